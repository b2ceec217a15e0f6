import type { ComponentType } from 'react';
import type { PositionType } from '#app/contract/content/position.ts';
import { BannerPosition } from './banner/banner-position.tsx';
import { ColortopicPosition } from './colortopic/colortopic-position.tsx';
import { DpaheadlinesPosition } from './dpaheadlines/dpaheadlines-position.tsx';
import { FullPosition } from './full/full-position.tsx';
import type { PositionProps } from './position/position-props.ts';
import { RubrikPosition } from './rubrik/rubrik-position.tsx';
import { BsliderPosition, RubliksliderPosition, SliderPosition } from './slider/slider-positions.tsx';
import { SmallPosition } from './small/small-position.tsx';
import { TextPosition } from './text-position.tsx';

interface PositionView {
  View: ComponentType<PositionProps>;
  /** Whether the component renders title and 'more' link itself; else SectionFrame does. */
  hasOwnFrame: boolean;
}

const withSectionFrame = (View: PositionView['View']): PositionView => ({ View, hasOwnFrame: false });
const withOwnFrame = (View: PositionView['View']): PositionView => ({ View, hasOwnFrame: true });

/** Type -> component, exhaustive: a type in contract/content/position.ts without a component here does not compile. */
const VIEWS: Record<PositionType, PositionView> = {
  slider: withSectionFrame(SliderPosition),
  full: withSectionFrame(FullPosition),
  small: withSectionFrame(SmallPosition),
  banner: withSectionFrame(BannerPosition),
  colortopic: withOwnFrame(ColortopicPosition),
  rubrik: withSectionFrame(RubrikPosition),
  rublikslider: withSectionFrame(RubliksliderPosition),
  bslider: withSectionFrame(BsliderPosition),
  dpaheadlines: withOwnFrame(DpaheadlinesPosition),
};

/** In text-only mode all types but headlines use one component. */
export function viewOf(type: PositionType, textOnly: boolean): PositionView {
  return textOnly && type !== 'dpaheadlines' ? withSectionFrame(TextPosition) : VIEWS[type];
}
