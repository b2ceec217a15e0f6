import type { Position } from '#app/content/position.schema.ts';
import type { WirePost } from '#app/content/wire-post.schema.ts';
import { usePage } from '#app/lib/page-context.tsx';
import { columnsFor, estimatedHeight } from './balance.ts';
import { blocksOf } from './blocks.ts';
import { positionRegistry } from './position-registry.tsx';
import { TextPosition } from './text-position.tsx';

interface PositionListProps {
  positions: readonly Position[];
  wire: readonly WirePost[];
}

/** Two columns in landscape or from `sm`, else one; each column at most 600 px (design, 'Columns'). */
export function PositionList({ positions, wire }: PositionListProps) {
  const { page, t } = usePage();
  const blocks = blocksOf(positions, wire.length);
  if (blocks.length === 0) return <p className="text-soft">{t('pageEmpty')}</p>;
  const columns = columnsFor(blocks.map((block) => estimatedHeight(block, wire.length)));
  const firstPictured = blocks.findIndex(({ type }) => type !== 'dpaheadlines');
  return (
    <div className="columns-flow">
      {blocks.map((block, index) => {
        const asText = page.textOnly && block.type !== 'dpaheadlines';
        const View = asText ? TextPosition : positionRegistry[block.type];
        return (
          <div key={index} className={`column-${columns[index]}`}>
            <View position={block} id={`p${index + 1}`} first={index === firstPictured} wire={wire} />
          </div>
        );
      })}
    </div>
  );
}
