import { readTile } from '#app/contract/tiles/tile-types.ts';

/**
 * Every tile type has a `<type>.fixtures.ts` that exports `fixtures`: raw tiles as a content server sends them. All of
 * them must pass the parser, render on the server, pass axe and the HTML checker (tile-fixtures.test.tsx).
 */

export type RawTile = Readonly<Record<string, unknown>> & { readonly type: string };

export interface TileFixtures {
  /** Typical content. */
  typical: RawTile;
  /** The longest texts in every field. */
  longest: RawTile;
  /** Only the required fields. */
  missing: RawTile;
  /** Numbers and flags as strings, missing values as null or ''. */
  strings: RawTile;
  /** Markup and scripts in every field. */
  hostile: RawTile;
}

export const FIXTURE_NAMES = ['typical', 'longest', 'missing', 'strings', 'hostile'] as const;

const LONG_WORD = 'Straßenbahnhaltestellenüberdachungsreinigungsfahrzeugführerscheinprüfungsordnung';

const SENTENCE =
  'Zwischen Rosenacker und dem Stadion am Anger fährt die Linie 4 nun so dicht, dass niemand mehr auf den Plan sieht.';

export const LONG_TEXT = `${Array.from({ length: 12 }, () => SENTENCE).join(' ')} ${LONG_WORD}`;

export const LONG_HTML = [
  `<h1>${SENTENCE}</h1>`,
  ...Array.from({ length: 8 }, () => `<p>${SENTENCE} <strong>${SENTENCE}</strong></p>`),
  `<h3>${LONG_WORD}</h3>`,
  `<ul>${Array.from({ length: 6 }, () => `<li>${SENTENCE}<ul><li>${LONG_WORD}</li></ul></li>`).join('')}</ul>`,
  `<table><caption>Preise</caption><tr><th>${LONG_WORD}</th><th>b</th></tr><tr><td>${SENTENCE}</td><td>2</td></tr></table>`,
  `<p><a href="https://example.org/${'weg/'.repeat(40)}">https://example.org/${'weg/'.repeat(40)}</a></p>`,
].join('');

export const HOSTILE_TEXT = '"><script>alert(1)</script><img src=x onerror=alert(1)> \' {{1}} & <b>';

export const HOSTILE_HTML = [
  '<script>alert(1)</script><style>*{display:none}</style><iframe src="https://xss.invalid"></iframe>',
  '<p style="position:fixed" id="content" class="sr-only" onclick="alert(1)">Absatz <a href="javascript:alert(1)">Link</a>',
  '<img src=x onerror=alert(1)><img src="https://example.org/a.png" onload="alert(1)"><a href="/weg"><img src="/b.png"></a>',
  '</div></main></body><table><tr><td>Zelle<table><tr><td>innen</table><li>Punkt<dl><dt>a<dd>b</dl>',
  '<svg onload=alert(1)><script>alert(1)</script></svg><b><p>im Fetten</b></p><h1></h1><h5>Kopf</h5><a><a href=/x>y</a></a>',
  '<td colspan=99999 rowspan=99999>lose Zelle</td><ol type=x start=y><p>kein Punkt</ol><figcaption>lose</figcaption>',
].join('');

/** URL fields only accept web URLs; this is the worst that one can contain. */
export const HOSTILE_ADDRESS = 'https://example.org/"><script>alert(1)</script>?a=\'&b=<b>#x';

/** Puts a text into every text field; URL fields get it as part of a URL. */
export function filledWith(clean: RawTile, text: string): RawTile {
  const tile: Record<string, unknown> & { type: string } = { ...clean };
  for (const field of Object.keys(clean).filter((name) => name !== 'type')) {
    const fits = [text, `<p>${text}</p>`, `https://example.org/${text}`].find(
      (value) => readTile({ ...tile, [field]: value }).fault === null,
    );
    if (fits !== undefined) tile[field] = fits;
  }
  return tile;
}

const CHOICE = /^(mandatory|optional|image|audio|video|inverse|qrcode|true|\d+|\d{4}-\d\d-\d\d.*)$/;

/** The same, but keeps fields that choose the appearance, so that all other fields are shown. */
export function speaking(clean: RawTile, text: string): RawTile {
  const chosen = Object.entries(clean).filter(([, value]) => CHOICE.test(String(value)));
  return { ...filledWith(clean, text), ...Object.fromEntries(chosen) };
}
