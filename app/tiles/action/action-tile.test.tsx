import { DomUtils, parseDocument } from 'htmlparser2';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SubmissionClient } from '#app/content/submission-client.server.ts';
import { readEntry } from '#app/contract/content/entry.ts';
import type { FormFailure } from '#app/forms/form-failure.ts';
import type { Outcome } from '#app/forms/outcome.ts';
import type { UploadFieldProps } from '#app/forms/uploads/upload-field.island.tsx';
import { de } from '#app/i18n/de.ts';
import { en } from '#app/i18n/en.ts';
import { translator } from '#app/i18n/translate.ts';
import type { ActionFormState } from '#app/participation/participation.ts';
import type { Page } from '#app/visit/page.ts';
import { action, ID } from '#tests/support/open-forms.ts';
import { testPage } from '#tests/support/render.tsx';
import { entryOf, renderTile } from '#tests/support/tiles.tsx';
import { visitTo } from '#tests/support/visit.ts';
import { fixtures } from './action.fixtures.ts';
import { actionHandler } from './action.server.ts';

/** What a page shows for an action without a form, and the time left after a win. */

const open: ActionFormState = { ...action, clock: 0, constraint: {} };
const DRAWN = { sealed: 'x', until: Date.parse('2026-11-20T14:15:00Z'), again: false };
const raw = (changes: object) => ({ ...fixtures.missing, id: '1', ...changes });
const withState = (formState: ActionFormState) => ({
  participation: { here: '/beitrag/101?sent=1', forms: { 'action-1': formState }, failure: null },
});
const shown = (changes: object, formState: Partial<ActionFormState>, page: Partial<Page> = {}) =>
  renderTile(raw(changes), { page, context: withState({ ...open, ...formState }) });

it.each([
  ['an opt-in', { autoresponse: 'optin', email: 'optional' }, true],
  ['an opt-in without an e-mail field', { autoresponse: 'optin', email: 'none' }, false],
  ['a sign-up', { autoresponse: 'none', email: 'mandatory' }, false],
  ['codes', { autoresponse: 'qrcode', email: 'mandatory' }, false],
])('%s without places left says that one may become free: %s', (_what, tile, mayBecomeFree) => {
  const html = shown({ ...tile, maxCalls: '3' }, { places: 'usedUp' });
  expect(html).toContain(de.actionMaxCallsEnded);
  expect(html.includes(de.actionFullNext)).toBe(mayBecomeFree);
});

it('a draw’s result is shown when no place is left, which the winner may hold', () => {
  const tile = { maxCalls: '1', name: 'mandatory', randomGeneratorActivate: '1' };
  const win = { drawSeal: DRAWN.sealed, drawUntil: DRAWN.until };
  const after = (draw: ActionFormState['draw']) => shown(tile, { ...win, places: 'usedUp', draw });
  expect(after('won')).toContain('name="firstname"');
  for (const draw of ['won', 'lost', 'closed'] as const)
    expect(after(draw)).not.toContain(de.actionMaxCallsEnded);
  expect(after('before')).toContain(de.actionMaxCallsEnded);
});

it.each<[string, object, Partial<ActionFormState>]>([
  ['a sign-up', {}, { opening: 'ended' }],
  ['a draw', { randomGeneratorActivate: '1' }, { opening: 'ended', draw: 'before' }],
  ['a draw whose response says so', { randomGeneratorActivate: '1' }, { draw: 'ended' }],
])(
  '%s that has ended doesn’t say that winners are notified: no field says that any are drawn',
  (_what, tile, formState) => {
    const html = shown(tile, formState);
    expect(html).toContain(de.actionEnded);
    expect(html).not.toContain(de.winnersAreTold);
  },
);

it('photos are posted with the form’s token, for browsers that send no origin', () => {
  const carry = [['lang', 'en']] as const;
  const html = shown({ imageupload: 'optional' }, {}, { formToken: 'abc', carry });
  expect(html).toContain('&quot;address&quot;:&quot;/datei?lang=en&amp;sent=abc&quot;');
});

