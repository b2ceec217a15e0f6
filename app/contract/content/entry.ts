import { z } from 'zod';
import { printable, truncateText } from '../plain-text.ts';
import type { AltkachelTile } from '../tiles/altkachel.ts';
import { isCompleteArticle } from '../tiles/dpa-infoline-entry.ts';
import { describeFault, readTile, type Tile, traitsOf } from '../tiles/tile-types.ts';
import {
  address,
  color,
  flag,
  headline,
  id,
  localDate,
  localEnd,
  lostAddresses,
  readList,
  triStateFlag,
} from '../tolerant.ts';

export const entryFields = z.object({
  id,
  title: headline,
  external_link: address,
  publish_from: localDate,
  publish_till: localEnd,
  share: flag,
  /** Marked as advertising wherever it is shown (content-api.md, 'Advertising'); undefined if not stated. */
  sponsored: triStateFlag,
  backgroundColor: color,
});

/** A tile and what is wrong with it, shown to editors in preview. */
interface FaultyTile {
  index: number;
  type: string;
  fault: string;
}

export type Entry = z.infer<typeof entryFields> & {
  kacheln: Tile[];
  /** Tiles that couldn't be read; riders don't see them. */
  unreadable: FaultyTile[];
  /** Tiles that are shown with a field read differently than the editor wrote it, or only partly shown. */
  misread: FaultyTile[];
};

/** Called for everything that was dropped or read as something else: where, and why. */
export type ReportFault = (where: string, fault: string) => void;

export function readEntry(raw: unknown, where: string, report: ReportFault): Entry | null {
  const fields = entryFields.safeParse(raw);
  if (!fields.success) {
    report(where, describeFault(fields.error));
    return null;
  }
  for (const fault of lostAddresses(entryFields.shape, raw)) report(where, fault);
  const unreadable: FaultyTile[] = [];
  const misread: FaultyTile[] = [];
  const forms = new Set<string>();
  const kacheln = readList((raw as { kacheln?: unknown }).kacheln, (candidate, index) => {
    const reading = readTile(candidate);
    const { tile, fault } = reading;
    const form = tile && formKey(tile);
    const note = (list: FaultyTile[], reason: string) => {
      list.push({ index, type: typeName(candidate), fault: reason });
      report(`entry ${fields.data.id} tile ${tileName(candidate, index)}`, reason);
    };
    if (tile && (form === null || !forms.has(form))) {
      if (form !== null) forms.add(form);
      for (const reason of reading.misread) note(misread, reason);
      return tile;
    }
    note(unreadable, fault ?? 'id: is that of another tile of this type');
    return null;
  });
  return { ...fields.data, title: fields.data.title || nameFrom(kacheln), kacheln, unreadable, misread };
}

/** Submissions address a tile by type and id, which must be unique in its entry; null for tiles that get none. */
export function formKey({ type, id }: Tile): string | null {
  const { takesPart } = traitsOf(type);
  return takesPart === 'submits' || takesPart === 'votes' ? `${type} ${id}` : null;
}

export type TeaserSize = 'big' | 'small' | 'banner';

/** The altkachel of an entry's card: that of the wanted size, else of any, else the first (specification 5). */
export function cardTileOf(kacheln: readonly Tile[], size: TeaserSize): AltkachelTile | null {
  const tiles = kacheln.filter((tile) => tile.type === 'altkachel');
  const ofSize = tiles.find(({ teaser }) => teaser === size);
  return ofSize ?? tiles.find(({ teaser }) => teaser !== '') ?? tiles[0] ?? null;
}

/** Names an entry without a title: by its card, else by its first tile with a title or a question. */
function nameFrom(kacheln: readonly Tile[]): string {
  const card = cardTileOf(kacheln, 'big');
  const names = [card?.header, card?.subheader, ...kacheln.map(titleOf)];
  return names.find((name) => name?.trim()) ?? '';
}

/** An entry isn't named after a button's or link's label, nor after a wire article that riders don't see. */
function titleOf(tile: Tile): string {
  if (tile.type === 'survey') return tile.question;
  if (tile.type === 'deeplinkbutton' || tile.type === 'pressrelease') return '';
  if (tile.type === 'dpa-infoline-entry' && !isCompleteArticle(tile)) return '';
  return 'title' in tile ? tile.title : '';
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
