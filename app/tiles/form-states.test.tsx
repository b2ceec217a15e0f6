import { beforeAll, describe, expect, it } from 'vitest';
import { builtinEnvironments } from 'vitest/runtime';
import type { FormFailure } from '#app/forms/form-failure.ts';
import { de } from '#app/i18n/de.ts';
import {
  type FormState,
  type FormType,
  formIdOf,
  type Participation,
} from '#app/participation/participation.ts';
import { hasHtmlChecker, htmlFaults } from '#tests/support/html-checker.ts';
import { markedTile, wronglyMarked } from '#tests/support/language-marks.ts';
import { action, competition, deal, ID } from '#tests/support/open-forms.ts';
import { renderTile } from '#tests/support/tiles.tsx';
import { FIXTURE_NAMES, type RawTile, type TileFixtures } from './tile/tile-fixtures.ts';

/** Every state of the interactive tiles, rendered for every fixture in both languages. */

let axeFaultsInHtml: (html: string) => Promise<string[]>;

/** conform checks once at import time whether there is a document, so axe's is created afterwards. */
beforeAll(async () => {
  await builtinEnvironments.jsdom.setup(globalThis, {});
  ({ axeFaultsInHtml } = await import('#tests/support/axe.ts'));
});

const outcome = (kind: string, more = {}) => ({
  entryId: '101',
  form: 'x-1',
  kind,
  submissionId: ID,
  at: 0,
  ...more,
});
const counts = { answer1: 400, answer2: 99, answer3: 2, answer4: 0 };
const survey = {
  type: 'survey',
  ended: false,
  show: 'vote',
  counts: null,
  outcome: null,
  constraint: { answer: { required: true } },
} as const;
const shakeword = { type: 'shakeword', slots: 8, submissionId: ID, outcome: null } as const;

const STATES: { [Type in FormType]: Record<string, Extract<FormState, { type: Type }>> } = {
  competition: {
    open: competition,
    'not started': { ...competition, opening: 'notStarted' },
    ended: { ...competition, opening: 'ended' },
    'taken part': { ...competition, outcome: outcome('success') },
  },
  action: {
    open: action,
    'not started': { ...action, opening: 'notStarted' },
    ended: { ...action, opening: 'ended' },
    'used up': { ...action, places: 'usedUp' },
    'places unknown': { ...action, places: 'failed' },
    'before the draw': { ...action, draw: 'before' },
    won: { ...action, draw: 'won', drawSeal: 'sealed', drawUntil: Date.parse('2026-11-20T14:14:59Z') },
    'won and sent': { ...action, draw: 'used' },
    'drawn too early': { ...action, draw: 'notStarted' },
    'drawn too late': { ...action, draw: 'ended' },
    lost: { ...action, draw: 'lost' },
    'lost, places unknown': { ...action, draw: 'lost', places: 'failed' },
    closed: { ...action, draw: 'closed' },
    'time expired': { ...action, draw: 'expired' },
    success: { ...action, outcome: outcome('success') },
    'opt-in': { ...action, outcome: outcome('optin') },
    'maximum reached': { ...action, outcome: outcome('maxReached') },
    'plain answer': { ...action, outcome: outcome('plain', { text: 'Danke!\nBis bald.' }) },
    'QR code': {
      ...action,
      qrCode: 'data:image/png;base64,iVBORw0KGgo=',
      outcome: outcome('qrcode', { text: 'Hier ist er.', code: 'KACHEL-0001' }),
    },
    'QR code that couldn’t be loaded': { ...action, outcome: outcome('qrcode', { code: 'KACHEL-0001' }) },
  },
  deal: {
    open: deal,
    'not started': { ...deal, opening: 'notStarted' },
    ended: { ...deal, opening: 'ended' },
    'used up': { ...deal, places: 'usedUp' },
    'places unknown': { ...deal, places: 'failed' },
    saved: { ...deal, outcome: outcome('saved') },
    finished: { ...deal, outcome: outcome('finished') },
  },
  survey: {
    open: survey,
    results: { ...survey, show: 'results', counts },
    'just voted': { ...survey, show: 'results', counts, outcome: outcome('voted', { text: '1' }) },
    ended: { ...survey, show: 'results', ended: true, counts },
    'results that couldn’t be loaded': { ...survey, show: 'results' },
    'too late': { ...survey, show: 'results', counts, outcome: outcome('tooLate') },
  },
  shakeword: { open: shakeword, solved: { ...shakeword, outcome: outcome('correct', { text: 'FAHRPLAN' }) } },
};

