import { z } from 'zod';
import { printable, truncateText } from '../plain-text.ts';
import { describeFault, readTile, type Tile } from '../tiles/tile-types.ts';
import { address, color, flag, id, localDate, readList, text, triStateFlag } from '../tolerant.ts';

export const entryFields = z.object({
  id,
  title: text,
  external_link: address,
  publish_from: localDate,
  publish_till: localDate,
  share: flag,
  /** Marked as advertising wherever it is shown (content-api.md, 'Advertising'); undefined if not stated. */
  sponsored: triStateFlag,
  backgroundColor: color,
});

/** A tile that could not be read: left out for riders, shown with its reason to editors in preview. */
interface UnreadableTile {
  index: number;
  type: string;
  fault: string;
}

export type Entry = z.infer<typeof entryFields> & { kacheln: Tile[]; unreadable: UnreadableTile[] };

/** Called for everything that was dropped: where, and why. */
export type ReportFault = (where: string, fault: string) => void;

export function readEntry(raw: unknown, where: string, report: ReportFault): Entry | null {
  const fields = entryFields.safeParse(raw);
  if (!fields.success) {
    report(where, describeFault(fields.error));
    return null;
  }
  const unreadable: UnreadableTile[] = [];
  const kacheln = readList((raw as { kacheln?: unknown }).kacheln, (candidate, index) => {
    const reading = readTile(candidate);
    if (reading.tile) return reading.tile;
    unreadable.push({ index, type: typeName(candidate), fault: reading.fault });
    report(`entry ${fields.data.id} tile ${tileName(candidate, index)}`, reading.fault);
    return null;
  });
  return { ...fields.data, title: fields.data.title || nameFrom(kacheln), kacheln, unreadable };
}

/** Names an entry without a title: by its card, else by its first tile with a title or a question. */
function nameFrom(kacheln: readonly Tile[]): string {
  const pictures = kacheln.filter((tile) => tile.type === 'altkachel');
  const cards = [...pictures.filter(({ teaser }) => teaser !== ''), ...pictures];
  const titles = kacheln.map((tile) => {
    if (tile.type === 'survey') return tile.question;
    return 'title' in tile ? tile.title : '';
  });
  const names = [...cards.flatMap(({ header, subheader }) => [header, subheader]), ...titles];
  return names.find((name) => name !== '') ?? '';
}

function typeName(raw: unknown): string {
  const type = (raw as { type?: unknown } | null)?.type;
  return typeof type === 'string' ? truncateText(printable(type), 60) : '';
}

function tileName(raw: unknown, index: number): string {
  const tileId = (raw as { id?: unknown } | null)?.id;
  return typeof tileId === 'string' || typeof tileId === 'number'
    ? `${index} (id ${String(tileId).slice(0, 40)})`
    : String(index);
}
