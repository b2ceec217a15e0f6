import { BigCard } from '#app/components/big-card.tsx';
import { Card } from '#app/components/card.tsx';
import { CardRows, SmallCard } from '#app/components/small-card.tsx';
import { teaserOf } from '#app/content/teaser.ts';
import type { PositionProps } from '../position-props.ts';
import { levelIn, SectionFrame } from '../section-frame.tsx';

/** A titled section: one lead story, the others as rows below it. */
export function RubrikPosition({ position, first }: PositionProps) {
  const [lead, ...others] = position.entries;
  if (!lead) return null;
  const level = levelIn(position);
  return (
    <SectionFrame position={position}>
      <Card padded={false}>
        <BigCard plain teaser={teaserOf(lead, 'big')} eager={first} level={level} />
        {others.length > 0 ? (
          <CardRows className="border-t border-line">
            {others.map((entry) => (
              <li key={entry.id}>
                <SmallCard teaser={teaserOf(entry, 'small')} level={level} />
              </li>
            ))}
          </CardRows>
        ) : null}
      </Card>
    </SectionFrame>
  );
}