/** A rejected form; the tile decides which fields it has. */
function failureOf(formId: string): FormFailure {
  const faulty = ['firstname', 'email', 'tip1', 'cb1', 'agb', 'answer', 'upload'];
  return {
    formId,
    submissionId: ID,
    draw: { sealed: null, until: null, again: false },
    uploads: [{ receipt: 'sealed', filename: 'otter.jpg', size: 1234567, bound: false }],
    result: {
      initialValue: { firstname: 'Ada', email: 'ada@', answer: 'x' },
      error: Object.fromEntries(faulty.map((name) => [name, [`${name} fehlt`]])),
    },
  };
}

const modules = import.meta.glob<{ fixtures: TileFixtures }>('./*/*.fixtures.ts', { eager: true });

const cases = (Object.keys(STATES) as FormType[]).flatMap((type) =>
  FIXTURE_NAMES.flatMap((fixture) => {
    const raw = modules[`./${type}/${type}.fixtures.ts`]?.fixtures[fixture] as RawTile;
    return Object.entries(STATES[type]).map(
      ([state, formState]) => [type, fixture, state, raw, formState] as const,
    );
  }),
);

function render(raw: RawTile, formState: FormState, language: 'de' | 'en', faulty = false): string {
  const form = formIdOf({ type: formState.type, id: String(raw.id ?? ''), key: '1' });
  const participation: Participation = {
    here: '/beitrag/101?sent=1',
    forms: { [form]: formState },
    failure: faulty ? failureOf(form) : null,
  };
  return renderTile(raw, { page: { language, consent: 'given' }, context: { participation } });
}

describe.each(cases)('%s, %s, %s', (_type, _fixture, _state, raw, formState) => {
  it('renders in both languages and passes axe', async () => {
    expect(await axeFaultsInHtml(render(raw, formState, 'de'))).toEqual([]);
    expect(render(raw, formState, 'en')).not.toBe('');
  });
});

describe.each(cases.filter(([, fixture]) => fixture !== 'longest' && fixture !== 'hostile'))(
  '%s, %s, %s, in English',
  (_type, _fixture, _state, raw, formState) => {
    it('marks editors’ texts as German, and no others', () => {
      for (const faulty of [false, true]) {
        expect(wronglyMarked(render(markedTile(raw), formState, 'en', faulty))).toEqual([]);
      }
    });
  },
);

const open = cases.filter(([, , state]) => state === 'open');

describe.each(open)('%s, %s, after a rejected submission', (_type, _fixture, _state, raw, formState) => {
  it('shows its form with the errors and passes axe', async () => {
    const html = render(raw, formState, 'de', true);
    expect(html).toContain('<form');
    // Enter in a field presses the first submit button.
    const [pressed = ''] = /<button(?![^>]*type="button")[^>]*>/.exec(html) ?? [];
    expect(pressed).not.toContain('name="remove"');
    expect(await axeFaultsInHtml(html)).toEqual([]);
  });
});

it('each form in a preview says that it sends nothing', () => {
  for (const [type, fixture, state, raw, formState] of cases) {
    if (state !== 'open' || fixture !== 'typical') continue;
    const form = formIdOf({ type, id: String(raw.id ?? ''), key: '1' });
    const participation = { here: '/', forms: { [form]: formState }, failure: null };
    const preview = { token: 't', date: '2026-11-20T12:00' };
    const html = renderTile(raw, { page: { preview, consent: 'given' }, context: { participation } });
    expect(html).toContain(de.previewForm);
  }
});

it('offline copies have a sentence instead of each form with a submission id', () => {
  for (const [type, fixture, state, raw] of cases) {
    if (state !== 'open' || fixture !== 'typical') continue;
    const html = renderTile(raw, { page: { readingCopy: true }, context: { participation: null } });
    expect(html, type).toContain(de.formsOnline);
    expect(html, type).not.toContain('<form');
  }
});

const HAS_LINK =
  /not started|ended|used up|places unknown|drawn too|won and sent|taken part|^success|^saved|^finished|^lost|^closed|^results|just voted/;

it('forms that are not yet open, have ended or have an unknown state link onwards', () => {
  for (const [, , state, raw, formState] of cases) {
    if (HAS_LINK.test(state)) expect(render(raw, formState, 'de'), state).toMatch(/<a [^>]*href="\/[^"]*"/);
  }
});

