import { expect, it } from 'vitest';
import { lineOf } from './line-of-address.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::6', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s belongs to the line %s', (address, line) => {
  expect(lineOf(address)).toBe(line);
});
