import { Bands } from '#app/components/bands.tsx';
import { CachedFragment } from '#app/components/cached-fragment.tsx';
import { ACROSS, ALONE, COLUMN, type PicturePlace } from '#app/components/picture-places.ts';
import type { Position } from '#app/contract/content/position.ts';
import type { WirePost } from '#app/contract/content/wire-post.ts';
import { usePage } from '#app/visit/page-context.tsx';
import type { Band } from './bands.ts';
import { layoutOf } from './layout.ts';
import { canStretch } from './position/position-traits.ts';
import { viewOf } from './position-registry.tsx';

interface PositionListProps {
  positions: readonly Position[];
  wire: readonly WirePost[];
}

/** Where pictures that fill a band's column stand. */
const PLACES: Record<Band['look'], PicturePlace> = {
  even: COLUMN,
  uneven: COLUMN,
  across: ACROSS,
  alone: ALONE,
};

/** Two columns in landscape or from `sm`, else one; each column at most 600 px (design, 'Columns'). */
export function PositionList({ positions, wire }: PositionListProps) {
  const { page, t } = usePage();
  const { blocks, bands, leads } = layoutOf(positions, wire.length, page.textOnly);
  if (blocks.length === 0) return <p className="text-soft">{t('pageEmpty')}</p>;
  // Only the first two blocks: lower ones may never be scrolled to.
  const firstPlace = blocks.slice(0, 2).findIndex(({ pictured }) => pictured !== null);
  const block = (look: Band['look']) => (place: number) => {
    const shown = blocks[place];
    if (!shown) return null;
    const { position, sameForAll, pictured } = shown;
    const View = viewOf(position.type, page.textOnly);
    const first = place === firstPlace;
    const lead = leads && place === 0;
    return (
      <CachedFragment
        key={place}
        className={canStretch(position, page.textOnly) ? 'fills' : undefined}
        content={sameForAll ? position : null}
        place={`${place} ${first} ${lead} ${look}`}
      >
        <View
          position={position}
          id={`p${place + 1}`}
          first={first ? pictured : null}
          lead={lead}
          place={PLACES[look]}
          wire={wire}
        />
      </CachedFragment>
    );
  };
  return (
    <Bands>
      {bands.map(({ left, right, look }, index) => (
        <div key={left[0]} className={`band band-${look}${leads && index === 0 ? ' band-lead' : ''}`}>
          <div className="band-column">{left.map(block(look))}</div>
          {right.length > 0 ? <div className="band-column">{right.map(block(look))}</div> : null}
        </div>
      ))}
    </Bands>
  );
}
