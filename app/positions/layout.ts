import type { Position } from '#app/contract/content/position.ts';
import { blocksOf } from './blocks.ts';
import { type Columns, columnsFor } from './columns.ts';
import { firstEntryWithPicture, isSameForAll } from './position/position-traits.ts';

interface Block {
  position: Position;
  /** Identical for all riders. */
  sameForAll: boolean;
  /** The entry of its first picture. */
  pictured: string | null;
}

interface Layout extends Columns {
  blocks: readonly Block[];
}

const known = new WeakMap<readonly Position[], Map<string, Layout>>();

/** Memoised for as long as the content doesn't change. */
export function layoutOf(positions: readonly Position[], wirePosts: number, textOnly: boolean): Layout {
  const layouts = known.get(positions) ?? new Map<string, Layout>();
  known.set(positions, layouts);
  const key = `${wirePosts} ${textOnly}`;
  let layout = layouts.get(key);
  if (!layout) {
    const shown = blocksOf(positions, wirePosts);
    const blocks = shown.map((position) => ({
      position,
      sameForAll: isSameForAll(position),
      pictured: firstEntryWithPicture(position),
    }));
    layout = { blocks, ...columnsFor(shown, wirePosts, textOnly) };
    layouts.set(key, layout);
  }
  return layout;
}
