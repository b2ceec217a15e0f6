import { Card } from '#app/components/card.tsx';
import { Carousel } from '#app/components/carousel.tsx';
import { StripCard } from '#app/components/strip-card.tsx';
import { teaserOf } from '#app/content/teaser.ts';
import { usePage } from '#app/lib/page-context.tsx';
import { shownEntries } from '../limits.ts';
import type { PositionProps } from '../position-props.ts';

/** Partners' strips as a slider. */
export function BsliderPosition({ position, id, first }: PositionProps) {
  const { t } = usePage();
  const slides = shownEntries(position).map((entry, index) => {
    const teaser = teaserOf(entry, 'banner');
    return {
      key: entry.id,
      title: teaser.headline,
      content: <StripCard teaser={teaser} eager={first && index === 0} />,
    };
  });
  return (
    <Card padded={false}>
      <Carousel id={id} label={position.title || t('sliderSponsored')} slides={slides} />
    </Card>
  );
}
