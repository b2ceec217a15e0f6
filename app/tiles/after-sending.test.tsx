import { describe, expect, it } from 'vitest';
import type { SubmissionClient } from '#app/content/submission-client.server.ts';
import { TryLater } from '#app/content/submission-request.server.ts';
import { readEntry } from '#app/contract/content/entry.ts';
import type { FormFailure } from '#app/forms/form-failure.ts';
import type { Outcome } from '#app/forms/outcome.ts';
import { de } from '#app/i18n/de.ts';
import { translator } from '#app/i18n/translate.ts';
import { type FormState, formIdOf } from '#app/participation/participation.ts';
import { action, competition, deal, ID as FRESH } from '#tests/support/open-forms.ts';
import { testPage } from '#tests/support/render.tsx';
import { renderTile } from '#tests/support/tiles.tsx';
import { visitTo } from '#tests/support/visit.ts';
import { fixtures as actionFixtures } from './action/action.fixtures.ts';
import { actionHandler } from './action/action.server.ts';
import { fixtures as competitionFixtures } from './competition/competition.fixtures.ts';
import { fixtures as dealFixtures } from './deal/deal.fixtures.ts';
import { dealHandler } from './deal/deal.server.ts';
import type { RawTile } from './tile/tile-fixtures.ts';

/** After sending: the same form if the response was lost, else its result. */

const SENT = '3f1c1f5e-6a55-4d0a-9a3e-000000000001';

function shown(raw: RawTile, formState: FormState, failed = false, more: Partial<FormFailure> = {}): string {
  const formId = formIdOf({ type: formState.type, id: String(raw.id ?? ''), key: '1' });
  const failure: FormFailure = {
    formId,
    submissionId: SENT,
    result: { error: { '': ['Ging nicht'] } },
    ...more,
  };
  const participation = {
    here: '/beitrag/101?sent=1',
    forms: { [formId]: formState },
    failure: failed ? failure : null,
  };
  return renderTile(raw, { context: { participation } });
}

const idOf = (html: string) => /name="submission_id" value="([^"]*)"/.exec(html)?.[1];
describe('a form whose response was lost', () => {
  it.each<[string, RawTile, FormState]>([
    ['a draw', { ...actionFixtures.missing, randomGeneratorActivate: '1' }, { ...action, draw: 'before' }],
    [
      'a draw again',
      { ...actionFixtures.missing, randomGeneratorActivate: '1' },
      { ...action, draw: 'expired' },
    ],
    ['an action', actionFixtures.missing, { ...action, places: 'usedUp' }],
    ['a deal’s last place', dealFixtures.typical, { ...deal, places: 'usedUp' }],
    ['a deal that ended meanwhile', dealFixtures.typical, { ...deal, opening: 'ended' }],
    ['a competition that ended meanwhile', competitionFixtures.typical, { ...competition, opening: 'ended' }],
  ])('%s: can be sent again under the same submission id', (_what, raw, formState) => {
    expect(idOf(shown(raw, formState, true))).toBe(SENT);
  });
});

describe('a draw repeated with a filled-in form', () => {
  const raw = {
    ...actionFixtures.missing,
    randomGeneratorActivate: '1',
    randomGeneratorTextWon: 'Volltreffer',
  };
  const drawn = (won: boolean) => {
    const draw = { sealed: 'x', until: Date.now() + 1000, again: false, won };
    return shown(raw, { ...action, draw: 'before' }, true, { result: {}, isRedisplay: true, draw });
  };

  it('says first that the rider has won', () => {
    const html = drawn(true);
    expect(html.indexOf('Volltreffer')).toBeGreaterThan(-1);
    expect(html.indexOf('Volltreffer')).toBeLessThan(html.indexOf('<form'));
    expect(html).toContain('autofocus');
  });

  it('doesn’t say so if the form is only shown again', () => {
    expect(drawn(false)).not.toContain('Volltreffer');
  });
});

const outcome = (kind: string): Outcome => ({
  entryId: '101',
  form: 'x-1',
  kind,
  submissionId: SENT,
  at: 0,
});

describe('after a response', () => {
  const limited = { ...actionFixtures.missing, maxCalls: '3' };

  it('the last of an action’s codes says nothing of places, which it doesn’t have', () => {
    const state = { ...action, places: 'usedUp', outcome: outcome('success') } as const;
    expect(shown(actionFixtures.missing, state)).not.toContain(de.actionPlacesGone);
  });

  it.each<[string, RawTile, FormState, string]>([
    ['an action’s last place', limited, { ...action, places: 'usedUp' }, de.actionPlacesGone],
    ['an action', limited, { ...action, places: 'available' }, de.actionPlacesLeft],
    ['a deal’s last place', dealFixtures.typical, { ...deal, places: 'usedUp' }, de.dealPlacesGone],
    ['a deal', dealFixtures.typical, { ...deal, places: 'available' }, de.dealPlacesLeft],
  ])('%s: shows the places left', (_what, raw, formState, text) => {
    const html = shown(raw, {
      ...formState,
      outcome: outcome(formState.type === 'deal' ? 'saved' : 'success'),
    } as FormState);
    expect(html).toContain(text);
    expect(html).not.toContain('<form');
  });

  it.each<[string, RawTile, FormState]>([
    ['an action', actionFixtures.missing, { ...action, outcome: outcome('maxReached') }],
    ['a deal', dealFixtures.typical, { ...deal, outcome: outcome('finished') }],
  ])('%s: can be tried again once a place is free', (_what, raw, formState) => {
    expect(shown(raw, { ...formState, places: 'usedUp' } as FormState)).not.toContain('<form');
    expect(idOf(shown(raw, { ...formState, places: 'available' } as FormState))).toBe(FRESH);
  });
});

