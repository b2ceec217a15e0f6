import { describe, expect, it } from 'vitest';
import type { FormFailure } from '#app/forms/form-failure.ts';
import { renderTile } from '#tests/support/tiles.tsx';
import { fixtures as actionFixtures } from './action/action.fixtures.ts';
import { fixtures as competitionFixtures } from './competition/competition.fixtures.ts';
import { fixtures as dealFixtures } from './deal/deal.fixtures.ts';
import { formIdOf, type Part } from './participation.ts';
import type { RawTile } from './tile-fixtures.ts';

/** What a tile shows once its form was sent: the same form after a lost answer, else what came of it. */

const SENT = '3f1c1f5e-6a55-4d0a-9a3e-000000000001';
const FRESH = '3f1c1f5e-6a55-4d0a-9a3e-000000000002';

const action = {
  type: 'action',
  opening: 'running',
  places: 'unlimited',
  draw: null,
  drawSeal: null,
  qrCode: null,
  constraint: {},
  submissionId: FRESH,
  outcome: null,
} as const;
const deal = {
  type: 'deal',
  opening: 'running',
  places: 'unlimited',
  submissionId: FRESH,
  outcome: null,
} as const;
const competition = {
  type: 'competition',
  opening: 'running',
  constraint: {},
  submissionId: FRESH,
  outcome: null,
} as const;

function shown(raw: RawTile, part: Part, failed = false): string {
  const form = formIdOf({ type: part.type, id: String(raw.id ?? ''), key: '1' });
  const failure: FormFailure = { form, submissionId: SENT, message: 'Ging nicht', result: {} };
  const participation = {
    here: '/beitrag/101?sent=1',
    parts: { [form]: part },
    failure: failed ? failure : null,
  };
  return renderTile(raw, { context: { participation } });
}

const idOf = (html: string) => /name="submission_id" value="([^"]*)"/.exec(html)?.[1];
describe('after a lost answer', () => {
  it.each<[string, RawTile, Part]>([
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
  ])('%s can be sent again as the same submission', (_what, raw, part) => {
    expect(idOf(shown(raw, part, true))).toBe(SENT);
  });
});
