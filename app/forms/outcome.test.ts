import { afterEach, describe, expect, it, vi } from 'vitest';
import { visitTo } from '#tests/support/visit.ts';
import { outcomeAddress, outcomesIn } from './outcome.server.ts';
import { type Outcome, withoutOutcome } from './outcome.ts';

const outcome: Outcome = {
  entryId: '120',
  form: 'action-1',
  kind: 'success',
  submissionId: '3f1c1f5e-6a55-4d0a-9a3e-111111111111',
  at: 1,
  text: 'Danke, Lovelace!',
};
const page = visitTo('http://kachel.test/beitrag/120-foto?lang=en');
const resolve = (address: string) => new URL(address, page.origin);

afterEach(() => vi.useRealTimers());

describe('an outcome in the URL', () => {
  it('can be read back, and the URL keeps path and settings and has the notice’s fragment', async () => {
    const address = resolve(await outcomeAddress(page, outcome));
    expect(address.pathname).toBe('/beitrag/120-foto');
    expect(address.searchParams.get('lang')).toBe('en');
    expect(address.hash).toBe('#action-1-outcome');
    expect(await outcomesIn(address.searchParams)).toEqual([
      { ...outcome, sealed: address.searchParams.get('outcome') },
    ]);
  });

  it('is sealed: the URL contains no name, result or id in plain text', async () => {
    const address = await outcomeAddress(page, outcome);
    expect(address).not.toMatch(/Lovelace|success|3f1c1f5e/);
  });

  it('replaces an earlier one of the same form and keeps those of other forms', async () => {
    const first = resolve(await outcomeAddress(page, { ...outcome, kind: 'won' }));
    const second = resolve(
      await outcomeAddress(visitTo(first.href), { ...outcome, form: 'deal-1', kind: 'saved' }),
    );
    const third = resolve(await outcomeAddress(visitTo(second.href), outcome));
    expect((await outcomesIn(third.searchParams)).map(({ form, kind }) => `${form} ${kind}`)).toEqual([
      'deal-1 saved',
      'action-1 success',
    ]);
  });

  it('can be removed; the rest of the URL and other outcomes stay', async () => {
    const first = resolve(await outcomeAddress(page, { ...outcome, code: 'K7P2' }));
    const second = resolve(await outcomeAddress(visitTo(first.href), { ...outcome, form: 'deal-1' }));
    const [, newer] = await outcomesIn(second.searchParams);
    const { path, query } = withoutOutcome({ path: second.pathname, query: second.search }, newer as Outcome);
    expect(path).toBe('/beitrag/120-foto');
    expect(new URLSearchParams(query).get('lang')).toBe('en');
    expect((await outcomesIn(new URLSearchParams(query))).map(({ code }) => code)).toEqual(['K7P2']);
  });

  it('stays beside those of eleven other forms', async () => {
    let address = resolve(await outcomeAddress(page, outcome));
    for (let n = 2; n < 13; n += 1)
      address = resolve(await outcomeAddress(visitTo(address.href), { ...outcome, form: `deal-${n}` }));
    expect(await outcomesIn(address.searchParams)).toHaveLength(12);
  });

  it('is dropped if the URL gets too long, the oldest first, one with a code last', async () => {
    let address = resolve(await outcomeAddress(page, { ...outcome, code: 'K7P2' }));
    for (let n = 2; n < 8; n += 1) {
      const visit = visitTo(address.href);
      address = resolve(
        await outcomeAddress(visit, { ...outcome, form: `action-${n}`, text: 'ä'.repeat(n * 200) }),
      );
      expect(address.search.length).toBeLessThan(7000);
    }
    const left = await outcomesIn(address.searchParams);
    expect(left.map(({ form }) => form)).toEqual(['action-1', 'action-7']);
  });

  it.each(['', 'nonsense', 'Fe26.2**x*y*z***a*b', 'Fe26.2*'.repeat(20)])(
    'is ignored if it is malformed: %j',
    async (text) => {
      const address = resolve('/beitrag/120-foto');
      address.searchParams.append('outcome', text);
      expect(await outcomesIn(address.searchParams)).toEqual([]);
    },
  );

  it('is ignored if one character was changed', async () => {
    const address = resolve(await outcomeAddress(page, outcome));
    const sealed = address.searchParams.get('outcome') ?? '';
    // Not the last character: some of its base64 bits are unused.
    address.searchParams.set(
      'outcome',
      `${sealed.slice(0, -9)}${sealed.at(-9) === 'A' ? 'B' : 'A'}${sealed.slice(-8)}`,
    );
    expect(await outcomesIn(address.searchParams)).toEqual([]);
  });

  it.each([
    ['30 days', {}, 30],
    ['400 days if it has a code, which may be redeemed later', { code: 'K7P2' }, 400],
  ])('is forgotten after %s', async (_when, more, days) => {
    const address = resolve(await outcomeAddress(page, { ...outcome, ...more }));
    const end = Date.now() + days * 24 * 3_600_000;
    vi.useFakeTimers({ now: end - 3_600_000, toFake: ['Date'] });
    expect(await outcomesIn(address.searchParams)).toHaveLength(1);
    vi.setSystemTime(end + 3_600_000);
    expect(await outcomesIn(address.searchParams)).toEqual([]);
  });
});
