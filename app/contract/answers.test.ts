import { describe, expect, it } from 'vitest';
import {
  actionExtInfoAnswer,
  actionInfoAnswer,
  actionSaveAnswer,
  actionTokenAnswer,
  surveyCounts,
  voucherAnswer,
} from './answers.ts';

/** content-api.md, 'Data format': missing, null, "", numbers and flags as strings are all accepted. */

describe('an error response', () => {
  it.each([
    ['null', { fields: null }, []],
    ['empty', { fields: '' }, []],
    ['one name', { fields: 'email' }, ['email']],
    ['names among others', { fields: ['email', null, 7, ''] }, ['email']],
    ['in an object, as PHP encodes a list with gaps', { fields: { 1: 'email', 3: 'zip' } }, ['email', 'zip']],
    ['with their messages', { fields: { email: ['invalid'] } }, []],
  ])('is read with its fields %s', (_what, fields, read) => {
    const answer = { state: 'error', errormessage: 'WRONG PASSWORD', ...fields };
    expect(voucherAnswer.parse(answer)).toMatchObject({ errormessage: 'WRONG PASSWORD', fields: read });
    expect(actionSaveAnswer.parse(answer)).toMatchObject({ errormessage: 'WRONG PASSWORD', fields: read });
  });
});

it('an error response may lack fields', () => {
  expect(voucherAnswer.parse({ state: 'error', errormessage: 'CODE USED' }).state).toBe('error');
});

describe('flags and counts', () => {
  it.each([
    [
      { received: '1', uploads: '2', confirmed: '0' },
      { received: true, uploads: 2, confirmed: false },
    ],
    [
      { received: true, uploads: 2, confirmed: false },
      { received: true, uploads: 2, confirmed: false },
    ],
    [
      { received: 0, uploads: null, confirmed: '' },
      { received: false, uploads: 0, confirmed: false },
    ],
    [{}, { received: false, uploads: 0, confirmed: false }],
  ])('%j are parsed', (info, read) => {
    expect(actionExtInfoAnswer.parse({ state: 'success', info })).toEqual({ state: 'success', info: read });
  });

  it('countLeft may be a string, but not null', () => {
    const info = (countLeft: unknown) =>
      actionInfoAnswer.safeParse({ state: 'success', info: { countLeft } });
    expect(info('3').data).toMatchObject({ info: { countLeft: 3 } });
    expect(info(null).success).toBe(false);
  });

  it('a token may be a number, an automatic answer may lack its variant', () => {
    expect(actionTokenAnswer.parse({ state: 'success', token: 4711 })).toMatchObject({ token: '4711' });
    const token = 'a&amp;b';
    expect(actionTokenAnswer.parse({ state: 'success', token })).toMatchObject({ token });
    expect(actionTokenAnswer.safeParse({ state: 'success', token: '' }).success).toBe(false);
    expect(actionSaveAnswer.parse({ state: 'autorespond', variant: null, text: 'Danke' })).toMatchObject({
      variant: 'plain',
    });
  });
});

describe('a survey’s counts', () => {
  it.each([
    [{ answer1: 12, answer2: '3', answer3: null, answer4: '' }, [12, 3, 0, 0]],
    [{ answer1: '12.5', answer2: -1 }, [0, 0, 0, 0]],
  ])('%j', (raw, read) => {
    expect(Object.values(surveyCounts.parse(raw))).toEqual(read);
  });

  it.each([[{ state: 'error' }], [{ state: 'error', errormessage: 'INVALID' }], [{}], [[]], [null], ['']])(
    'can’t be parsed from %j',
    (raw) => {
      expect(surveyCounts.safeParse(raw).success).toBe(false);
    },
  );
});
