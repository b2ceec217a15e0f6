import { describe, expect, it } from 'vitest';
import { email, phone, schemaOf } from '#app/contract/forms/form-fields.ts';
import { de } from '#app/i18n/de.ts';
import { en } from '#app/i18n/en.ts';
import { fieldFaultOf } from './field-fault.ts';
import { shortLabel } from './form-words.ts';

const fine = {
  valueMissing: false,
  badInput: false,
  rangeUnderflow: false,
  rangeOverflow: false,
  stepMismatch: false,
};

describe('what the browser can tell of a field', () => {
  it.each([
    ['text', '', true, {}, 'missing'],
    ['text', '   ', true, {}, 'missing'],
    ['text', '', false, {}, null],
    ['text', 'Ada', true, {}, null],
    ['email', 'ada@', true, {}, 'wrong'],
    ['email', 'ada@example.org', true, {}, null],
    ['email', '', false, {}, null],
    ['tel', 'zwölf', false, {}, 'wrong'],
    ['tel', '+49 (0)211 123-45', true, {}, null],
    ['number', '', true, {}, 'missing'],
    ['number', '', true, { badInput: true }, 'wrong'],
    ['number', '100', true, { rangeOverflow: true }, 'wrong'],
    ['number', '1.5', true, { stepMismatch: true }, 'wrong'],
    ['number', '0', true, {}, null],
    ['checkbox', 'on', true, { valueMissing: true }, 'missing'],
    ['checkbox', 'on', true, {}, null],
    ['radio', '1', true, { valueMissing: true }, 'missing'],
    ['file', '', true, { valueMissing: true }, 'missing'],
    ['file', '', false, {}, null],
  ])('%s %j, required: %s, %j: %s', (type, value, required, validity, fault) => {
    expect(fieldFaultOf({ type, value, required, validity: { ...fine, ...validity } })).toBe(fault);
  });
});

it.each([
  [de, 'Ungültige E-Mail-Adresse: ', 'Ungültige Telefonnummer: ', 'zum Beispiel '],
  [en, 'Invalid e-mail address: ', 'Invalid phone number: ', ' like '],
])('what is invalid has an example that its field takes: %#', (texts, wrongEmail, wrongPhone, before) => {
  const { emailInvalid, phoneInvalid } = texts;
  expect([emailInvalid.indexOf(wrongEmail), phoneInvalid.indexOf(wrongPhone)]).toEqual([0, 0]);
  const examples = { email: emailInvalid.split(before)[1], phone: phoneInvalid.split(before)[1] };
  const schema = schemaOf({ email: email('mandatory'), phone: phone('mandatory') });
  expect(schema.safeParse(examples)).toMatchObject({ success: true });
});

it.each([
  ['Einverstanden', 'Einverstanden'],
  [
    'Ich bin damit einverstanden, dass mein Bild gezeigt wird',
    'Ich bin damit einverstanden, dass mein\u00a0…',
  ],
  ['x'.repeat(60), `${'x'.repeat(40)}\u00a0…`],
  [' a \n b ', 'a b'],
])('%j is called %j in the summary', (words, label) => {
  expect(shortLabel(words)).toBe(label);
});
