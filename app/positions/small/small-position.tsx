import { Card } from '#app/components/card.tsx';
import { CardRows, SmallCard } from '#app/components/small-card.tsx';
import { teaserOf } from '#app/content/teaser.ts';
import type { PositionProps } from '../position-props.ts';

/** Compact cards: rows on one surface. */
export function SmallPosition({ position, first }: PositionProps) {
  return (
    <Card padded={false}>
      <CardRows>
        {position.entries.map((entry, index) => (
          <li key={entry.id}>
            <SmallCard teaser={teaserOf(entry, 'small')} eager={first && index === 0} />
          </li>
        ))}
      </CardRows>
    </Card>
  );
}
