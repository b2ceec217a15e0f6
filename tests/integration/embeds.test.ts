import { expect, it } from 'vitest';
import { demoPage } from '../support/demo-page.ts';

it.each([
  ['a YouTube video', '/beitrag/106'],
  ['a live widget', '/beitrag/107'],
  ['a YouTube video as text', '/beitrag/106?text=on'],
])('%s is loaded by its link, but not from elsewhere', async (_, address) => {
  const links = (await demoPage(address)).all('a').map(({ attribs }) => attribs.href ?? '');
  const play = links.find((href) => href.includes('play=')) ?? 'no link';
  const frames = async (headers?: Record<string, string>) =>
    (await demoPage(play, headers)).all('iframe').length;
  expect(await frames()).toBe(1);
  expect(await frames({ 'Sec-Fetch-Site': 'same-origin' })).toBe(1);
  for (const site of ['cross-site', 'same-site', 'none']) {
    const asked = await demoPage(play, { 'Sec-Fetch-Site': site, Referer: 'https://messages.example/' });
    expect([asked.status, asked.all('iframe').length], site).toEqual([200, 0]);
    expect(asked.html).toContain('play=');
  }
});
