import { describe, expect, it } from 'vitest';
import { isNotModified } from './not-modified.ts';

const SAME = 'Fri, 20 Nov 2026 08:00:00 GMT';
const BEFORE = 'Fri, 20 Nov 2026 07:59:59 GMT';

const LATER = 'Fri, 20 Nov 2026 09:00:00 GMT';
const version = { etag: '"abc"', lastModified: SAME };

describe('whether the caller has the version already', () => {
  it.each([
    ['asks for nothing', undefined, undefined, false],
    ['has the tag', '"abc"', undefined, true],
    ['has the tag, weakened on the way', 'W/"abc"', undefined, true],
    ['has it among others', '"x", "abc"', undefined, true],
    ['has any', '*', undefined, true],
    ['has another tag', '"x"', undefined, false],
    ['has another tag and the same time', '"x"', SAME, false],
    ['has the same time', undefined, SAME, true],
    ['has a later time', undefined, LATER, true],
    ['has an earlier time', undefined, BEFORE, false],
    ['sends no time', undefined, 'yesterday', false],
  ])('%s', (_, ifNoneMatch, ifModifiedSince, expected) => {
    const headers = { 'if-none-match': ifNoneMatch, 'if-modified-since': ifModifiedSince };
    expect(isNotModified(headers, version)).toBe(expected);
  });

  it('in spite of the header that Node’s fetch adds to a conditional request', () => {
    const headers = { 'if-none-match': '"abc"', 'cache-control': 'no-cache' };
    expect(isNotModified(headers, version)).toBe(true);
  });
});
