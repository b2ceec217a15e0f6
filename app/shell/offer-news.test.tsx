import { beforeEach, describe, expect, it, vi } from 'vitest';
import { builtinEnvironments } from 'vitest/runtime';
import { Heading } from '#app/components/heading.tsx';
import { SmallCard } from '#app/components/small-card.tsx';
import { teaserOf } from '#app/content/teaser.ts';
import { fixtures as actionFixtures } from '#app/tiles/action/action.fixtures.ts';
import { fixtures as dealFixtures } from '#app/tiles/deal/deal.fixtures.ts';
import { fixtures as surveyFixtures } from '#app/tiles/survey/survey.fixtures.ts';
import { renderOnPage } from '#tests/support/render.tsx';
import { entryOf, renderTile } from '#tests/support/tiles.tsx';

const NOON = Date.parse('2026-11-20T11:00:00Z');
const DAY = 24 * 3_600_000;
const deal = { ...dealFixtures.typical, startDate: '', endDate: '2026-11-24 18:00:00' };

/** Content that changes over time without being edited. */
const RUNNING: Record<string, (now: number) => string> = {
  'days left above a form': (now) => {
    const formState = {
      type: 'deal',
      opening: 'running',
      places: 'unlimited',
      submissionId: 'x',
      outcome: null,
    };
    const participation = { here: '/', forms: { 'deal-1': formState as never }, failure: null };
    return renderTile(deal, { page: { now }, context: { participation } });
  },
  'days left on a card': (now) =>
    renderOnPage(<SmallCard teaser={teaserOf(entryOf([deal]) as never, 'small')} />, { now }),
  'the page’s day': (now) => renderOnPage(<Heading kicker={new Date(now).toDateString()}>Linie</Heading>),
  'a draw’s minutes': (now) => {
    const raw = { ...actionFixtures.missing, id: '1', randomGeneratorActivate: '1' };
    const drawn = { draw: 'won', drawSeal: 'x', drawUntil: NOON + 2 * DAY, clock: now, places: 'unlimited' };
    const formState = {
      type: 'action',
      opening: 'running',
      constraint: {},
      submissionId: 'x',
      outcome: null,
    };
    const parts = { 'action-1': { ...formState, ...drawn, qrCode: null } as never };
    const html = renderTile(raw, {
      page: { now },
      context: { participation: { here: '/', forms: parts, failure: null } },
    });
    // As the countdown script would write it.
    return html.replace(/(data-left="(\d+)"[^>]*>)/, '$1noch $2');
  },
  'other riders’ votes': (now) => {
    const counts = { answer1: now / 1e9, answer2: 600, answer3: 0, answer4: 0 };
    const formState = {
      type: 'survey',
      ended: false,
      show: 'results',
      outcome: null,
      constraint: {},
      counts,
    };
    const parts = { 'survey-140': formState as never };
    return renderTile(surveyFixtures.typical, {
      page: { consent: 'given' },
      context: { participation: { here: '/', forms: parts, failure: null } },
    });
  },
};

const pageOf = (main: string) => `<div data-news="Neu" data-show="Anzeigen"></div><main>${main}</main>`;

const island = (inside: string) => `<div data-island="x"><p>${inside}</p></div>`;
const slide = (text: string) => `<div data-island="x"><div data-island-slot><p>${text}</p></div></div>`;

/** Whether `offerNews` offers a reload when the shown page is `before` and the server's is `now`. */
async function offers(before: string, now: string): Promise<boolean> {
  document.body.innerHTML = pageOf(before);
  vi.stubGlobal('fetch', async () => new Response(pageOf(now)));
  const { offerNews } = await import('./offer-news.ts');
  await offerNews();
  return document.querySelector('[data-news] a') !== null;
}

beforeEach(async () => {
  const { teardown } = await builtinEnvironments.jsdom.setup(globalThis, {});
  return () => {
    vi.unstubAllGlobals();
    return teardown(globalThis);
  };
});

describe('news is', () => {
  it.each(Object.entries(RUNNING))('not %s', async (_, shownAt) => {
    const [before, after] = [shownAt(NOON), shownAt(NOON + DAY)];
    expect(after).not.toBe(before);
    expect(await offers(before, after)).toBe(false);
  });

  it('not content that an island has removed from the page', async () => {
    expect(await offers(island(''), island('Hier steht, wer das Video liefert.'))).toBe(false);
    expect(await offers(slide('Brücke gesperrt'), slide('Brücke offen'))).toBe(true);
  });

  it('not the content of <noscript>', async () => {
    const noscript = (inside: string) => `<form><noscript>${inside}</noscript></form>`;
    // Parsed with scripting, the page shown has one text there.
    const shown = noscript('&lt;p>Auch so&lt;/p>');
    expect(await offers(shown, noscript('<p>Auch so</p>'))).toBe(false);
    expect(document.querySelector('main noscript')?.childElementCount).toBe(0);
  });

  it('not text that the browser’s translation replaced', async () => {
    expect(await offers('<p><font>Bridge closed</font></p>', '<p>Brücke gesperrt</p>')).toBe(false);
  });

  it('what was published meanwhile', async () => {
    const shown = '<h2>Brücke gesperrt</h2><p>Bis Montag.</p>';
    expect(await offers(shown, shown)).toBe(false);
    expect(await offers(shown, shown.replace('Montag', 'Dienstag'))).toBe(true);
    // So that carry-typed.ts takes along what was typed.
    expect(document.querySelector('[data-news] a')?.matches('[data-carry]')).toBe(true);
  });
});
