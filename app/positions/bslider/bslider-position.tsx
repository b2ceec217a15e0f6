import { Card } from '#app/components/card.tsx';
import { Carousel } from '#app/components/carousel/carousel.tsx';
import { StripCard } from '#app/components/strip-card.tsx';
import { usePage } from '#app/visit/page-context.tsx';
import type { PositionProps } from '../position/position-props.ts';
import { teasersOf } from '../position/position-traits.ts';

/** Partners' strips as a slider. */
export function BsliderPosition({ position, id, first }: PositionProps) {
  const { t } = usePage();
  const slides = teasersOf(position).map((teaser) => ({
    key: teaser.entry.id,
    title: teaser.headline,
    content: <StripCard teaser={teaser} eager={first === teaser.entry.id} />,
  }));
  return (
    <Card padded={false}>
      <Carousel id={id} label={t('sliderSponsored')} written={position.title} slides={slides} />
    </Card>
  );
}
