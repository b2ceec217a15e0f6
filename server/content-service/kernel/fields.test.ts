import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { emailRule, lineRule, linesRule, phoneRule } from '#app/forms/rules.server.ts';
import { emailField, lineField, linesField, phoneField } from './fields.ts';

/** The web app checks before it sends, the service checks what it is sent: neither may refuse what the other takes. */

const messages = { required: 'required', invalid: 'invalid' };
const local = 'a'.repeat(64);
const long = (length: number) =>
  `${local}@${'b'.repeat(59)}.${'c'.repeat(63)}.${'d'.repeat(length - 192)}.de`;

const EMAILS: [text: string, taken: boolean][] = [
  ['erika@example.org', true],
  [' Erika@Müller.example ', true],
  [long(254), true],
  [long(255), false],
  [`${'a'.repeat(65)}@example.org`, false],
  ['erika@localhost', false],
  ['erika', false],
  ['a@b.de\nBcc: c@d.de', false],
];

const PHONES: [text: string, taken: boolean][] = [
  ['+49 (0)211 / 123-45', true],
  ['1'.repeat(20), true],
  [`1${' '.repeat(34)}23456`, true],
  [`1${' '.repeat(35)}23456`, false],
  ['1'.repeat(21), false],
  ['1234', false],
  ['0211 abc', false],
];

const LINES: [text: string, taken: boolean][] = [
  ['x'.repeat(20), true],
  ['x'.repeat(21), false],
  ['', false],
  ['  ', false],
  ['a\u0000b', false],
  ['a\ud800b', false],
];

const takes = (schema: z.ZodType, text: string) => schema.safeParse(text).success;

describe('the web app and the service take the same', () => {
  it.each(EMAILS)('e-mail address %j: %s', (text, taken) => {
    expect([takes(emailRule(messages), text), takes(emailField('mandatory'), text)]).toEqual([taken, taken]);
  });

  it.each(PHONES)('telephone number %j: %s', (text, taken) => {
    expect([takes(phoneRule(messages), text), takes(phoneField('mandatory'), text)]).toEqual([taken, taken]);
  });

  it.each([...LINES, ['a\nb', false] as const])('line %j: %s', (text, taken) => {
    expect([takes(lineRule(20, messages), text), takes(lineField('mandatory', 20), text)]).toEqual([
      taken,
      taken,
    ]);
  });

  it.each([...LINES, ['a\nb', true] as const])('text of several lines %j: %s', (text, taken) => {
    expect([takes(linesRule(20, messages), text), takes(linesField('mandatory', 20), text)]).toEqual([
      taken,
      taken,
    ]);
  });
});
