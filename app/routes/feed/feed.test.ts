// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { distinctEntries } from '#app/content/distinct-entries.ts';
import { readPositions } from '#app/contract/content/position.ts';
import { plainPage } from '#app/visit/plain-page.ts';
import { feedName, feedXml } from './feed.server.ts';

describe('feedName', () => {
  it.each([
    ['start.xml', 'start'],
    ['sport-und_mehr.xml', 'sport-und_mehr'],
    ['stadt-im-überblick.xml', 'stadt-im-überblick'],
    ['start', null],
    ['../x.xml', null],
    ['.xml', null],
    [undefined, null],
  ])('%s -> %s', (file, name) => {
    expect(feedName(file)).toBe(name);
  });
});

describe('feedXml', () => {
  const entry = (id: string, title: string, more = {}) => ({ id, title, kacheln: [], ...more });
  const positions =
    readPositions(
      [
        {
          type: 'full',
          entries: [
            entry('1', 'Alt & „krumm“ <b>', { publish_from: '2026-11-01 06:00:00' }),
            entry('2', 'Neu', { publish_from: '2026-11-19 06:00:00' }),
          ],
        },
        {
          type: 'small',
          entries: [
            entry('2', 'Neu'),
            entry('4', 'Vorbei', { publish_till: '2026-11-19' }),
            entry('3', 'Woanders', { external_link: 'https://x.example/?a=1&b=2' }),
          ],
        },
      ],
      'test',
      () => undefined,
    ) ?? [];
  const page = {
    origin: 'https://tram.example',
    canonicalOrigin: 'https://stadt.example',
    now: Date.parse('2026-11-20T14:00:00Z'),
    timeZone: 'Europe/Berlin',
    uploads: plainPage.uploads,
  };
  const channel = { title: 'Heute', description: '', path: '/', feedPath: '/feed/start.xml' };
  const feed = new DOMParser().parseFromString(
    feedXml(page, channel, distinctEntries(positions)),
    'application/xml',
  );
  const all = (selector: string) =>
    [...feed.querySelectorAll(selector)].map((element) => element.textContent);

  it('is well-formed with any titles; newest first, each entry once, none that has ended', () => {
    expect(feed.querySelector('parsererror')).toBeNull();
    expect(all('item > title')).toEqual(['Neu', 'Alt & „krumm“ <b>', 'Woanders']);
  });

  it('has the same links as the cards', () => {
    expect(all('item > link')).toEqual([
      'https://stadt.example/beitrag/2-neu',
      'https://stadt.example/beitrag/1-alt-krumm-b',
      'https://x.example/?a=1&b=2',
    ]);
  });

  it('labels advertising', () => {
    expect(
      feedXml(
        page,
        channel,
        distinctEntries(positions).map((one) => ({ ...one, sponsored: true })),
      ),
    ).toContain('<title>Anzeige: Alt');
  });

  it('uses publish_from as date', () => {
    expect(all('item > pubDate')).toEqual(['Thu, 19 Nov 2026 05:00:00 GMT', 'Sun, 01 Nov 2026 05:00:00 GMT']);
  });
});
