import { beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { log } from '#app/lib/log.server.ts';
import { connectMetrics, metrics } from '#app/lib/metrics.server.ts';
import { submissionClient } from './submission-client.server.ts';

vi.stubEnv('SESSION_SECRET', 'a secret of the tests alone');

let answer: object;
let warn: MockInstance;

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json(answer));
  warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
});

const client = submissionClient({ api: 'http://cms.test/api', context: { requestId: 'tram-7' } });
const CALLS = {
  'action info': () => client.actionInfo('40', '1'),
  'action extinfo': () => client.actionExtInfo('40', '1', 'a'),
  'action token': () => client.drawToken('40', '1', 'a'),
  'action save': () => client.saveAction({ action_id: '1', phone: '+49' }, ['phone']),
  'competition save': () => client.saveCompetition({ competition_id: '1' }, ['email', 'phone']),
  'deal info': () => client.dealInfo('40', '1'),
  'deal save': () => client.saveDeal({}),
  'survey save': () => client.saveSurvey({}),
  'voucher use': () => client.redeemVoucher({}),
};

async function told(call: keyof typeof CALLS, errormessage: unknown, more: object = {}): Promise<unknown[]> {
  warn.mockClear();
  answer = { state: 'error', errormessage, ...more };
  await CALLS[call]();
  return warn.mock.calls.map(([line]) => line);
}

it.each([
  ['action info', 'INVALID', 'INVALID'],
  ['action extinfo', 'FAILED', 'FAILED'],
  ['action token', 'MAX REACHED', 'MAX REACHED'],
  ['action save', 'FAILED', 'FAILED'],
  ['action save', null, ''],
  ['action save', 'Ada Lovelace, ada@example.org', 'another'],
  ['competition save', 'MAX REACHED', 'MAX REACHED'],
  ['deal info', 'FAILED', 'FAILED'],
  ['deal save', 'JSON parse error', 'JSON parse error'],
  ['survey save', 'ENDED', 'ENDED'],
  ['voucher use', 'FAILED', 'FAILED'],
] as const)('of %s a refusal %j is logged as %j, once a minute', async (call, sent, errormessage) => {
  expect(await told(call, sent)).toEqual([{ id: 'tram-7', call, errormessage }]);
  expect(await told(call, sent)).toEqual([]);
});

it.each([
  ['action extinfo', 'NO SUCH SUBMISSION'],
  ['action token', 'NO TOKEN'],
  ['action save', 'ALREADY USED'],
  ['competition save', 'ALREADY PARTICIPATED'],
  ['deal save', 'deal finished'],
  ['survey save', 'ENDED ALREADY'],
  ['voucher use', 'CODE USED'],
] as const)('of %s a rider is told of %s, the log is not', async (call, sent) => {
  expect(await told(call, sent)).toEqual([]);
});

it('INVALID is logged with its fields where the form has none of them', async () => {
  expect(await told('competition save', 'INVALID', { fields: ['phone', 'entry_id'] })).toEqual([]);
  for (const [call, sent, fields] of [
    ['competition save', ['entry_id', 'street'], ['entry_id', 'street']],
    ['action save', ['email', 'ada@example.org'], ['email', 'another']],
    ['deal save', [], undefined],
    ['survey save', ['answer1'], ['answer1']],
  ] as const) {
    const line = { id: 'tram-7', call, errormessage: 'INVALID', ...(fields ? { fields } : {}) };
    expect(await told(call, 'INVALID', { fields: sent })).toEqual([line]);
  }
});

it('an automatic answer that lacks its code is logged', async () => {
  const reply = async (variant: string, code: string | null) => {
    warn.mockClear();
    answer = { state: 'autorespond', variant, text: 'Danke', code };
    await CALLS['action save']();
    return warn.mock.calls;
  };
  expect(await reply('free', null)).toEqual([]);
  expect(await reply('qrcode', 'A-1')).toEqual([]);
  expect(await reply('qrcode', null)).toEqual([
    [{ id: 'tram-7', call: 'action save' }, 'a qrcode answer without a code'],
  ]);
  expect(await reply('qrcode', '')).toEqual([]);
});

it.each([
  ['FAILED', 'failed'],
  ['INVALID', 'failed'],
  ['ALREADY PARTICIPATED', 'refused'],
  [undefined, 'accepted'],
])('a save answered %j counts as %s', async (errormessage, outcome) => {
  const submission = vi.fn();
  connectMetrics({ ...metrics, submission });
  answer = errormessage ? { state: 'error', errormessage } : { state: 'success' };
  await client.saveCompetition({ competition_id: '1' }, ['email']);
  expect(submission.mock.calls).toEqual([['competition save', outcome]]);
});
