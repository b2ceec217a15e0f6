import { describe, expect, it } from 'vitest';
import { isPhoneNumber, normaliseEmail } from './contact.ts';

describe('an e-mail address', () => {
  it.each([
    ['  Erika.Muster@Example.ORG ', 'erika.muster@example.org'],
    ['a+b@sub.example.de', 'a+b@sub.example.de'],
    ['post@müller.example', 'post@xn--mller-kva.example'],
    ["o'neil@example.ie", "o'neil@example.ie"],
    ['x@xn--mller-kva.xn--p1ai', 'x@xn--mller-kva.xn--p1ai'],
    [`${'a'.repeat(64)}@example.org`, `${'a'.repeat(64)}@example.org`],
  ])('%j is normalised to %j', (typed, expected) => {
    expect(normaliseEmail(typed)).toBe(expected);
  });

  it.each([
    [''],
    ['plain'],
    ['@example.org'],
    ['a@'],
    ['a@b'],
    ['a@b@example.org'],
    ['a b@example.org'],
    ['a..b@example.org'],
    ['.a@example.org'],
    ['a@example..org'],
    ['a@-example.org'],
    ['a@example.org/path'],
    ['a@example.org:80'],
    ['a@example.org?x'],
    ['a@127.0.0.1'],
    ['a@[::1]'],
    ['a@b.de,c@d.de'],
    ['a@b.de\r\nBcc: c@d.de'],
    ['"a b"@example.org'],
    ['ü@example.org'],
    [`${'a'.repeat(65)}@example.org`],
    [`a@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.${'e'.repeat(63)}.org`],
    ['a\u0000@example.org'],
  ])('%j is invalid', (typed) => {
    expect(normaliseEmail(typed)).toBeNull();
  });
});

describe('a phone number', () => {
  it.each([
    ['0211 12345', true],
    ['+49 (0)211 / 123-45', true],
    ['0170.1234567', true],
    [' 01234 – 56 ', true],
    ['12345', true],
    ['(+49) 171 1234567', true],
    ['\u202a+49 171 1234567\u202c', true],
    ['+49\u202f171\u202f1234567', true],
    ['1234', false],
    ['', false],
    ['+', false],
    ['call me', false],
    ['0211 12345 ext 3', false],
    ['1'.repeat(21), false],
    ['++49211123', false],
    ['0211\u0000123', false],
  ])('%j is valid: %s', (typed, expected) => {
    expect(isPhoneNumber(typed)).toBe(expected);
  });
});
