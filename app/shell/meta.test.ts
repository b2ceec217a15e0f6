import type { MetaDescriptor } from '@remix-run/node';
import { describe, expect, it } from 'vitest';
import { de } from '#app/i18n/de.ts';
import type { Page } from '#app/visit/page.ts';
import { testPage } from '#tests/support/render.tsx';
import { type PageHead, pageMeta } from './meta.ts';

function head(changes: Partial<Page> = {}, more: Partial<PageHead> = {}): Array<Record<string, unknown>> {
  const page = testPage({
    path: '/line',
    screen: 'line',
    canonicalOrigin: 'https://stadt.example',
    ...changes,
  });
  return pageMeta(page, { title: 'Linie', description: 'Das Magazin', ...more }) as Array<
    MetaDescriptor & Record<string, unknown>
  >;
}

function content(tags: Array<Record<string, unknown>>, name: string): unknown {
  return tags.find((tag) => tag.name === name || tag.property === name)?.content;
}

describe('pageMeta', () => {
  it('names the page with the product and describes it everywhere', () => {
    const tags = head();
    expect(tags[0]).toEqual({ title: `Linie – ${de.appName}` });
    for (const name of ['description', 'og:description', 'twitter:description']) {
      expect(content(tags, name)).toBe('Das Magazin');
    }
    expect(content(tags, 'og:locale')).toBe('de_DE');
    expect(content(tags, 'og:type')).toBe('website');
  });

  it.each([
    [false, true],
    [true, false],
  ])('tells machines what is on the page, text-only %s: %s', (textOnly, told) => {
    const tags = head({ textOnly }, { jsonLd: { '@type': 'CollectionPage' } });
    expect(tags.some((tag) => 'script:ld+json' in tag)).toBe(told);
  });

  it('gives link previews the picture of a story copied from the text-only view', () => {
    const tags = head({ textOnly: true }, { type: 'article', image: 'https://stadt.example/bild.jpg' });
    expect(content(tags, 'og:image')).toBe('https://stadt.example/bild.jpg');
  });

  it('marks an editor’s words in the English interface, and no others', () => {
    const languages = (more: Partial<PageHead>, language: 'de' | 'en') =>
      head({ language }, more)
        .filter(({ content: words }) => words === 'Das Magazin')
        .map(({ lang }) => lang);
    expect(languages({ written: true }, 'en')).toEqual(['de', 'de', 'de']);
    expect(languages({ written: true }, 'de')).toEqual([undefined, undefined, undefined]);
    expect(languages({}, 'en')).toEqual([undefined, undefined, undefined]);
  });

  it('points to the German address on the preferred host, whatever was asked for', () => {
    const tags = head({ query: 'lang=en', language: 'en' });
    expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://stadt.example/linie' });
    expect(content(tags, 'og:url')).toBe('https://stadt.example/linie');
    expect(tags.filter((tag) => tag.hrefLang).map((tag) => [tag.hrefLang, tag.href])).toEqual([
      ['de', 'https://stadt.example/linie?lang=de'],
      ['en', 'https://stadt.example/linie?lang=en'],
      ['x-default', 'https://stadt.example/linie'],
    ]);
  });

  it.each([
    ['a screen of the table', {}, {}, undefined],
    ['a screen that is not listed', { screen: 'settings', path: '/einstellungen' }, {}, 'noindex'],
    [
      'a level that is not searchable',
      { screen: 'level', path: '/heute/intern' },
      { indexed: false },
      'noindex',
    ],
    ['a searchable level', { screen: 'level', path: '/heute/sport' }, { indexed: true }, undefined],
    ['a preview', { preview: { token: 't', date: '2026-11-20T06:00' } }, { indexed: true }, 'noindex'],
    ['no screen at all', { screen: null, path: '/nope' }, {}, 'noindex'],
  ] as const)('%s', (_, changes, more, robots) => {
    const tags = head(changes, more);
    expect(content(tags, 'robots')).toBe(robots);
    expect(tags.some((tag) => tag.hrefLang)).toBe(robots === undefined);
  });

  it.each([
    ['/uploads/a.jpg', 'https://tram.example/uploads/a.jpg'],
    ['https://cms.example/a.jpg', 'https://cms.example/a.jpg'],
  ])('shares the picture %s as %s', (image, url) => {
    const tags = head({}, { image });
    expect(content(tags, 'og:image')).toBe(url);
    expect(content(tags, 'twitter:card')).toBe('summary_large_image');
  });

  it('tells when it was published and when it ends', () => {
    const tags = head({}, { published: Date.parse('2026-11-20T05:00:00Z'), expires: null });
    expect(content(tags, 'article:published_time')).toBe('2026-11-20T05:00:00.000Z');
    expect(content(tags, 'article:expiration_time')).toBeUndefined();
  });
});
