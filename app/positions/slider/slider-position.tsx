import { Card } from '#app/components/card.tsx';
import { Carousel } from '#app/components/carousel/carousel.tsx';
import { HeroCard } from '#app/components/hero-card.tsx';
import { usePage } from '#app/visit/page-context.tsx';
import type { PositionProps } from '../position/position-props.ts';
import { teasersOf } from '../position/position-traits.ts';
import { levelIn } from '../position/section-frame.tsx';

/** The page's top slider: large pictures with their headlines on them. */
export function SliderPosition({ position, id, first, lead }: PositionProps) {
  const { t } = usePage();
  const level = levelIn(position);
  const slides = teasersOf(position).map((teaser) => ({
    key: teaser.entry.id,
    title: teaser.headline,
    content: <HeroCard teaser={teaser} eager={first === teaser.entry.id} lead={lead} level={level} />,
  }));
  return (
    <Card padded={false}>
      <Carousel id={id} label={t('sliderTop')} written={position.title} slides={slides} autoplay />
    </Card>
  );
}
