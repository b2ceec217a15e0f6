import { expect, it } from 'vitest';
import { resultPage } from './result-page.ts';

const many = (count: number) => Array.from({ length: count }, (_, n) => n);

it.each([
  [0, null, 1, 1, []],
  [12, null, 1, 1, many(12)],
  [13, null, 1, 2, many(12)],
  [13, '2', 2, 2, [12]],
  [30, '3', 3, 3, many(30).slice(24)],
  [30, '4', 3, 3, many(30).slice(24)],
  [30, '0', 1, 3, many(12)],
  [30, '-1', 1, 3, many(12)],
  [30, '2.5', 1, 3, many(12)],
  [30, '', 1, 3, many(12)],
  [30, '9'.repeat(400), 1, 3, many(12)],
])('of %i results, page %j is page %i of %i', (count, asked, page, pages, results) => {
  expect(resultPage(many(count), asked)).toEqual({ results, page, pages });
});
