import { Card } from '#app/components/card.tsx';
import { Carousel } from '#app/components/carousel.tsx';
import { HeroCard } from '#app/components/hero-card.tsx';
import { teaserOf } from '#app/content/teaser.ts';
import { usePage } from '#app/lib/page-context.tsx';
import { shownEntries } from '../limits.ts';
import type { PositionProps } from '../position-props.ts';

/** The page's top slider: large pictures with their headlines on them. */
export function SliderPosition({ position, id, first }: PositionProps) {
  const { t } = usePage();
  const slides = shownEntries(position).map((entry, index) => {
    const teaser = teaserOf(entry, 'big');
    return {
      key: entry.id,
      title: teaser.headline,
      content: <HeroCard teaser={teaser} eager={first && index === 0} />,
    };
  });
  return (
    <Card padded={false}>
      <Carousel id={id} label={position.title || t('sliderTop')} slides={slides} autoplay />
    </Card>
  );
}
