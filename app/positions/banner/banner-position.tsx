import { Card } from '#app/components/card.tsx';
import { StripCard } from '#app/components/strip-card.tsx';
import { teaserOf } from '#app/content/teaser.ts';
import type { PositionProps } from '../position-props.ts';

export function BannerPosition({ position, first }: PositionProps) {
  return (
    <div className="grid gap-4">
      {position.entries.map((entry, index) => (
        <Card key={entry.id} padded={false}>
          <StripCard teaser={teaserOf(entry, 'banner')} eager={first && index === 0} />
        </Card>
      ))}
    </div>
  );
}