describe('in a captive portal’s window', () => {
  const portal = { address: 'tram.example/beitrag/101', code: { size: 21, d: '' } };
  const draw = { randomGeneratorActivate: '1' };

  it.each<[string, object, Partial<ActionFormState>, number]>([
    ['photos', { imageupload: 'optional' }, {}, 1],
    ['a recording', { imageupload: 'mandatory', uploadmedium: 'audio' }, {}, 1],
    ['no files', {}, {}, 0],
    ['a draw for photos', { ...draw, imageupload: 'optional' }, { draw: 'before' }, 1],
    ['a draw for photos that was won', { ...draw, imageupload: 'optional' }, { draw: 'won' }, 0],
    ['a draw for photos whose time is over', { ...draw, imageupload: 'optional' }, { draw: 'expired' }, 0],
    ['a draw without files', draw, { draw: 'before' }, 0],
  ])('%s: says where files can be uploaded, not once a draw is won here', (_what, tile, formState, times) => {
    const sentence = de.uploadPortal.replace('{address}', portal.address);
    const told = (page: Partial<Page>) => shown(tile, formState, page).split(sentence).length - 1;
    expect([told({ portal }), told({ portal, textOnly: true }), told({})]).toEqual([times, times, 0]);
  });
});

it('an action whose number of places is unknown has a link to retry, with the page’s settings', () => {
  const html = shown({ maxCalls: '3' }, { places: 'failed' }, { query: 'lang=en&sent=1' });
  expect(html).toContain(`href="/beitrag/101?lang=en">${de.tryAgain}</a>`);
});

it('consents’ links without a text are named after their consent, not their URL', () => {
  const consent = (number: number, title: string) => ({
    [`cb${number}`]: 'mandatory',
    [`cb${number}Title`]: title,
    [`cb${number}LinkUrl`]: `{address}/seite${number}`,
  });
  const html = shown({ ...consent(1, 'AGB'), ...consent(2, 'Newsletter') }, {});
  const links = [...html.matchAll(/href="\/heute\/(seite\d)"[^>]*>(.*?)<\/a>/g)];
  expect(links.map(([, page, words = '']) => [page, words.replace(/<[^>]*>/g, '')])).toEqual([
    ['seite1', 'Mehr zu AGB'],
    ['seite2', 'Mehr zu Newsletter'],
  ]);
  expect(html).not.toContain('{address}');
});

function recorderTexts(changes: object): UploadFieldProps['voice'] {
  const island = parseDocument(shown({ uploadmedium: 'audio', ...changes }, {}, { language: 'en' }));
  const field = DomUtils.findOne(({ attribs }) => attribs['data-island'] === 'upload-field', island.children);
  return (JSON.parse(field?.attribs['data-props'] ?? '{}') as UploadFieldProps).voice;
}

it.each([
  ['Wir hören zu', 'Wir hören zu', 'de'],
  ['', en.recordRunning, undefined],
])('a recording that runs is announced by the editor’s text %j or ours', (audioWhile, during, duringLang) => {
  const voice = recorderTexts({ imageupload: 'optional', audioWhile });
  expect([voice?.during, voice?.duringLang]).toEqual([during, duringLang]);
});

it('the recorder’s button has an asterisk if a recording is required', () => {
  const marks = ['mandatory', 'optional'].map((imageupload) => recorderTexts({ imageupload })?.mark);
  expect(marks).toEqual(['\u00a0*', '']);
});

describe('a lost draw says that tomorrow is the next one', () => {
  const lost = { ...open, draw: 'lost' } as const;
  const draw = { randomGeneratorActivate: '1' };

  it.each([
    ['', true],
    ['2026-11-20', false],
    ['2026-11-20 23:00:00', false],
    ['2026-11-21 00:00:00', false],
    ['2026-11-21 06:00:00', true],
    ['2026-11-21', true],
  ])('only if the action is open then, with the end %j: %s', (endDate, isOpen) => {
    const html = shown({ ...draw, endDate }, lost);
    expect(html).toContain(de.actionRandomLost);
    expect(html.includes(de.actionRandomTomorrow)).toBe(isOpen);
  });

  it('only if its entry is published then', () => {
    const tile = raw(draw);
    const entry = { ...entryOf([tile]), publish_till: '2026-11-20 23:59:59' };
    const html = renderTile(tile, { context: { ...withState(lost), entry } });
    expect(html).not.toContain(de.actionRandomTomorrow);
  });
});

