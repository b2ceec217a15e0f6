/**
 * HTML has two types: schemas produce UntrustedHtml, which no component accepts; rich-text.server.ts turns it into
 * SafeHtml, once per version of the content.
 */

/** The level that the first heading inside gets, so that it fits the page's outline. */
export type HeadingLevel = 2 | 3 | 4;

/** The level for HTML below a tile's title, which may be missing: then its headings are one level higher. */
export function levelBelow(title: string, titleLevel: 2 | 3): HeadingLevel {
  if (title.trim() === '') return titleLevel;
  return titleLevel === 2 ? 3 : 4;
}

export interface UntrustedHtml {
  readonly untrusted: string;
  readonly headings: HeadingLevel;
}

declare const safe: unique symbol;
export type SafeHtml = string & { readonly [safe]: true };

/** The same value with its HTML made safe. */
export type WithSafeHtml<Value> = Value extends UntrustedHtml
  ? SafeHtml
  : Value extends readonly (infer Item)[]
    ? WithSafeHtml<Item>[]
    : Value extends object
      ? { [Key in keyof Value]: WithSafeHtml<Value[Key]> }
      : Value;

export function isUntrustedHtml(value: unknown): value is UntrustedHtml {
  return typeof value === 'object' && value !== null && 'untrusted' in value;
}

/** Whether it contains neither text nor pictures: the sanitiser removes empty elements. */
export function isBlank(html: SafeHtml): boolean {
  return html.trim() === '';
}
