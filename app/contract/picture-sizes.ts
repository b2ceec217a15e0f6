/** Available sizes of resized pictures (content-api.md, 'Media'); other values are rejected. */

/** Every content server offers these widths. */
export const BASIC_WIDTHS = [640, 1280] as const;

/** The embedded service adds widths for thumbnails and for phones with a pixel ratio of 1 or 2. */
export const WIDTHS = [320, 480, 640, 960, 1280] as const;
export type PictureWidth = (typeof WIDTHS)[number];

export const QUALITIES = [70, 80, 90] as const;
export type PictureQuality = (typeof QUALITIES)[number];
