// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { HeadingLevel } from '#app/contract/html.ts';
import { html } from '#app/contract/tolerant.ts';
import { XSS_CORPUS } from '#tests/support/xss-corpus.ts';
import { parsed, RULES, safe } from './rich-text.fixtures.ts';
import { withSafeHtml } from './rich-text.server.ts';

const TAGS = new Set(
  'p br wbr hr div h2 h3 h4 h5 h6 ul ol li blockquote pre code kbd samp var a strong b em i u s del ins sub sup small mark abbr q cite span table caption thead tbody tr th td figure figcaption img'.split(
    ' ',
  ),
);
const ATTRIBUTES = new Set(
  'href hreflang rel class src srcset sizes alt width height loading decoding colspan rowspan scope start type reversed title lang dir data-ext-id tabindex role aria-label'.split(
    ' ',
  ),
);
const CLASSES = new Set([
  'rt-external',
  'rt-scroll',
  'rt-first',
  'rt-words',
  'rt-long',
  'rt-figure',
  'rt-alt',
  'sr-only',
]);

function offences(markup: string): string[] {
  const document = parsed(`<main>${markup}</main>`);
  const found: string[] = [];
  for (const element of document.querySelectorAll('body, body *')) {
    if (['BODY', 'MAIN'].includes(element.tagName)) continue;
    if (!element.closest('main')) found.push(`escaped: ${element.outerHTML}`);
    if (!TAGS.has(element.localName)) found.push(`tag ${element.localName}`);
    for (const { name, value } of element.attributes) {
      if (!ATTRIBUTES.has(name)) found.push(`attribute ${name}`);
      if (name === 'class' && !value.split(' ').every((one) => CLASSES.has(one)))
        found.push(`class ${value}`);
      if (name === 'href' && !/^(https?:|mailto:|tel:|\/(?![/\\]))/.test(value)) found.push(`href ${value}`);
      if (name === 'src' && !/^(https?:|\/(?![/\\]))/.test(value)) found.push(`src ${value}`);
    }
  }
  return found;
}

describe('no payload survives', () => {
  it('of a corpus that is large enough', () => {
    expect(new Set(XSS_CORPUS).size).toBeGreaterThanOrEqual(60);
  });

  it.each(XSS_CORPUS.map((payload) => [payload]))('%s', (payload) => {
    for (const around of [payload, `<p>${payload}</p>`, `<ul><li>${payload}`, `<table><td>${payload}`]) {
      expect(offences(safe(around))).toEqual([]);
      // Parsing and serialising the output again must not change it.
      const document = parsed('');
      document.body.innerHTML = safe(around);
      const once = document.body.innerHTML;
      document.body.innerHTML = once;
      expect(document.body.innerHTML).toBe(once);
      expect(offences(once)).toEqual([]);
    }
  });
});

describe('wanted markup survives', () => {
  it.each([
    [
      '<p>Ein <strong>Satz</strong> mit <em>Ton</em>.</p>',
      '<p>Ein <strong>Satz</strong> mit <em>Ton</em>.</p>',
    ],
    ['<ol start="3"><li>c</li></ol>', '<ol start="3"><li>c</li></ol>'],
    ['<blockquote><p>Zitat</p></blockquote>', '<blockquote><p>Zitat</p></blockquote>'],
    ['H<sub>2</sub>O', '<p>H<sub>2</sub>O</p>'],
    ['<p lang="en">Tea</p>', '<p lang="en">Tea</p>'],
    ['<a href="/a" lang="ar" dir="rtl">a</a>', '<p><a href="/a" lang="ar" dir="rtl">a</a></p>'],
    ['<ul><li><p lang="en">Tea</p></li></ul>', '<ul><li><p lang="en">Tea</p></li></ul>'],
    [
      '<figure lang="fr"><hr><figcaption lang="en">Tea</figcaption></figure>',
      '<hr lang="fr"><p lang="en">Tea</p>',
    ],
    ['Fünf &amp; zwei &lt; acht', '<p>Fünf &amp; zwei &lt; acht</p>'],
    ['<figure data-ext-id="a-1"></figure>', '<figure data-ext-id="a-1"></figure>'],
    [
      '<figure data-ext-id="urn:newsml:example.com:20261101:1/3"></figure>',
      '<figure data-ext-id="urn:newsml:example.com:20261101:1/3"></figure>',
    ],
    ['<a href="tel:+49221">Ruf</a>', '<p><a href="tel:+49221">Ruf</a></p>'],
    ['<a href="/linie">Linie</a>', '<p><a href="/linie">Linie</a></p>'],
    ['<a href="{address}/sport">Sport</a>', '<p><a href="/heute/sport">Sport</a></p>'],
  ])('%s', (given, expected) => {
    expect(safe(given)).toBe(expected);
  });
});

