/** The languages of the interface, and how each writes dates and numbers. Content is always German. */
export const LOCALES = { de: 'de-DE', en: 'en-GB' } as const;
export type Language = keyof typeof LOCALES;
export const SUPPORTED = Object.keys(LOCALES) as [Language, ...Language[]];
