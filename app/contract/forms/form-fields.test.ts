import { describe, expect, it } from 'vitest';
import {
  choice,
  email,
  type FieldFault,
  type FormField,
  line,
  phone,
  schemaOf,
  tick,
  whole,
} from './form-fields.ts';

/** The page validates what was typed with this schema, the service each submission. */
function faultOf(field: FormField, value: unknown): FieldFault | 'taken' {
  const parsed = schemaOf({ field }).safeParse(value === undefined ? {} : { field: value });
  return parsed.success ? 'taken' : (parsed.error.issues[0]?.message as FieldFault);
}

const local = 'a'.repeat(64);
const long = (length: number) =>
  `${local}@${'b'.repeat(59)}.${'c'.repeat(63)}.${'d'.repeat(length - 192)}.de`;
const lines: FormField = { kind: 'lines', need: 'mandatory', max: 20 };

describe('a mandatory field', () => {
  it.each<[what: string, FormField, value: unknown, ReturnType<typeof faultOf>]>([
    ['an address', email('mandatory'), 'erika@example.org', 'taken'],
    ['an umlaut domain with blanks around', email('mandatory'), ' Erika@Müller.example ', 'taken'],
    ['the longest address', email('mandatory'), long(254), 'taken'],
    ['a longer one', email('mandatory'), long(255), 'wrong'],
    ['65 characters before the @', email('mandatory'), `${'a'.repeat(65)}@example.org`, 'wrong'],
    ['a host without a dot', email('mandatory'), 'erika@localhost', 'wrong'],
    ['no @', email('mandatory'), 'erika', 'wrong'],
    ['a header injection in an address', email('mandatory'), 'a@b.de\nBcc: c@d.de', 'wrong'],
    ['no address', email('mandatory'), '', 'missing'],
    ['a phone number with the usual separators', phone('mandatory'), '+49 (0)211 / 123-45', 'taken'],
    ['20 digits', phone('mandatory'), '1'.repeat(20), 'taken'],
    ['40 characters', phone('mandatory'), `1${' '.repeat(34)}23456`, 'taken'],
    ['41 characters', phone('mandatory'), `1${' '.repeat(35)}23456`, 'wrong'],
    ['21 digits', phone('mandatory'), '1'.repeat(21), 'wrong'],
    ['four digits', phone('mandatory'), '1234', 'wrong'],
    ['letters in a number', phone('mandatory'), '0211 abc', 'wrong'],
    ['as many characters as allowed', line('mandatory', 20), 'x'.repeat(20), 'taken'],
    ['blanks around it, which don’t count', line('mandatory', 20), ` ${'x'.repeat(20)}\t`, 'taken'],
    ['one character too many', line('mandatory', 20), 'x'.repeat(21), 'wrong'],
    ['blanks alone', line('mandatory', 20), '  ', 'missing'],
    ['invisible characters alone', line('mandatory', 20), ' \u200b\u00ad ', 'missing'],
    ['null', line('mandatory', 20), null, 'missing'],
    ['nothing at all', line('mandatory', 20), undefined, 'missing'],
    ['NUL', line('mandatory', 20), 'a\u0000b', 'wrong'],
    ['half a surrogate pair', line('mandatory', 20), 'a\ud800b', 'wrong'],
    ['a line break in a one-line field', line('mandatory', 20), 'a\nb', 'wrong'],
    ['a number instead of a text', line('mandatory', 20), 42, 'wrong'],
    ['two lines', lines, 'a\r\nb', 'taken'],
    ['CRLF counts as one character', lines, `${'x'.repeat(18)}\r\nb`, 'taken'],
    ['NUL in lines', lines, 'a\u0000b', 'wrong'],
    ['a score', whole('mandatory', 0, 99), 99, 'taken'],
    ['a score too high', whole('mandatory', 0, 99), 100, 'wrong'],
    ['half a goal', whole('mandatory', 0, 99), 1.5, 'wrong'],
    ['a score as a string', whole('mandatory', 0, 99), '3', 'wrong'],
    ['no score', whole('mandatory', 0, 99), '', 'missing'],
    ['a ticked box', tick('mandatory'), true, 'taken'],
    ['a box that isn’t ticked', tick('mandatory'), false, 'missing'],
    ['no box', tick('mandatory'), undefined, 'missing'],
    ['a box as a string', tick('mandatory'), 'on', 'wrong'],
    ['an answer', choice(['1', '2']), '2', 'taken'],
    ['another answer', choice(['1', '2']), '3', 'wrong'],
    ['no answer', choice(['1', '2']), undefined, 'missing'],
  ])('%s', (_what, field, value, fault) => {
    expect(faultOf(field, value)).toBe(fault);
  });
});

describe('an optional field', () => {
  it.each([email('optional'), phone('optional'), line('optional', 20), whole('optional', 0, 9)])(
    '$kind is dropped if empty',
    (field) => {
      for (const value of [undefined, null, '', '  ']) {
        expect(schemaOf({ field }).parse({ field: value })).toEqual({});
      }
    },
  );

  it('is validated if it has a value; a missing tick is false', () => {
    expect(faultOf(email('optional'), 'erika')).toBe('wrong');
    expect(faultOf(tick('optional'), undefined)).toBe('taken');
    expect(schemaOf({ agb: tick('optional') }).parse({})).toEqual({ agb: false });
  });
});

describe('a field that is not asked for', () => {
  it('is dropped whatever its value, but must have the right type', () => {
    expect(schemaOf({ name: line('none', 3) }).parse({ name: 'x'.repeat(99) })).toEqual({});
    expect(faultOf(line('none', 3), 42)).toBe('wrong');
    expect(faultOf(tick('none'), 'on')).toBe('wrong');
    expect(faultOf(whole('none', 0, 9), null)).toBe('taken');
  });
});
