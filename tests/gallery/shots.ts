import type { Page } from '@playwright/test';
import type { Language } from '#app/contract/language.ts';
import type { de } from '#app/i18n/de.ts';

/** Language and view in which a page is shown. */
export const VARIANTS = ['de', 'en', 'text', 'no-js'] as const;
export type Variant = (typeof VARIANTS)[number];

export interface Size {
  width: number;
  height: number;
}

export const SIZES: readonly Size[] = [
  { width: 320, height: 568 },
  { width: 375, height: 667 },
  { width: 768, height: 1024 },
  { width: 1024, height: 576 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

/** The servers that pages come from (hosts.ts). */
export type HostName = 'demo' | 'failing' | 'development';

export interface Reader {
  page: Page;
  variant: Variant;
  /** Index of the variant, for what only one rider can use, such as a voucher. */
  number: number;
  texts: { readonly [Key in keyof typeof de]: string };
}

/** A screen in one of its states. */
export interface Shot {
  name: string;
  path: string;
  host?: HostName;
  /** What the rider does before the picture is taken. */
  after?: (reader: Reader) => Promise<void>;
  cookies?: Readonly<Record<string, string>>;
  variants?: readonly Variant[];
  sizes?: readonly Size[];
}

export function languageOf(variant: Variant): Language {
  return variant === 'en' ? 'en' : 'de';
}
