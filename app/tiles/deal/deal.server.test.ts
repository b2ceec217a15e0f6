import { expect, it } from 'vitest';
import { de } from '#app/i18n/de.ts';
import { contentServer, send } from '#tests/support/taking-part.ts';

it.each([{ state: 'finished' }, { state: 'error', errormessage: 'deal finished' }])(
  'a deal that is answered %j is finished',
  async (answer) => {
    contentServer.answers.set('deal save', answer);
    expect(await send('deal-1', {})).toMatchObject({ status: 303, outcome: { kind: 'finished' } });
  },
);

it.each([
  ['ENDED', 422, de.dealEnded],
  ['NOT STARTED', 422, de.dealNotStarted],
  ['INVALID', 422, de.formNotAccepted],
  ['JSON parse error', 503, de.dealFailed],
])('a deal that is answered %s says so', async (errormessage, status, message) => {
  contentServer.answers.set('deal save', { state: 'error', errormessage });
  const sent = await send('deal-1', {});
  expect(sent.status).toBe(status);
  expect(sent.failure?.result.error?.['']).toEqual([message]);
});
