import { describe, expect, it } from 'vitest';
import { isForeignPost } from './origin-check.ts';

const own = ['kachel.example', 'www.stadt.example'];

describe('a post', () => {
  it.each([
    ['from our own page', { origin: 'https://kachel.example' }, false],
    ['from our page at another of our hosts', { origin: 'https://www.stadt.example' }, false],
    ['from a foreign page', { origin: 'https://evil.example' }, true],
    ['from our host at another port', { origin: 'https://kachel.example:8443' }, true],
    ['with a broken Origin', { origin: 'nonsense' }, true],
    ['without Origin', {}, false],
    ['with Origin null', { origin: 'null' }, false],
    ['with Origin null from another site', { origin: 'null', fetchSite: 'cross-site' }, true],
    ['without Origin from another site', { fetchSite: 'cross-site' }, true],
    [
      'with a rewritten Host that the browser knows to be the same',
      { origin: 'https://x', fetchSite: 'same-origin' },
      false,
    ],
  ])('%s', (_, headers, foreign) => {
    expect(isForeignPost(headers, own)).toBe(foreign);
  });
});
