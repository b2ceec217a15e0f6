import { describe, expect, it } from 'vitest';
import { copyOf, infoOf, isStorable } from './offline-copy.ts';

const OURS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'public, max-age=0',
  'Kachel-Page': 'lang=de&consent=undecided',
  'Content-Security-Policy': "default-src 'self'",
  Date: 'Fri, 20 Nov 2026 12:00:00 GMT',
};
const HTML = '<html><head><title>Linie &amp; Netz – Kachel</title></head><body></body></html>\n';

/** Sets properties that a Response made by script can't have. */
function answer(
  headers: Record<string, string>,
  { status = 200, type = 'basic', redirected = false } = {},
): Response {
  const response = new Response(HTML, { status, headers });
  Object.defineProperties(response, { type: { value: type }, redirected: { value: redirected } });
  return response;
}

describe('an answer that may be kept', () => {
  it('is our own page', () => {
    expect(isStorable(answer(OURS))).toBe(true);
  });

  const { 'Kachel-Page': _, ...unmarked } = OURS;
  it.each([
    ['a captive portal’s page', answer(unmarked)],
    ['a page that a redirect led to', answer(OURS, { redirected: true })],
    ['another origin’s', answer(OURS, { type: 'cors' })],
    ['an error', answer(OURS, { status: 503 })],
    ['what must not be stored', answer({ ...OURS, 'Cache-Control': 'private, no-store' })],
    ['no page', answer({ ...OURS, 'Content-Type': 'application/json' })],
  ])('is not %s', (_name, response) => {
    expect(isStorable(response)).toBe(false);
  });
});

describe('a copy', () => {
  it('keeps the page, its policy, its variant and its time', async () => {
    const copy = (await copyOf(answer(OURS), true)) as Response;
    expect(copy.headers.get('Content-Security-Policy')).toBe(OURS['Content-Security-Policy']);
    expect(copy.headers.get('Kachel-Page')).toBe(OURS['Kachel-Page']);
    expect(infoOf(copy)).toEqual({
      at: Date.parse(OURS.Date),
      lacksForm: false,
      size: HTML.length + 2,
      title: 'Linie &amp; Netz',
      ahead: true,
    });
    expect(await copy.text()).toBe(HTML);
  });

  it('says if a sentence stands in it for a form', async () => {
    const lacking = HTML.replace('<body>', '<body><p data-no-form="">…</p>');
    const copy = (await copyOf(new Response(lacking, { headers: OURS }), false)) as Response;
    expect(infoOf(copy)).toMatchObject({ lacksForm: true, ahead: false });
  });

  it('is none of a page that broke off', async () => {
    expect(await copyOf(new Response(HTML.slice(0, 40), { headers: OURS }), false)).toBeNull();
  });
});
