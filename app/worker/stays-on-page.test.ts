import { describe, expect, it } from 'vitest';
import { staysOnPage } from './stays-on-page.ts';

const HERE = 'https://kachel.example/beitrag/110';

describe('a page is waited for', () => {
  it.each([
    ['where it is loaded again', 'no-cache', '', true],
    ['where it is loaded again past every cache', 'reload', '', true],
    ['where a form or a setting leads back to it', 'default', `${HERE}?lang=en`, true],
    ['not where another page led to it', 'default', 'https://kachel.example/', false],
    ['not where it is called up', 'default', '', false],
  ] as const)('%s', (_, cache, referrer, waits) => {
    expect(staysOnPage({ cache, referrer }, new URL(`${HERE}?outcome=x`))).toBe(waits);
  });
});
