import type { Page } from '@playwright/test';
import postcss from 'postcss';
import { wholeStyle } from './whole-style.ts';

const parsed = new Map<string, string[]>();

/** Parsed by postcss instead of the product's own parser, so that faults of that parser are found. */
function selectorsIn(style: string): string[] {
  const before = parsed.get(style);
  if (before) return before;
  const selectors: string[] = [];
  parsed.set(style, selectors);
  postcss.parse(style).walkRules((rule) => void selectors.push(...rule.selectors));
  return selectors;
}

const CLASS = /\.((?:\\.|[\w-])+)/g;

const classesOf = (selector: string) =>
  [...selector.matchAll(CLASS)].map(([, name = '']) => name.replace(/\\(.)/g, '$1'));

let known: ReadonlyMap<string, readonly string[]> | undefined;

/** Rules that elements of a page match and that are left out of its style (used-style.server.ts). */
export async function missingRules(page: Page): Promise<string[]> {
  const shown = await page
    .evaluate(() => ({
      style: document.querySelector('head > style')?.textContent ?? '',
      scripted: document.querySelector('script[data-entry]') !== null,
      classes: [...document.querySelectorAll('[class]')].flatMap((element) => [...element.classList]),
    }))
    // The page is closed, crashed or navigating.
    .catch(() => null);
  if (!shown?.scripted) return [];
  known ??= new Map(selectorsIn(wholeStyle()).map((selector) => [selector, classesOf(selector)]));
  const kept = new Set(selectorsIn(shown.style));
  const there = new Set(shown.classes);
  return [...known]
    .filter(
      ([selector, classes]) =>
        classes.length > 0 && !kept.has(selector) && classes.every((name) => there.has(name)),
    )
    .map(([selector]) => selector);
}
