import { describe, expect, it } from 'vitest';
import { de } from '#app/i18n/de.ts';
import { contentServer, FORMS, send } from '#tests/support/taking-part.ts';

describe('the response to an action', () => {
  const error = (errormessage: string, fields?: string[]) => ({
    state: 'error',
    errormessage,
    ...(fields ? { fields } : {}),
  });

  it.each([
    [{ state: 'success' }, 'success', undefined],
    [{ state: 'optin' }, 'optin', undefined],
    [{ state: 'autorespond', variant: 'plain', text: 'Danke' }, 'plain', undefined],
    [{ state: 'autorespond', variant: 'free', text: 'Danke', code: null }, 'free', undefined],
    [{ state: 'autorespond', variant: 'qrcode', text: 'Da', code: 'KACHEL-0001' }, 'qrcode', 'KACHEL-0001'],
    [error('MAX REACHED'), 'maxReached', undefined],
  ])('%j redirects to the result: %s, code %s', async (answer, kind, code) => {
    contentServer.answers.set('action save', answer);
    const { status, outcome, address } = await send('action-1', FORMS['action-1'].values);
    expect(status).toBe(303);
    expect([outcome?.kind, outcome?.code]).toEqual([kind, code]);
    expect(address?.search).not.toMatch(/lovelace|ada@|KACHEL-0001|sent=/i);
  });

  it.each([
    ['the tile’s popup text', 'Danke!\nBis bald.', undefined],
    ['another text', 'Danke dir!', 'Danke dir!'],
    ['a too long text', 'x'.repeat(2500), `${'x'.repeat(2000)} …`],
    ['one whose letters take three bytes each', '文'.repeat(2500), `${'文'.repeat(1300)} …`],
  ])('shows %s once, with an ellipsis if truncated', async (_what, text, told) => {
    contentServer.answers.set('action save', { state: 'autorespond', variant: 'free', text });
    const { outcome } = await send('action-5', FORMS['action-1'].values);
    expect(outcome?.text).toBe(told);
  });

  it.each([
    ['FAILED', 503, de.actionFailed],
    ['SOMETHING NEW', 503, de.actionFailed],
    ['INVALID', 422, de.formNotAccepted],
    ['ALREADY USED', 422, de.actionAlreadyUsed],
    ['ALREADY PARTICIPATED', 422, de.alreadyParticipated],
    ['UNVERIFIED EMAIL', 422, de.actionUnverified],
    ['NOT STARTED', 422, de.actionNotStarted],
    ['ENDED', 422, de.actionEnded],
    ['NO TOKEN', 422, de.actionTimeOver],
  ])('%s shows the form again with its input', async (errormessage, status, message) => {
    contentServer.answers.set('action save', error(errormessage));
    const { failure, ...sent } = await send('action-1', FORMS['action-1'].values);
    expect(sent.status).toBe(status);
    expect(failure?.result.error?.['']?.[0]).toBe(message);
    expect(failure?.result.initialValue).toMatchObject({ firstname: 'Ada' });
  });

  it('shows errors at the fields that the content server rejects', async () => {
    contentServer.answers.set('action save', error('INVALID', ['email', 'nonsense']));
    const { status, failure } = await send('action-1', FORMS['action-1'].values);
    expect(status).toBe(422);
    expect(failure?.result.error).toEqual({ email: [de.formInvalid] });
  });
});
