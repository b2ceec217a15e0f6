import { expect, it, vi } from 'vitest';
import { de } from '#app/i18n/de.ts';
import { renderOnPage } from '#tests/support/render.tsx';
import { handlePress } from './voucher.server.ts';
import { VoucherPanel } from './voucher-panel.tsx';

vi.mock('./voucher.server.ts');
vi.stubEnv('SESSION_SECRET', 'a secret of the tests alone');
vi.stubEnv('CONTENT_API_URL', 'http://content.test/api');
const { action } = await import('./route.tsx');

const PARAMS = { id: '129', action: '1', voucher: 'KACHEL-0001' };

it('in a preview a voucher is not redeemed', async () => {
  const body = new URLSearchParams({ password: 'kachel-geheim' });
  const request = new Request('https://tram.test/qr/129/1/KACHEL-0001?token=x', { method: 'POST', body });
  const { data } = await action({ request, params: PARAMS, context: {} });
  expect(data).toBeNull();
  expect(handlePress).not.toHaveBeenCalled();
});

it.each([
  ['a preview', { token: 'x', date: '2026-11-20T06:00' }, true],
  ['the page itself', null, false],
])('%s says whether it is one', (_, preview, said) => {
  const target = { mode: 'redeem', ...PARAMS } as const;
  const panel = <VoucherPanel target={target} actionName={null} view={{ step: 'ready' }} submissionId="" />;
  expect(renderOnPage(panel, { preview }).includes(de.previewForm)).toBe(said);
});
