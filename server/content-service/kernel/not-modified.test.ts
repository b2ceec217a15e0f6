import { describe, expect, it } from 'vitest';
import { isNotModified } from './not-modified.ts';

const version = { etag: '"abc"', lastModified: new Date('2026-11-20T08:00:00.700Z') };
const SAME = 'Fri, 20 Nov 2026 08:00:00 GMT';
const BEFORE = 'Fri, 20 Nov 2026 07:59:59 GMT';

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
    ['has a later time', undefined, 'Fri, 20 Nov 2026 09:00:00 GMT', true],
    ['has an earlier time', undefined, BEFORE, false],
    ['sends no time', undefined, 'yesterday', false],
  ])('%s', (_, ifNoneMatch, ifModifiedSince, expected) => {
    expect(isNotModified({ ifNoneMatch, ifModifiedSince }, version)).toBe(expected);
  });
});
