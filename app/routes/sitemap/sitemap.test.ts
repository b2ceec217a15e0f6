// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { ContentClient } from '#app/content/content-client.server.ts';
import { ContentError } from '#app/content/content-error.ts';
import { readPositions } from '#app/contract/content/position.ts';
import { listedAddresses, sitemapXml } from './sitemap.server.ts';

const page = { now: Date.parse('2026-11-20T14:00:00Z'), timeZone: 'Europe/Berlin' };
const level = { title: 'Sport', description: '', searchable: true, page: 'start' as const };

function client(changes: Partial<ContentClient> = {}): ContentClient {
  const entries = [
    { id: '7', title: 'Neue Fähre', publish_from: '2026-11-19 06:00:00', kacheln: [] },
    { id: '9', title: 'Vorbei', publish_till: '2026-11-19 06:00:00', kacheln: [] },
    { id: '8', title: 'Woanders', external_link: 'https://x.example/', kacheln: [] },
  ];
  const positions = readPositions([{ type: 'full', entries }], 'test', () => undefined) ?? [];
  return {
    levels: async () => ({
      sport: level,
      intern: { ...level, searchable: false },
      netz: { ...level, page: 'line' },
    }),
    page: async (name: string) => (name === 'start' ? positions : []),
    ...changes,
  } as ContentClient;
}

async function paths(content: ContentClient): Promise<string[]> {
  return (await listedAddresses(content, page))?.map(({ path }) => path) ?? [];
}

describe('listedAddresses', () => {
  it('contains indexed screens, searchable levels and the entries that pages show', async () => {
    const listed = await paths(client());
    expect(listed).toEqual(
      expect.arrayContaining([
        '/',
        '/linie',
        '/aktion',
        '/heute/sport',
        '/linie/netz',
        '/beitrag/7-neue-faehre',
      ]),
    );
    for (const unlisted of [
      '/heute/intern',
      '/einstellungen',
      '/beitrag/8-woanders',
      '/beitrag/9-vorbei',
      '/optin-ok',
    ]) {
      expect(listed).not.toContain(unlisted);
    }
  });

  it.each(['levels', 'page'] as const)(
    'is null if %s can’t be loaded, rather than incomplete',
    async (call) => {
      const failing = async () => Promise.reject(new ContentError('failed', 'down'));
      expect(await listedAddresses(client({ [call]: failing }), page)).toBeNull();
    },
  );

  it('omits a page that the content server doesn’t have', async () => {
    const missing = async () => Promise.reject(new ContentError('missing', 'gone'));
    expect(await paths(client({ page: missing }))).toContain('/heute/sport');
  });
});

describe('sitemapXml', () => {
  it('contains all languages of a URL', () => {
    const xml = sitemapXml([{ path: '/linie', modified: Date.parse('2026-11-19T05:00:00Z') }], {
      origin: 'https://stadt.example',
      languages: ['de', 'en'],
    });
    const map = new DOMParser().parseFromString(xml, 'application/xml');
    expect(map.querySelector('parsererror')).toBeNull();
    expect(map.querySelector('loc')?.textContent).toBe('https://stadt.example/linie');
    expect(map.querySelector('lastmod')?.textContent).toBe('2026-11-19T05:00:00.000Z');
    expect([...map.getElementsByTagName('xhtml:link')].map((link) => link.getAttribute('hreflang'))).toEqual([
      'de',
      'en',
      'x-default',
    ]);
  });
});
