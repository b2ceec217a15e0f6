import type { CSSProperties } from 'react';
import { BLACK, readableOn, WHITE } from '#app/lib/color.ts';

/** The house's green where the editor chose none. */
const DEFAULT_COLOR = '#2b7a12';

/** Background behind a picture and its dark shade. */
const DARK = '#0e1812';

interface TopicLook {
  className: string;
  style: CSSProperties;
}

/** A picture lies under a dark shade, so text on it is white; else the colour decides. */
export function topicLook(color: string, pictured: boolean): TopicLook {
  const background = pictured ? DARK : color || DEFAULT_COLOR;
  const text = pictured ? WHITE : readableOn(background);
  return {
    className: text === BLACK ? 'on-color on-light' : 'on-color',
    style: { backgroundColor: background, color: text },
  };
}
