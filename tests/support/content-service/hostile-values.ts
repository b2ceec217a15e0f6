/** Malicious or malformed values, for tests that put each into every field. */
export const hostileValues: [name: string, value: unknown][] = [
  ['a number', 42],
  ['a boolean', true],
  ['null', null],
  ['a list', ['x']],
  ['an object', { toString: 'x' }],
  ['100 kB', 'x'.repeat(100_000)],
  ['a NUL byte', 'a\u0000b'],
  ['half a surrogate pair', 'a\ud800b'],
  ['a line feed and a header', 'a\r\nBcc: b@example.org'],
  ['SQL', `'; drop table entries; --`],
  ['HTML', '<script>alert(1)</script>'],
  ['a template', '{{7*7}}%s%n$(id)'],
  ['emoji and right-to-left', '👩‍👩‍👧 \u202eabc'],
  ['an empty string', ''],
  ['blanks', '   '],
  ['a prototype', '__proto__'],
];
