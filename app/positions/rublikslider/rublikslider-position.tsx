import { BigCard } from '#app/components/big-card.tsx';
import { Card } from '#app/components/card.tsx';
import { Carousel } from '#app/components/carousel.tsx';
import { teaserOf } from '#app/content/teaser.ts';
import { usePage } from '#app/lib/page-context.tsx';
import { shownEntries } from '../limits.ts';
import type { PositionProps } from '../position-props.ts';
import { levelIn, SectionFrame } from '../section-frame.tsx';

/** A titled section as a slider. */
export function RubliksliderPosition({ position, id, first }: PositionProps) {
  const { t } = usePage();
  const level = levelIn(position);
  const slides = shownEntries(position).map((entry, index) => {
    const teaser = teaserOf(entry, 'big');
    return {
      key: entry.id,
      title: teaser.headline,
      content: <BigCard plain teaser={teaser} eager={first && index === 0} level={level} />,
    };
  });
  return (
    <SectionFrame position={position}>
      <Card padded={false}>
        <Carousel id={id} label={position.title || t('sliderCards')} slides={slides} />
      </Card>
    </SectionFrame>
  );
}
