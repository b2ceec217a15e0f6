import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Most lines of a source file, so that it can be read at one go. */
const LONGEST = 250;
const MEDIAN = 60;

const product = ['app', 'server'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|fixtures)\.|\/demo\//.test(file)),
);
const lines = new Map(product.map((file) => [file, readFileSync(file, 'utf8').split('\n').length - 1]));

it(`no source file has more than ${LONGEST} lines`, () => {
  expect([...lines].filter(([, count]) => count > LONGEST)).toEqual([]);
});

it(`half of the source files have at most ${MEDIAN} lines`, () => {
  const sorted = [...lines.values()].sort((one, other) => one - other);
  expect(sorted.length).toBeGreaterThan(300);
  expect(sorted[sorted.length >> 1]).toBeLessThanOrEqual(MEDIAN);
});