describe('the time left after a win', () => {
  const now = Date.parse('2026-11-20T14:00:00Z');
  const until = now + 15 * 60_000;
  const sentence = de.actionRandomHurry.replace('{time}', '15:15');

  function afterWin(draw?: FormFailure['draw'], page: Partial<Page> = {}): string {
    const tile = raw({ randomGeneratorActivate: '1' });
    const failure = draw ? { formId: 'action-1', submissionId: ID, draw } : null;
    const { participation } = withState({
      ...open,
      draw: 'won',
      drawSeal: 'x',
      drawUntil: until,
      clock: now,
    });
    return renderTile(tile, { page, context: { participation: { ...participation, failure } as never } });
  }

  it.each<[string, FormFailure['draw'], boolean]>([
    ['until when it must arrive', undefined, true],
    ['until when it must arrive, after errors too', DRAWN, true],
    ['to read on, where the time is over', { sealed: null, until: null, again: true }, false],
  ])('is in the note of the form that waits for a connection: %s', (_what, draw, isUrgent) => {
    const html = parseDocument(afterWin(draw, { usesServiceWorker: true })).children;
    const form = DomUtils.findOne(({ attribs }) => 'data-later' in attribs, html);
    const { waiting } = JSON.parse(form?.attribs['data-later'] ?? '{}');
    expect(waiting).toBe(isUrgent ? de.waitsForPrize.replace('{time}', '15:15') : de.waitsToBeSent);
  });

  it.each<[string, FormFailure['draw'], boolean]>([
    ['in the notice that has the focus', undefined, true],
    ['in the notice of a draw for a form that was filled in', { ...DRAWN, won: true }, true],
    ['beside the countdown if a form is shown again with errors', DRAWN, false],
  ])('is shown once, %s', (_where, draw, isInNotice) => {
    const [notice = '', form = ''] = afterWin(draw).split('<form');
    expect([notice, form].map((part) => part.split(sentence).length - 1)).toEqual(
      isInNotice ? [1, 0] : [0, 1],
    );
    expect(form).toMatch(/<span role="status"[^>]*><\/span><strong role="timer"[^>]* data-soon="/);
  });

  afterEach(() => vi.useRealTimers());

  async function timeLeft(page: Partial<Page>): Promise<number> {
    vi.useFakeTimers({ toFake: ['Date'], now });
    const tile = raw({ randomGeneratorActivate: '1' });
    const more = { title: 'Aktion', publish_from: '2026-01-01 00:00:00', publish_till: '' };
    const entry = readEntry({ id: '101', ...more, kacheln: [tile] }, 'test', () => undefined);
    const [read] = entry?.kacheln ?? [];
    if (!entry || read?.type !== 'action') throw new Error('no action');
    const outcome: Outcome = {
      entryId: '101',
      form: 'action-1',
      kind: 'won',
      submissionId: ID,
      at: now - 60_000,
    };
    const formState = await actionHandler.load(read, {
      visit: visitTo('http://tram.test/beitrag/101'),
      page: testPage(page),
      t: translator('de'),
      client: {} as SubmissionClient,
      entry,
      formId: 'action-1',
      outcome,
    });
    const [, left] =
      /data-left="(-?\d+)"/.exec(renderTile(tile, { page, context: withState(formState) })) ?? [];
    return Number(left);
  }

  it.each<[string, Partial<Page>]>([
    ['today', { now }],
    [
      'in a preview of tomorrow',
      { now: now + 86_400_000, preview: { token: 't', date: '2026-11-21T15:00' } },
    ],
    [
      'in a preview of yesterday',
      { now: now - 86_400_000, preview: { token: 't', date: '2026-11-19T15:00' } },
    ],
  ])('ends with the token, %s', async (_when, page) => {
    expect(await timeLeft(page)).toBe(14 * 60_000);
  });
});
