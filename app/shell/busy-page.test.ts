// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { de } from '#app/i18n/de.ts';
import { visitTo } from '#tests/support/visit.ts';
import { busyPage } from './busy-page.server.ts';

function pageAt(target: string, language: string): Document {
  return new DOMParser().parseFromString(
    busyPage(visitTo(target, { acceptLanguage: language })),
    'text/html',
  );
}

it.each([
  ['de', 'Noch einmal versuchen'],
  ['en', 'Try again'],
])(
  'the overload page, in %s, has the product’s colours, a link to retry, and loads nothing',
  (language, way) => {
    const page = pageAt('/linie?channel=portal', language);
    const [, green] = /--green: (#\w+)/.exec(readFileSync('app/styles/app.css', 'utf8')) ?? [];
    expect(page.querySelector('style')?.textContent).toContain(`background:${green}`);
    expect(page.querySelector('a')?.textContent).toBe(way);
    expect(page.querySelector('header b')?.textContent).toBe(de.appName);
    expect(page.documentElement.outerHTML.length).toBeLessThan(4000);
    expect(page.querySelectorAll('script, link, img, [src], [http-equiv]')).toHaveLength(0);
  },
);

describe('a screen in a vehicle', () => {
  it.each(['/?channel=screen', '/linie?seconds=5&channel=screen', '/heute/sport?channel=screen'])(
    'at %s shows a calm page and asks again by itself',
    (target) => {
      const page = pageAt(target, 'en');
      expect(page.documentElement.lang).toBe('de');
      expect(page.querySelector('[http-equiv=refresh]')?.getAttribute('content')).toBe('10');
      expect(page.querySelector('main')?.textContent).toBe(`${de.appName}${de.screenGreeting}`);
    },
  );

  it('gets the page for riders, without a reload, at an entry’s address', () => {
    const page = pageAt('/beitrag/101?channel=screen', 'de');
    expect(page.querySelector('[http-equiv]')).toBeNull();
    expect(page.querySelector('main a')).not.toBeNull();
  });
});
