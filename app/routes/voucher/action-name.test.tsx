import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ContentError } from '#app/content/content-error.ts';
import { readEntry } from '#app/contract/content/entry.ts';
import { de } from '#app/i18n/de.ts';
import { renderOnPage, testPage } from '#tests/support/render.tsx';
import { info, redeem, statistics } from '#tests/support/voucher.ts';
import { loader } from './route.tsx';
import { VoucherPanel } from './voucher-panel.tsx';
import type { NamedTarget } from './voucher-target.ts';
import type { VoucherView } from './voucher-view.ts';

const PARAMS = { id: '129', action: '1', voucher: 'KACHEL-0001' };

function entryWith(title: string) {
  const kacheln = [
    { type: 'action', id: '2', title: 'Suppe gratis' },
    { type: 'action', id: '1', title },
  ];
  return readEntry({ id: '129', title: 'Nur für Fahrgäste', kacheln }, 'test', () => undefined);
}

describe('the name of a voucher’s action', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  async function named(entry: () => Promise<unknown>, params: Partial<typeof PARAMS> = PARAMS) {
    const request = new Request('https://tram.test/qr/129/1/KACHEL-0001');
    const context = { forLoaders: { page: testPage(), content: { entry } } };
    const loading = loader({ request, params, context: context as never });
    await vi.advanceTimersByTimeAsync(200);
    return (await loading).data.actionName;
  }

  it.each<[string, () => Promise<unknown>, string | null]>([
    ['its tile’s title', async () => entryWith('Eis gratis'), 'Eis gratis'],
    ['its entry’s title if the tile has none', async () => entryWith(' '), 'Nur für Fahrgäste'],
    ['unknown if the entry is missing', () => Promise.reject(new ContentError('missing', 'no')), null],
    ['unknown if a preview is refused', () => Promise.reject(new ContentError('forbidden', 'no')), null],
    ['unknown if the entry doesn’t come in time', () => new Promise(() => undefined), null],
  ])('is %s', async (_, entry, name) => {
    expect(await named(entry)).toBe(name);
  });

  it('is not asked for on the page without a voucher', async () => {
    const entry = vi.fn();
    expect(await named(entry, {})).toBeNull();
    expect(entry).not.toHaveBeenCalled();
  });

  const done = { step: 'done', info, redeemedAt: null, again: false } as const;
  it.each<[string, NamedTarget, VoucherView, number]>([
    ['the code', redeem, { step: 'ready' }, 1],
    ['the password', redeem, { step: 'ask' }, 1],
    ['the password for statistics', statistics, { step: 'ask' }, 1],
    ['a refusal', redeem, { step: 'refused', error: { text: 'voucherCodeUsed', severity: 'red' } }, 1],
    ['the result without counts', redeem, { ...done, info: null }, 1],
    ['the result, and in the table', redeem, done, 2],
    ['statistics', statistics, done, 1],
  ])('is shown with %s, or the ids without one', (_where, target, view, times) => {
    const shown = (actionName: string | null) =>
      renderOnPage(<VoucherPanel {...{ target, view, actionName }} submissionId="" />, { language: 'en' });
    const [named, unnamed] = [shown('Eis gratis'), shown(null)];
    expect(named.split('<span lang="de">Eis gratis</span>')).toHaveLength(times + 1);
    expect(named).not.toContain('129/1');
    expect(unnamed.split('>129/1<')).toHaveLength(times + 1);
    expect(named).not.toContain(de.voucherAction);
  });
});
