import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { expect, test } from 'vitest';
import { PACKAGES_BESIDE_THE_BUILD } from '../../scripts/programs.mjs';

const NEVER_LOADED = ['undici', 'vite'];
/** As the bundler writes it. */
const LOADS = /(?:from|import|import\(|require\()"(@[\w.-]+\/[\w.-]+|[a-z][\w.-]*)(?:\/[\w./-]+)?"(?=[;)])/g;

test('what runs asks for no packages but those that the image installs', () => {
  const named = readdirSync('build/host')
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(`build/host/${name}`, 'utf8'))
    .flatMap((text) => [...text.matchAll(LOADS)].map(([, name = '']) => name))
    .filter((name) => !isBuiltin(name));
  expect(named).toEqual(expect.arrayContaining(['iconv-lite', 'pg', 'sharp']));
  const there = [...PACKAGES_BESIDE_THE_BUILD, ...NEVER_LOADED];
  expect(named.filter((name) => !there.includes(name))).toEqual([]);
});