describe('an editor’s slip stays small', () => {
  it.each([
    ['bare text is a paragraph', 'Hallo', '<p>Hallo</p>'],
    ['two line breaks part paragraphs', 'a<br>\n<br />b<br>c', '<p>a</p><p>b<br>c</p>'],
    ['empty paragraphs go', '<p>&nbsp;</p><p></p><p>a</p><p><br></p>', '<p>a</p>'],
    ['boxes become paragraphs', '<div>a</div><div>b</div>', '<p>a</p><p>b</p>'],
    ['a block in words stands beside them', '<b>a<p>b</p></b>', '<p>a</p><p>b</p>'],
    [
      'a list in a list belongs to the item before',
      '<ul><li>a</li><ul><li>b</li></ul></ul>',
      '<ul><li>a<ul><li>b</li></ul></li></ul>',
    ],
    ['an item without a list is a paragraph', '<li>a', '<p>a</p>'],
    ['a link in a link is words', '<a href="/a">x<a href="/b">y</a></a>', '<p><a href="/a">xy</a></p>'],
    ['a link without address is words', '<p>a <a>b</a></p>', '<p>a b</p>'],
    [
      'the button of WordPress’ file block is parted from its name',
      '<div><a href="/a">Plan</a><a href="/a" class="wp-block-file__button" download>Laden</a></div>',
      '<p><a href="/a">Plan</a> <a href="/a">Laden</a></p>',
    ],
    [
      'other links may touch, and a download may touch words',
      '<a href="/a">Fahr</a><a href="/a" title="download">plan</a> (<a download href="/a">b</a>)',
      '<p><a href="/a">Fahr</a><a href="/a">plan</a> (<a href="/a">b</a>)</p>',
    ],
    ['a figure without picture is text', '<figure><figcaption>c</figcaption></figure>', '<p>c</p>'],
    ['what nobody sees is nothing', '<h2>&shy;</h2><p><a href="/b">&#8203;</a></p><li>&zwj;', ''],
    ['a soft hyphen in a tag of its own tears no word', 'Fahr<b>&shy;</b>plan', '<p>Fahr\u00adplan</p>'],
    ['a cell without row gets one', '<table><td>a', '<table><tbody><tr><td>a</td></tr></tbody></table>'],
  ])('%s', (_, given, expected) => {
    expect(safe(given).replace(/<div class="rt-scroll"[^>]*>(.*)<\/div>/, '$1')).toBe(expected);
  });

  it.each<[string, HeadingLevel, string]>([
    ['<h1>a</h1><h4>b</h4><h4>c</h4>', 2, '<h2>a</h2><h3>b</h3><h3>c</h3>'],
    ['<h3>a</h3>', 4, '<h4>a</h4>'],
    ['<h3>a</h3><h2>b</h2><h4>c</h4>', 2, '<h2>a</h2><h2>b</h2><h3>c</h3>'],
    ['<h2>a</h2><h6>b</h6><h4>c</h4><h5>d</h5>', 2, '<h2>a</h2><h3>b</h3><h3>c</h3><h4>d</h4>'],
    ['<h1>a</h1><h2>b</h2><h3>c</h3><h4>d</h4>', 4, '<h4>a</h4><h5>b</h5><h6>c</h6><h6>d</h6>'],
  ])('headings %s from level %i fit the outline', (given, base, expected) => {
    expect(safe(given, base)).toBe(expected);
  });

  it('pictures of the wire stand between blocks', () => {
    expect(safe('<div><p>a<figure data-ext-id="x"></figure></p></div><p>b</p>')).toBe(
      '<p>a</p><figure data-ext-id="x"></figure><p>b</p>',
    );
    expect(safe('<blockquote>a<figure data-ext-id="x"></figure></blockquote>')).toBe(
      '<blockquote><p>a</p></blockquote><figure data-ext-id="x"></figure>',
    );
    expect(safe('<ul><li>a</li><li><figure data-ext-id="x"></figure></li></ul>')).toBe(
      '<ul><li>a</li></ul><figure data-ext-id="x"></figure>',
    );
  });

  it.each([
    '<figure data-ext-id="x"/>',
    '<figure data-ext-id="x" />',
    '<FIGURE\nclass="wide"\ndata-ext-id="x"/>',
  ])('a picture of the wire that XML closes itself holds nothing of the article: %j', (place) => {
    expect(safe(`<p>a</p>${place}<p>b</p>${place}<h2>c</h2><p>d</p>`)).toBe(
      '<p>a</p><figure data-ext-id="x"></figure><p>b</p><figure data-ext-id="x"></figure><h2>c</h2><p>d</p>',
    );
    expect(safe(`<p>a ${place} b</p><p>c</p>`)).toContain('<p>c</p>');
  });

  it('other elements that XML closes themselves lose no text either', () => {
    expect(safe('<p>a</p><p/><div/><figure/><ul><li/><li>b</li></ul><p>c</p>')).toBe(
      '<p>a</p><ul><li>b</li></ul><p>c</p>',
    );
  });
});

