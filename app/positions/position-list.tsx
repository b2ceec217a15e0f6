import type { Position } from '#app/contract/content/position.ts';
import type { WirePost } from '#app/contract/content/wire-post.ts';
import { usePage } from '#app/request/page-context.tsx';
import { blocksOf } from './blocks.ts';
import { columnsFor } from './columns.ts';
import { growsIn } from './position/position-traits.ts';
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
  const { bands, leads } = columnsFor(blocks, wire.length, page.textOnly);
  const firstPictured = blocks.findIndex(({ type }) => type !== 'dpaheadlines');
  const block = (place: number) => {
    const position = blocks[place];
    if (!position) return null;
    const { View, ownFrame } = viewOf(position.type, page.textOnly);
    const view = (
      <View
        position={position}
        id={`p${place + 1}`}
        first={place === firstPictured}
        lead={leads && place === 0}
        wire={wire}
      />
    );
    return (
      <div key={place} className={growsIn(position) ? 'fills' : undefined}>
        {ownFrame ? view : <SectionFrame position={position}>{view}</SectionFrame>}
      </div>
    );
  };
  return (
    <div className="bands">
      {bands.map(({ left, right, look }, index) => (
        <div key={left[0]} className={`band band-${look}${leads && index === 0 ? ' band-lead' : ''}`}>
          <div className="band-column">{left.map(block)}</div>
          {right.length > 0 ? <div className="band-column">{right.map(block)}</div> : null}
        </div>
      ))}
    </div>
  );
}
