// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { parsed, safe } from './rich-text.fixtures.ts';

describe('pictures', () => {
  it('load late, resized, and keep their place', () => {
    const picture = safe('<img src="/uploads/a/b.jpg" alt="Tram" width="800" height="600" onerror="x">');
    expect(picture).toContain('src="/uploads/a/resize/640/80/b.jpg"');
    expect(picture).toContain('/uploads/a/resize/1280/80/b.jpg 1280w');
    expect(picture).toMatch(/width="800" height="600" loading="lazy"/);
  });

  it('of unknown size keep their own: no width is made up for a small one', () => {
    expect(safe('<img src="/uploads/a/b.jpg" height="16px">')).toContain(
      '<img src="/uploads/a/resize/640/80/b.jpg" alt loading="lazy" decoding="async">',
    );
    expect(safe('<img src="/uploads/a/b.jpg" width="16">')).toMatch(/1280w.* width="16" loading/);
  });

  it.each(['data:image/png;base64,AA', 'javascript:x', '/\\evil.example/a.png', 'a.png', ''])(
    'from %s are left out',
    (src) => {
      expect(safe(`<p>a<img src="${src}" alt="b"></p>`)).toBe('<p>a</p>');
    },
  );

  it.each([
    ['<img src="logo.png" alt="Stadtwerke">', 'Stadtwerke (externer Link)'],
    ['Zur<img src="logo.png" alt="Stadtwerke">Seite', 'Zur Stadtwerke Seite (externer Link)'],
    ['<img src="logo.png">', undefined],
  ])('of a link, without an address, leave it their words: %s', (content, name) => {
    const link = parsed(safe(`<p>a <a href="https://p.example/">${content}</a></p>`)).querySelector('a');
    expect(link?.textContent?.replace(/\s+/g, ' ').trim()).toBe(name);
  });

  it('keep the language of their figure and caption', () => {
    const figure =
      '<figure lang="en"><img src="/a.png" alt="b"><figcaption dir="rtl">c</figcaption></figure>';
    expect(safe(figure).replace(/<img [^>]*>/, '<img>')).toBe(
      '<figure lang="en"><p><img></p><figcaption dir="rtl">c</figcaption></figure>',
    );
  });

  it('without a scheme are the web’s', () => {
    expect(safe('<img src="//cdn.example/a.png" alt="b">')).toContain('src="https://cdn.example/a.png"');
  });

  it('are words in the text-only display', () => {
    expect(safe('<img src="/a.png" alt="Eine Tram"><img src="/b.png">', 2, { textOnly: true })).toBe(
      '<p><span class="rt-alt">Bild: Eine Tram</span></p>',
    );
  });

  it.each([
    ['<ul><li><img src="/b.png"></li><li>a</li></ul>', '<ul><li>a</li></ul>'],
    [
      '<h2><img src="/b.png"></h2><h3>b</h3><figure><img src="/b.png"><figcaption>a</figcaption></figure>',
      '<h2>b</h2><figure><figcaption>a</figcaption></figure>',
    ],
    ['<p><b><img src="/b.png"></b></p>', ''],
  ])('%s without words leaves nothing empty in the text-only display', (given, expected) => {
    expect(safe(given, 2, { textOnly: true })).toBe(expected);
  });

  it('of nothing but invisible words name their link, too', () => {
    const link = '<a href="/beitrag/120"><img src="/uploads/knopf.png" alt="&#8203;">&shy;</a>';
    expect(parsed(safe(link)).querySelector('img')?.alt).toBe('/beitrag/120');
  });

  it('without words alone in a heading stand in a paragraph', () => {
    const html = safe('<h2><img src="/b.png"></h2><h3><img src="/b.png" alt="Netz"></h3>');
    expect(html.replace(/<img [^>]*>/g, '<img>')).toBe('<p><img></p><h2><img></h2>');
  });

  it('without words leave a table its cell in the text-only display', () => {
    const table = '<table><tr><td><img src="/b.png"></td><td>a</td></tr></table>';
    expect(safe(table, 2, { textOnly: true })).toContain('<td></td>');
  });

  it('without words leave no empty header in a table in the text-only display', () => {
    const table =
      '<table><tr><th><img src="/b.png"></th><th>A</th></tr><tr><td>a</td><td>b</td></tr></table>';
    expect(safe(table, 2, { textOnly: true })).toContain('<tr><td></td><th scope="col">A</th></tr>');
  });

  it('without words name their link by its address, with pictures and without', () => {
    const link = '<a href="/beitrag/120"><img src="/uploads/knopf.png"></a>';
    expect(parsed(safe(link)).querySelector('img')?.alt).toBe('/beitrag/120');
    expect(parsed(safe(link, 2, { textOnly: true })).querySelector('a')?.textContent).toBe(
      'Bild: /beitrag/120',
    );
  });
});
