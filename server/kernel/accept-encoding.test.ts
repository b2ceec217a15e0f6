import { describe, expect, it } from 'vitest';
import { bestEncoding } from './accept-encoding.ts';

describe('the form of a body', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.5, gzip;q=1', 'gzip'],
    ['gzip;q=0.5, br;q=0.5', 'br'],
    ['identity;q=1, br;q=0.5', 'identity'],
    ['identity;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['*;q=0.1, br;q=0', 'gzip'],
    ['*;q=0', 'identity'],
    ['identity;q=0', 'identity'],
    ['BR', 'br'],
    ['br ; q=0.0 , gzip; q=0.001', 'gzip'],
    ['zstd, compress', 'identity'],
    ['br;q=nonsense', 'identity'],
  ])('for %j is %s', (header, encoding) => {
    expect(bestEncoding(header)).toBe(encoding);
  });
});
