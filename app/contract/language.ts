/** The languages of the interface. Content is always German. */
export const SUPPORTED = ['de', 'en'] as const;
export type Language = (typeof SUPPORTED)[number];
