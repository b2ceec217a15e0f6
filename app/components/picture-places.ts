import type { QUALITY } from '#app/addresses/media.ts';

/** Where pictures stand in the layouts (styles/bands.css, styles/entries.css), and how wide they are shown there. */
export interface PicturePlace {
  /** As `sizes` wants it, for the device classes that qualities go by (addresses/media.ts). */
  sizes: Record<keyof typeof QUALITY, string>;
  /** How many CSS pixels wide at most: nobody needs more than twice that. */
  most: number;
}

/** On a phone with three pixels to a point nobody sees more than two; whoever can't ask for that gets them all. */
const PHONE = '(min-resolution: 2.5dppx) calc(67vw - 21px), calc(100vw - 32px)';

/** Across a column. */
export const COLUMN: PicturePlace = {
  sizes: { desktop: '600px', tablet: 'calc(50vw - 24px)', smartphone: PHONE },
  most: 600,
};

/** The story that a page leads with. */
export const LEAD: PicturePlace = {
  sizes: {
    desktop: '748px',
    tablet: '(min-width: 960px) calc(62vw - 28px), calc(50vw - 24px)',
    smartphone: PHONE,
  },
  most: 748,
};

/** In an entry, across its text. */
export const ENTRY: PicturePlace = {
  sizes: { desktop: '560px', tablet: '568px', smartphone: PHONE },
  most: 568,
};

/** Of one width everywhere. */
export function fixed(width: number): PicturePlace {
  const size = `${width}px`;
  return { sizes: { desktop: size, tablet: size, smartphone: size }, most: width };
}

/** Beside the words of a row: 96 px on phones. */
export const THUMB = fixed(152);

const SMALLEST_LARGE = 640;

/** The widths among those offered that a picture there can need. */
export function widthsFor({ most }: PicturePlace, offered: readonly number[]): readonly number[] {
  const enough = offered.find((width) => width >= 2 * most) ?? Number.POSITIVE_INFINITY;
  const needed = offered.filter((width) => width >= Math.min(most, SMALLEST_LARGE) && width <= enough);
  return needed.length > 0 ? needed : offered.slice(-1);
}
