import type { ComponentType } from 'react';
import type { PositionType } from '#app/content/position.schema.ts';
import { BannerPosition } from './banner/banner-position.tsx';
import { BsliderPosition } from './bslider/bslider-position.tsx';
import { ColortopicPosition } from './colortopic/colortopic-position.tsx';
import { DpaheadlinesPosition } from './dpaheadlines/dpaheadlines-position.tsx';
import { FullPosition } from './full/full-position.tsx';
import type { PositionProps } from './position-props.ts';
import { RubliksliderPosition } from './rublikslider/rublikslider-position.tsx';
import { RubrikPosition } from './rubrik/rubrik-position.tsx';
import { SliderPosition } from './slider/slider-position.tsx';
import { SmallPosition } from './small/small-position.tsx';

/** Type -> component, exhaustive: a type in position.schema.ts without a component here does not compile. */
export const positionRegistry: Record<PositionType, ComponentType<PositionProps>> = {
  slider: SliderPosition,
  full: FullPosition,
  small: SmallPosition,
  banner: BannerPosition,
  colortopic: ColortopicPosition,
  rubrik: RubrikPosition,
  rublikslider: RubliksliderPosition,
  bslider: BsliderPosition,
  dpaheadlines: DpaheadlinesPosition,
};
