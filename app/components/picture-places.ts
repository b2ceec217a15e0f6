import type { QUALITY } from '#app/addresses/media.ts';

/** A picture's position in the layout (styles/bands.css, styles/entries.css) and its width there. */
export interface PicturePlace {
  /** The `sizes` attribute for each device class (addresses/media.ts). */
  sizes: Record<keyof typeof QUALITY, string>;
  /** The largest width in CSS pixels; at most twice that is loaded. */
  most: number;
}

/** On 3x phones two pixels per CSS pixel are enough. Browsers without `dppx` queries load all three. */
const PHONE = '(min-resolution: 2.5dppx) calc(67vw - 21px), calc(100vw - 32px)';

/** As wide as a column. */
export const COLUMN: PicturePlace = {
  sizes: { desktop: '600px', tablet: 'calc(50vw - 24px)', smartphone: PHONE },
  most: 600,
};

/** A page's only block that can't span both columns: in the middle, as wide as a column of a wide screen. */
export const ALONE: PicturePlace = {
  sizes: { ...COLUMN.sizes, tablet: '(min-width: 632px) 600px, calc(100vw - 32px)' },
  most: 600,
};

/** As wide as both columns: a banner that spans them. */
export const ACROSS: PicturePlace = {
  sizes: { desktop: '1216px', tablet: 'calc(100vw - 32px)', smartphone: PHONE },
  most: 1216,
};

/** The page's lead story. */
export const LEAD: PicturePlace = {
  sizes: {
    desktop: '748px',
    tablet: '(min-width: 960px) calc(62vw - 28px), calc(50vw - 24px)',
    smartphone: PHONE,
  },
  most: 748,
};

/** In an entry, as wide as its text. */
export const ENTRY: PicturePlace = {
  sizes: { desktop: '560px', tablet: '568px', smartphone: PHONE },
  most: 568,
};

/** The same width on all devices. */
export function fixedWidth(width: number): PicturePlace {
  const size = `${width}px`;
  return { sizes: { desktop: size, tablet: size, smartphone: size }, most: width };
}

/** The thumbnail of a list row: 152 px, on phones 96 px. */
export const THUMB = fixedWidth(152);

/** A picture as wide as its column is at least this wide on a device of the class. */
const SMALLEST_LARGE = { smartphone: 480, tablet: 640, desktop: 640 } as const;

/** Those of the offered widths that this position can need. */
export function widthsFor(
  { most }: PicturePlace,
  offered: readonly number[],
  device: keyof typeof QUALITY,
): readonly number[] {
  const enough = offered.find((width) => width >= 2 * most) ?? Number.POSITIVE_INFINITY;
  const least = Math.min(most, SMALLEST_LARGE[device]);
  const needed = offered.filter((width) => width >= least && width <= enough);
  return needed.length > 0 ? needed : offered.slice(-1);
}
