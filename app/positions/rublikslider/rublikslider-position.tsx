import { BigCard } from '#app/components/big-card.tsx';
import { Card } from '#app/components/card.tsx';
import { Carousel } from '#app/components/carousel/carousel.tsx';
import { usePage } from '#app/visit/page-context.tsx';
import type { PositionProps } from '../position/position-props.ts';
import { teasersOf } from '../position/position-traits.ts';
import { levelIn } from '../position/section-frame.tsx';

/** A section as a slider. */
export function RubliksliderPosition({ position, id, first, lead }: PositionProps) {
  const { t } = usePage();
  const level = levelIn(position);
  const slides = teasersOf(position).map((teaser) => ({
    key: teaser.entry.id,
    title: teaser.headline,
    content: <BigCard plain teaser={teaser} eager={first === teaser.entry.id} lead={lead} level={level} />,
  }));
  return (
    <Card padded={false}>
      <Carousel id={id} label={t('sliderCards')} written={position.title} slides={slides} />
    </Card>
  );
}
