import { expect, it } from 'vitest';
import { singleFlight } from './single-flight.ts';

it('concurrent calls with the same key share one run, also one that fails', async () => {
  const shared = singleFlight<string>();
  const runs: string[] = [];
  const run = (name: string) => async () => {
    runs.push(name);
    await Promise.resolve();
    if (name === 'fails') throw new Error(name);
    return name;
  };
  const first = [shared('a', run('first')), shared('a', run('not run'))];
  expect(await Promise.all(first)).toEqual(['first', 'first']);
  const again = [shared('a', run('again')), shared('b', run('beside it'))];
  expect(await Promise.all(again)).toEqual(['again', 'beside it']);
  const both = [shared('a', run('fails')), shared('a', run('not run'))];
  expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await shared('a', run('after it'))).toBe('after it');
  expect(runs).toEqual(['first', 'again', 'beside it', 'fails', 'after it']);
});
