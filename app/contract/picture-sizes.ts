/** What a resized picture can be asked for (content-api.md, 'Media'); anything else is no address of one. */

/** Every content server offers these widths. */
export const BASIC_WIDTHS = [640, 1280] as const;

/** The embedded one those for thumbnails and for phones at twice their pixels as well. */
export const WIDTHS = [320, 640, 960, 1280] as const;
export type PictureWidth = (typeof WIDTHS)[number];

export const QUALITIES = [70, 80, 90] as const;
export type PictureQuality = (typeof QUALITIES)[number];
