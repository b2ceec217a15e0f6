import type { Page } from '@playwright/test';
import { wholeStyle } from './whole-style.ts';

const CLASS = /\.((?:\\.|[\w-])+)/g;
interface Rule {
  selector: string;
  classes: readonly string[];
}

let known: readonly Rule[] | undefined;

/** The selectors with classes in the whole style sheet. */
function rules(): readonly Rule[] {
  if (known) return known;
  const preludes = wholeStyle().match(/(?<=[{}])[^{}@;]+(?=\{)/g) ?? [];
  const selectors = preludes.flatMap((prelude) => prelude.split(/(?<!\\),(?![^(]*\))(?![^[]*\])/));
  known = selectors.flatMap((text) => {
    const classes = [...text.matchAll(CLASS)].map(([, name = '']) => name.replace(/\\(.)/g, '$1'));
    return classes.length > 0 ? [{ selector: text.trim(), classes }] : [];
  });
  return known;
}

/** Rules that elements of a page match, and that were left out of its style: used-style.server.ts. */
export async function lostRules(page: Page): Promise<string[]> {
  const shown = await page
    .evaluate(() => ({
      style: document.querySelector('head > style')?.textContent ?? '',
      scripted: document.querySelector('script[data-entry]') !== null,
      classes: [...document.querySelectorAll('[class]')].flatMap((element) => [...element.classList]),
    }))
    // Closed, crashed or on its way to another page.
    .catch(() => null);
  if (!shown?.scripted) return [];
  const there = new Set(shown.classes);
  return rules()
    .filter(
      ({ selector, classes }) => !shown.style.includes(selector) && classes.every((name) => there.has(name)),
    )
    .map(({ selector }) => selector);
}
