import { Card } from '#app/components/card.tsx';
import { StripCard } from '#app/components/strip-card.tsx';
import type { PositionProps } from '../position/position-props.ts';
import { teasersOf } from '../position/position-traits.ts';

export function BannerPosition({ position, first, place }: PositionProps) {
  return (
    <div className="grid gap-4">
      {teasersOf(position).map((teaser) => (
        <Card key={teaser.entry.id} padded={false}>
          <StripCard teaser={teaser} eager={first === teaser.entry.id} place={place} />
        </Card>
      ))}
    </div>
  );
}
