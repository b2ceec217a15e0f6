import { canonicalOrigin } from '#app/addresses/canonical-origin.ts';
import { env } from '#app/config/env.server.ts';
import { withSafeHtml } from '#app/content/rich-text/rich-text.server.ts';
import type { Entry } from '#app/contract/content/entry.ts';
import { memo } from '#app/contract/memo.ts';
import type { Tile } from '#app/contract/tiles/tile-types.ts';
import { translator } from '#app/i18n/translate.ts';
import type { ReadyEntry, ReadyTile } from '#app/tiles/tile/ready-tile.ts';
import type { Page } from '#app/visit/page.ts';

/** Keyed by the parsed entry, which the content cache holds: results are released together with it. */
const made = new WeakMap<Entry, ReturnType<typeof memo<ReadyEntry>>>();

/** An entry ready for rendering. Its HTML is sanitised here, once per version. */
export function readyEntry(
  entry: Entry,
  { textOnly, uploads }: Pick<Page, 'textOnly' | 'uploads'>,
): ReadyEntry {
  const variants = made.get(entry) ?? memo<ReadyEntry>(20, 300);
  made.set(entry, variants);
  return variants(`${textOnly} ${uploads.origin}`, () => {
    // Our labels inside editors' texts are German, like the texts.
    const t = translator('de');
    const { PUBLIC_URL, CANONICAL_HOSTS } = env();
    const origin = PUBLIC_URL ? new URL(PUBLIC_URL).origin : '';
    const rules = {
      uploads,
      textOnly,
      origin,
      canonicalOrigin: canonicalOrigin(origin, CANONICAL_HOSTS),
      labels: {
        pdf: t('linkPdf'),
        external: t('linkExternal'),
        table: t('table'),
        picture: t('picture'),
      },
    };
    const kacheln = entry.kacheln.map(
      (tile, index): ReadyTile => ({ ...withSafeHtml(withoutSolution(tile), rules), key: String(index + 1) }),
    );
    return { ...entry, kacheln };
  });
}

/** Removes the puzzle's solution: answers are checked on the server. */
function withoutSolution(tile: Tile): Tile {
  return tile.type === 'shakeword' ? { ...tile, solved: '' } : tile;
}
