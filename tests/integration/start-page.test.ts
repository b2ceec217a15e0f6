import { DomUtils } from 'htmlparser2';
import { expect, inject, test } from 'vitest';
import { demoPage, demoRequest, wordsIn } from '../support/demo-page.ts';
import { PlainBrowser } from '../support/plain-browser.ts';

test('the start page shows its date, its cards and a way to each of them', async () => {
  const { all } = await demoPage('/');
  expect(all('h1').map(wordsIn)).toEqual(['Heute']);
  const origin = inject('demoOrigin');
  const links = DomUtils.getElementsByTagName('a', all('main'));
  const addresses = links.map(({ attribs }) => new URL(attribs.href ?? '', origin).href);
  const own = [...new Set(addresses)].filter((address) => address.startsWith(origin));
  expect(own.length).toBeGreaterThan(5);
  for (const address of own) expect((await demoRequest(address)).status, address).toBe(200);
});

test('the start page speaks English when asked to, and keeps it on the way', async () => {
  const browser = new PlainBrowser(inject('demoOrigin'));
  for (const path of ['/?lang=en', '/linie']) {
    expect((await browser.open(path)).html, path).toMatch(/<html [^>]*lang="en"/);
  }
});

test('a browser without cookies keeps its language in the address', async () => {
  const { all } = await demoPage('/?lang=en');
  const links = DomUtils.getElementsByTagName('a', all('nav'));
  const lines = links.filter((link) => wordsIn(link) === 'Line');
  expect(lines.map(({ attribs }) => attribs.href)).toContain('/linie?lang=en');
});
