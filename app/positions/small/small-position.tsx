import { Card } from '#app/components/card.tsx';
import { CardRows, SmallCard } from '#app/components/small-card.tsx';
import { AskedFirst } from '../position/asked-first.tsx';
import type { PositionProps } from '../position/position-props.ts';
import { levelIn } from '../position/section-frame.tsx';

/** Compact cards: rows on one surface. */
export function SmallPosition({ position, first }: PositionProps) {
  const level = levelIn(position);
  return (
    <AskedFirst position={position}>
      {(teasers) => (
        <Card padded={false}>
          <CardRows>
            {teasers.map((teaser) => (
              <li key={teaser.entry.id}>
                <SmallCard teaser={teaser} eager={first === teaser.entry.id} level={level} />
              </li>
            ))}
          </CardRows>
        </Card>
      )}
    </AskedFirst>
  );
}
