import type { Position } from '#app/contract/content/position.ts';
import type { WirePost } from '#app/contract/content/wire-post.ts';
import { usePage } from '#app/request/page-context.tsx';
import { columnsFor, estimatedHeight } from './balance.ts';
import { blocksOf } from './blocks.ts';
import { SectionFrame } from './position/section-frame.tsx';
import { viewOf } from './position-registry.tsx';

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
        const { View, ownFrame } = viewOf(block.type, page.textOnly);
        const view = (
          <View position={block} id={`p${index + 1}`} first={index === firstPictured} wire={wire} />
        );
        return (
          <div key={index} className={`column-${columns[index]}`}>
            {ownFrame ? view : <SectionFrame position={block}>{view}</SectionFrame>}
          </div>
        );
      })}
    </div>
  );
}
