import type { ComponentType } from 'react';
import type { PositionType } from '#app/contract/content/position.ts';
import { BannerPosition } from './banner/banner-position.tsx';
import { ColortopicPosition } from './colortopic/colortopic-position.tsx';
import { DpaheadlinesPosition } from './dpaheadlines/dpaheadlines-position.tsx';
import { FullPosition } from './full/full-position.tsx';
import type { PositionProps } from './position/position-props.ts';
import { SectionFrame } from './position/section-frame.tsx';
import { RubrikPosition } from './rubrik/rubrik-position.tsx';
import { BsliderPosition, RubliksliderPosition, SliderPosition } from './slider/slider-positions.tsx';
import { SmallPosition } from './small/small-position.tsx';
import { TextPosition } from './text-position.tsx';

type PositionView = ComponentType<PositionProps>;

/** For views that don't render title and 'more' link themselves. */
const framed = (View: PositionView) => (props: PositionProps) => (
  <SectionFrame position={props.position}>
    <View {...props} />
  </SectionFrame>
);

/** Type -> component, exhaustive: a type in contract/content/position.ts without a component here does not compile. */
const VIEWS: Record<PositionType, PositionView> = {
  slider: framed(SliderPosition),
  full: framed(FullPosition),
  small: framed(SmallPosition),
  banner: framed(BannerPosition),
  colortopic: ColortopicPosition,
  rubrik: framed(RubrikPosition),
  rublikslider: framed(RubliksliderPosition),
  bslider: framed(BsliderPosition),
  dpaheadlines: DpaheadlinesPosition,
};
const TextView = framed(TextPosition);

/** In text-only mode all types but headlines use one component. */
export function viewOf(type: PositionType, textOnly: boolean): PositionView {
  return textOnly && type !== 'dpaheadlines' ? TextView : VIEWS[type];
}