describe('a deal in a captive portal’s window, which sends no e-mail', () => {
  const portal = { address: 'tram.example/beitrag/101', code: { size: 21, d: '' } };
  const seen = (outcome: Outcome | null, textOnly: boolean) =>
    renderTile(dealFixtures.typical, {
      page: { portal, textOnly },
      context: {
        participation: {
          here: '/beitrag/101?sent=1',
          forms: { 'deal-1': { ...deal, outcome } as FormState },
          failure: null,
        },
      },
    });

  it.each([false, true])('says first where one can be sent (text-only: %s)', (textOnly) => {
    const html = seen(null, textOnly);
    expect(html).toContain(de.dealHintPortal.replace('{address}', portal.address));
    expect(html).not.toContain(de.dealHint);
  });

  it.each([false, true])('then shows the e-mail as text only (text-only: %s)', (textOnly) => {
    const html = seen(outcome('saved'), textOnly);
    expect(html).toContain(de.dealSavedPortal);
    expect(html).toContain('deal@cafe.example');
    expect(html).not.toContain('mailto:');
    expect(html).not.toContain(de.dealSavedText);
  });
});

describe('a deal that is finished', () => {
  it.each([
    ['running', de.dealMaxCallsEnded],
    ['ended', de.dealEnded],
  ] as const)('and %s says why', (opening, title) => {
    const formState: FormState = { ...deal, opening, outcome: outcome('finished') };
    expect(shown(dealFixtures.typical, formState)).toContain(title);
  });
});

describe('the link for another person', () => {
  const sent = { outcome: outcome('success') };

  it.each<[string, RawTile, FormState, boolean]>([
    ['a competition', competitionFixtures.typical, { ...competition, ...sent }, true],
    [
      'an ended competition',
      competitionFixtures.typical,
      { ...competition, ...sent, opening: 'ended' },
      false,
    ],
    ['an action', actionFixtures.missing, { ...action, ...sent }, true],
    ['an ended action', actionFixtures.missing, { ...action, ...sent, opening: 'ended' }, false],
    ['an action’s last place', actionFixtures.missing, { ...action, ...sent, places: 'usedUp' }, false],
    ['a won draw', actionFixtures.missing, { ...action, ...sent, draw: 'before' }, false],
  ])('%s', (_what, raw, formState, offered) => {
    const link = /href="\/beitrag\/101#x-1-part"/;
    expect(link.test(shown(raw, formState))).toBe(offered);
  });
});

describe('the number of places after sending', () => {
  const page = testPage({ path: '/beitrag/101', screen: 'entry' });
  const entry = readEntry(
    {
      id: '101',
      title: 'Ein Beitrag',
      kacheln: [
        { ...actionFixtures.missing, id: '1', maxCalls: '3' },
        { ...dealFixtures.typical, id: '2', maxCalls: '3', startDate: '', endDate: '' },
      ],
      publish_from: '2026-01-01 00:00:00',
    },
    'test',
    () => undefined,
  );
  const counting = {
    actionInfo: async () => ({ state: 'success', info: { countLeft: 0 } }),
    dealInfo: async () => ({ state: 'finished' }),
  } as unknown as SubmissionClient;
  const asked = (formId: string, kind: string, client = counting) => {
    if (!entry) throw new Error('no entry');
    const visit = visitTo('http://tram.test/beitrag/101');
    return { visit, page, t: translator('de'), client, entry, formId, outcome: outcome(kind) };
  };

  it.each(['success', 'optin', 'qrcode', 'maxReached'])('is requested again after %s', async (kind) => {
    const tile = entry?.kacheln.find((one) => one.type === 'action');
    if (!tile) throw new Error('no tile');
    expect((await actionHandler.load(tile, asked('action-1', kind))).places).toBe('usedUp');
  });

  it.each(['saved', 'finished'])('is requested again after a deal is %s', async (kind) => {
    const tile = entry?.kacheln.find((one) => one.type === 'deal');
    if (!tile) throw new Error('no tile');
    expect((await dealHandler.load(tile, asked('deal-2', kind))).places).toBe('usedUp');
  });

  it.each([
    ['share', 1180, `${de.limitedShare} Bitte versuche es in 20 Minuten noch einmal.`],
    ['server', 50, `${de.limitedServer} Bitte versuche es in einer Minute noch einmal.`],
    ['server', null, `${de.limitedServer} Bitte versuche es in ein paar Minuten noch einmal.`],
  ] as const)('is refused (%s) with the time to ask again: %s', async (why, seconds, text) => {
    const refuse = () => Promise.reject(new TryLater('info', seconds, why));
    const busy = { actionInfo: refuse, dealInfo: refuse } as unknown as SubmissionClient;
    for (const tile of entry?.kacheln ?? []) {
      if (tile.type !== 'action' && tile.type !== 'deal') continue;
      const { load } = (tile.type === 'action' ? actionHandler : dealHandler) as typeof actionHandler;
      const raw = tile.type === 'action' ? actionFixtures.missing : dealFixtures.typical;
      const formState = await load(tile as never, asked('x', '', busy));
      expect(shown({ ...raw, id: tile.id }, { ...formState, outcome: null })).toContain(text);
    }
  });
});
