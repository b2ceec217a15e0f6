import type { Position } from '#app/contract/content/position.ts';
import { memo } from '#app/contract/memo.ts';
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

const known = new WeakMap<readonly Position[], ReturnType<typeof memo<Layout>>>();

/** Memoised for as long as the content doesn't change. */
export function layoutOf(positions: readonly Position[], wirePosts: number, textOnly: boolean): Layout {
  const layouts = known.get(positions) ?? memo<Layout>(20, 20);
  known.set(positions, layouts);
  return layouts(`${wirePosts} ${textOnly}`, () => {
    const shown = blocksOf(positions, wirePosts);
    const blocks = shown.map((position) => ({
      position,
      sameForAll: isSameForAll(position),
      pictured: firstEntryWithPicture(position),
    }));
    return { blocks, ...columnsFor(shown, wirePosts, textOnly) };
  });
}