describe('links say what they open', () => {
  it.each([
    ['a PDF', '<a href="/uploads/plan.pdf">Netzplan</a>', 'Netzplan (PDF)'],
    ['a PDF that says so already', '<a href="/uploads/plan.pdf">Netzplan (pdf)</a>', 'Netzplan (pdf)'],
    ['another site', '<a href="https://example.org/">dort</a>', 'dort (externer Link)'],
    ['the product itself', '<a href="https://kachel.example/linie">hier</a>', 'hier'],
    ['mail', '<a href="mailto:a@example.org">Post</a>', 'Post'],
    [
      'a picture without words',
      '<a href="https://example.org/"><img src="/a.png"></a>',
      'example.org (externer Link)',
    ],
  ])('%s', (_, given, name) => {
    const link = parsed(safe(given)).querySelector('a');
    const pictures = [...(link?.querySelectorAll('img') ?? [])].map((picture) => picture.alt).join('');
    expect(`${pictures}${link?.textContent}`).toBe(name);
  });
});

it('a link to a file of a content server on another host leads there, and a path of ours stays', () => {
  const uploads = { prefixes: ['/uploads/'], origin: 'https://cms.example', widths: [] };
  const link = (href: string) =>
    parsed(safe(`<a href="${href}">x</a>`, 2, { uploads }))
      .querySelector('a')
      ?.getAttribute('href');
  expect(link('/uploads/plan.pdf')).toBe('https://cms.example/uploads/plan.pdf');
  expect(link('/linie')).toBe('/linie');
});

it('all HTML in a value is made safe, however deep, and nothing else is touched', () => {
  const given = { title: '<b>', items: [{ content: html().parse('<b onclick=x>a</b>') }], none: null };
  expect(withSafeHtml(given, RULES)).toEqual({
    title: '<b>',
    items: [{ content: '<p><b>a</b></p>' }],
    none: null,
  });
});

/** CPU time, which doesn't depend on other load on the machine. */
function cpuMs(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

describe('500 kB that would cost the square of their length stay fast', () => {
  it.each([
    ['siblings', `<div>${'a<hr>'.repeat(99_000)}`],
    [
      'wide tables of many rows',
      `<table><tr>${'<td colspan=20>x'.repeat(15_000)}${'<tr><td>x'.repeat(27_000)}`,
    ],
    [
      'wide and long spans',
      `<table><tr>${'<td colspan=60 rowspan=200>x'.repeat(15_000)}${'<tr><td>x'.repeat(8_000)}`,
    ],
    ['lists in a list', `<ul>${'<ul><li>a</ul>'.repeat(35_000)}`],
    ['self-closed places of pictures', '<figure data-ext-id=a />'.repeat(20_000)],
    ['places of pictures', `<blockquote>${'<figure data-ext-id=a></figure>'.repeat(15_000)}`],
  ])('%s', (_, hostile) => {
    expect(cpuMs(() => expect(safe(hostile)).not.toBe(''))).toBeLessThan(10_000);
  });
});

describe('100 kB of anything stay fast', () => {
  const size = 100_000;
  it.each(
    [
      '<b>',
      '<div>',
      '<',
      '&',
      '<table><tr><td>',
      '<ul><li>',
      '<br>x',
      '<br> ',
      '<p><b>a</b> &amp; b</p>',
      '<!--',
      '<a href=x>',
      '<td>',
      '<h1>x</h1>',
      '<figure /',
      '<p a="',
    ].map((piece) => [piece]),
  )('%s', (piece) => {
    expect(cpuMs(() => safe(piece.repeat(size / piece.length)))).toBeLessThan(5000);
  });
});
