import { describe, expect, it } from 'vitest';
import { isNotModified } from './not-modified.ts';

const SAME = 'Fri, 20 Nov 2026 08:00:00 GMT';
const BEFORE = 'Fri, 20 Nov 2026 07:59:59 GMT';

const LATER = 'Fri, 20 Nov 2026 09:00:00 GMT';
const version = { etag: '"abc"', lastModified: SAME };

describe('whether a request gets a 304', () => {
  it.each([
    ['without a conditional header', undefined, undefined, false],
    ['with the ETag', '"abc"', undefined, true],
    ['with the ETag, made weak by a proxy', 'W/"abc"', undefined, true],
    ['with the ETag among others', '"x", "abc"', undefined, true],
    ['with *', '*', undefined, true],
    ['with another ETag', '"x"', undefined, false],
    ['with another ETag and the same time, which is then ignored', '"x"', SAME, false],
    ['with the same time', undefined, SAME, true],
    ['with a later time', undefined, LATER, true],
    ['with an earlier time', undefined, BEFORE, false],
    ['with an invalid time', undefined, 'yesterday', false],
  ])('%s', (_, ifNoneMatch, ifModifiedSince, expected) => {
    const headers = { 'if-none-match': ifNoneMatch, 'if-modified-since': ifModifiedSince };
    expect(isNotModified(headers, version)).toBe(expected);
  });

  it('with Cache-Control: no-cache, which Node’s fetch adds to a conditional request', () => {
    const headers = { 'if-none-match': '"abc"', 'cache-control': 'no-cache' };
    expect(isNotModified(headers, version)).toBe(true);
  });
});
