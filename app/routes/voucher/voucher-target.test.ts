import { describe, expect, it } from 'vitest';
import { voucherTarget } from './voucher-target.ts';

describe('a URL below /qr', () => {
  it.each([
    ['without parameters', {}, { mode: 'none' }],
    ['with an id alone', { id: '129' }, { mode: 'none' }],
    ['with id and action', { id: '129', action: '1' }, { mode: 'statistics', id: '129', action: '1' }],
    [
      'with a voucher',
      { id: '129', action: '1', voucher: 'KACHEL-0001' },
      { mode: 'redeem', id: '129', action: '1', voucher: 'KACHEL-0001' },
    ],
  ])('%s', (_, params, target) => {
    expect(voucherTarget(params)).toEqual(target);
  });

  it.each([
    ['a dot', { id: '129', action: '1', voucher: '..' }],
    ['a slash', { id: '129', action: 'a/b' }],
    ['a blank', { id: '1 2' }],
    ['an umlaut', { id: 'ü' }],
    ['41 characters', { id: 'x'.repeat(41) }],
    ['a line break', { id: '129\n' }],
    ['a percent escape', { id: '129', action: '1', voucher: '%2e' }],
  ])('is invalid with %s', (_, params) => {
    expect(voucherTarget(params)).toBeNull();
  });
});
