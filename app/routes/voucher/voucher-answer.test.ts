import { describe, expect, it } from 'vitest';
import { voucherAnswer } from '#app/contract/answers.ts';
import { en } from '#app/i18n/en.ts';
import { translator } from '#app/i18n/translate.ts';
import { info } from '#tests/support/voucher.ts';
import { errorText, voucherError } from './voucher-errors.ts';

it.each([
  ['2027-01-19 23:59:59', '2027-01-19T23:59:59'],
  ['0000-00-00 00:00:00', ''],
  ['9999-12-31 23:59:59', ''],
  ['bald', ''],
  [null, ''],
])('an end date of %j is parsed as %j', (voucherEndDate, read) => {
  const answer = voucherAnswer.parse({ state: 'success', info: { ...info, voucherEndDate } });
  expect(answer).toMatchObject({ info: { countMax: 100, voucherEndDate: read } });
});

describe('an error code', () => {
  it.each([
    ['NO QRCODE ACTION', 'plain', 'keine Gutschein-Aktion'],
    ['WRONG PASSWORD', 'plain', 'Passwort ist nicht richtig'],
    ['ACTION ENDED', 'red', 'beendet'],
    ['RESOLVING ANOTHER VOUCHER', 'plain', 'Bitte versuche es noch einmal'],
    ['CODE NOT FOUND', 'red', 'ungültig'],
    ['CODE USED', 'red', 'schon eingelöst'],
    ['INVALID', 'plain', 'Fehler aufgetreten'],
    ['constructor', 'plain', 'Fehler aufgetreten'],
    [null, 'plain', 'Fehler aufgetreten'],
  ] as const)('%s is shown as %s with its text', (errormessage, severity, words) => {
    const error = voucherError(errormessage);
    expect(error.severity).toBe(severity);
    expect(errorText(error, translator('de'))).toContain(words);
    expect(errorText(error, translator('en'))).not.toBe('');
  });

  it('has the English texts of specification 8', () => {
    expect(en.voucherWrongPassword).toContain('The password is not correct');
    expect(en.voucherUnknownError).toBe('An error occurred.');
  });
});