it('a form’s result contains a link onwards, unless a form follows it', () => {
  for (const [type, , state, raw, formState] of cases) {
    const place = document.createElement('div');
    place.innerHTML = render(raw, formState, 'de');
    // A survey's results are between its status and its link; a solved puzzle has no link.
    if (type === 'survey' || place.querySelector('form') || !place.querySelector('[role=status]')) continue;
    if (type !== 'shakeword')
      expect(place.querySelector('[role=status] a'), `${type} ${state}`).not.toBeNull();
    expect(place.querySelectorAll('a.button:not([role=status] *)').length, `${type} ${state}`).toBe(0);
  }
});

it.each([
  ['competition', 'ended', de.winnersAreTold],
  ['competition', 'taken part', de.competitionSuccessNext],
  ['action', 'lost, places unknown', de.actionRandomTomorrow],
  ['deal', 'ended', de.dealOverNext],
  ['deal', 'used up', de.dealOverNext],
  ['deal', 'places unknown', de.tryAgain],
])('a %s that is %s says what comes next', (wanted, wantedState, sentence) => {
  const [, , , raw, formState] =
    cases.find(([type, , state]) => type === wanted && state === wantedState) ?? [];
  if (!raw || !formState) throw new Error('no such case');
  expect(render(raw, formState, 'de')).toContain(sentence);
});

it.each([
  ['given', true],
  ['undecided', false],
  ['refused', false],
] as const)('whether the browser stores survey results if consent is %s', (consent, kept) => {
  const [, , , raw, formState] =
    cases.find(([type, , state]) => type === 'survey' && state === 'results') ?? [];
  if (!raw || !formState) throw new Error('no such case');
  const form = formIdOf({ type: 'survey', id: String(raw.id), key: '1' });
  const participation = { here: '/', forms: { [form]: formState }, failure: null };
  const html = renderTile(raw, { page: { consent }, context: { participation } });
  expect(html).toContain('79,8');
  expect(html.includes('data-results=')).toBe(kept);
});

it('the asterisk is explained only in forms that have required fields', () => {
  for (const [type, , state, raw, formState] of cases) {
    if (type !== 'competition' && type !== 'action') continue;
    const asked = render(raw, formState, 'de');
    if (asked.includes('\u00a0*')) expect(asked, state).toContain(de.formRequiredNote);
    const free = render({ ...raw, imageupload: 'none' }, { ...formState, constraint: {} } as FormState, 'de');
    if (!free.includes('\u00a0*')) expect(free, state).not.toContain(de.formRequiredNote);
  }
});

it('a form that was just sent is shown even if its action has ended', () => {
  for (const [type, fixture, , raw, formState] of cases) {
    if (type === 'action' && fixture === 'typical')
      expect(render(raw, formState, 'de', true)).toContain('ada@');
  }
});

it('all states are valid HTML', async ({ skip }) => {
  if (!(await hasHtmlChecker())) skip('Left out: the HTML checker needs Java, and there is none here.');
  const documents = Object.fromEntries(
    cases.flatMap(([type, fixture, state, raw, formState]) =>
      (state === 'open' ? [false, true] : [false]).map((faulty) => [
        `${type} ${fixture} ${state}${faulty ? ' faulty' : ''}`,
        `<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><title>Test</title></head><body><main><h1>Test</h1>${render(raw, formState, 'de', faulty)}</main></body></html>`,
      ]),
    ),
  );
  expect(await htmlFaults(documents)).toEqual([]);
}, 60_000);

it.each([
  ['undecided', null, 0],
  ['undecided', { url: 'https://stats.example', siteId: '7' }, 0],
  ['refused', { url: 'https://stats.example', siteId: '7' }, 1],
] as const)(
  'a survey says what else consent allows if consent is %s, analytics %o',
  (consent, analytics, times) => {
    const [, , , raw, formState] =
      cases.find(([type, , state]) => type === 'survey' && state === 'open') ?? [];
    if (!raw || !formState) throw new Error('no open survey');
    const form = formIdOf({ type: 'survey', id: String(raw.id), key: '1' });
    const participation = { here: '/', forms: { [form]: formState }, failure: null };
    const html = renderTile(raw, { page: { consent, analytics }, context: { participation } });
    expect(html.includes(de.consentText)).toBe(analytics !== null);
    expect(html).toContain('href="/datenschutz"');
    expect(html.split(de.surveyConsentRefused)).toHaveLength(times + 1);
  },
);
