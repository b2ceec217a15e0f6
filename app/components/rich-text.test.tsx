// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { makeSafe } from '#app/content/rich-text/rich-text.server.ts';
import { renderOnPage } from '#tests/support/render.tsx';
import { InlineRichText, RichText } from './rich-text.tsx';

function safe(untrusted: string) {
  return makeSafe(
    { untrusted, headings: 2 },
    {
      origin: 'https://kachel.example',
      canonicalOrigin: 'https://kachel.example',
      textOnly: false,
      uploads: { prefixes: ['/uploads/'], origin: null, widths: [640] },
      labels: { pdf: 'PDF', external: 'externer Link', table: 'Tabelle', picture: 'Bild' },
    },
  );
}

function rendered(markup: string): HTMLElement {
  return new DOMParser().parseFromString(markup, 'text/html').body;
}

const LINK_IN_ALT = 'x><a href=https://evil.example style=position:fixed>Weiter</a><b onclick=alert(1)>y</b>';

it('in the text-only view a picture’s alternative text is on a separate line', () => {
  expect(renderOnPage(<RichText html={safe('<p>x</p>')} />)).toContain('[&amp;_.rt-alt]:block');
});

describe('< and > in an attribute aren’t parsed as a tag', () => {
  it('of a picture that a label leaves out', () => {
    const picture = '<p>Teilnahme <img src="/uploads/a.jpg" alt="Seite 1 > Seite 2"> ab 16</p>';
    expect(rendered(renderOnPage(<InlineRichText html={safe(picture)} />)).textContent).toMatch(
      /^Teilnahme\s+ab 16$/,
    );
  });

  it.each([
    `<img src="/uploads/a.jpg" alt='${LINK_IN_ALT}'>`,
    `<table><caption>${LINK_IN_ALT.replace(/</g, '&lt;')}</caption><tr><td>1</td></tr></table>`,
    '<p><a href="/x"><img src="/uploads/i.jpg" alt="<a y"></a></p><p>" onload=alert(1) x="</p>',
  ])('of %s', (untrusted) => {
    for (const Shown of [RichText, InlineRichText]) {
      const html = safe(`${untrusted}<p>Schluss: "gut"</p>`);
      const shown = rendered(renderOnPage(<Shown html={html} />, { carry: [['lang', 'en']] }));
      expect(shown.textContent).toContain('Schluss: "gut"');
      expect(shown.querySelectorAll('[onclick], [onload], [style], a[href^="https://evil"]')).toHaveLength(0);
    }
  });

  it('and the alternative text is unchanged', () => {
    const shown = rendered(
      renderOnPage(<RichText html={safe('<img src="/uploads/a.jpg" alt="Seite 1 > 2 & „3“">')} />),
    );
    expect(shown.querySelector('img')?.getAttribute('alt')).toBe('Seite 1 > 2 & „3“');
  });
});
