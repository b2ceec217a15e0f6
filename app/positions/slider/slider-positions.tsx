import type { ComponentType } from 'react';
import { BigCard } from '#app/components/big-card.tsx';
import { Card } from '#app/components/card.tsx';
import { Carousel } from '#app/components/carousel/carousel.tsx';
import { HeroCard } from '#app/components/hero-card.tsx';
import type { PicturePlace } from '#app/components/picture-places.ts';
import { StripCard } from '#app/components/strip-card.tsx';
import type { Teaser } from '#app/content/teaser.ts';
import type { TextKey } from '#app/i18n/de.ts';
import { usePage } from '#app/visit/page-context.tsx';
import type { PositionProps } from '../position/position-props.ts';
import { teasersOf } from '../position/position-traits.ts';
import { levelIn } from '../position/section-frame.tsx';

interface SlideProps {
  teaser: Teaser;
  eager: boolean;
  lead: boolean;
  place: PicturePlace;
  level: ReturnType<typeof levelIn>;
}

function sliderOf(label: TextKey, Slide: ComponentType<SlideProps>, autoplay = false) {
  return ({ position, id, first, lead, place }: PositionProps) => {
    const { t } = usePage();
    const level = levelIn(position);
    const slides = teasersOf(position).map((teaser) => ({
      key: teaser.entry.id,
      title: teaser.headline,
      content: (
        <Slide teaser={teaser} eager={first === teaser.entry.id} lead={lead} place={place} level={level} />
      ),
    }));
    return (
      <Card padded={false}>
        <Carousel id={id} label={t(label)} written={position.title} slides={slides} autoplay={autoplay} />
      </Card>
    );
  };
}

/** The page's top slider: large pictures with their headlines on them. */
export const SliderPosition = sliderOf('sliderTop', HeroCard, true);

/** A section as a slider. */
export const RubliksliderPosition = sliderOf('sliderCards', (slide) => <BigCard plain {...slide} />);

/** Partners' strips as a slider. */
export const BsliderPosition = sliderOf('sliderSponsored', StripCard);
