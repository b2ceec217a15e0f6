import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { parseSharedNetwork } from '#app/contract/network-of.ts';
import { DRAFT_LIFETIME_MS, UPLOAD_RULES } from '#app/contract/upload-rules.ts';
import { MAX_PER_ADDRESS_BYTES, MIN_FREE_BYTES, type Reservation, UploadQuota } from './upload-quota.ts';

const MB = 1024 * 1024;
const FILM = 50 * MB;
const EACH = FILM + UPLOAD_RULES.image.maxBytes;
const plenty = async () => 100 * MAX_PER_ADDRESS_BYTES;
const reservations = (answers: readonly unknown[]) =>
  answers.filter((answer) => Object.hasOwn(answer as object, 'release')) as Reservation[];

describe('the upload quota', () => {
  it.each([0, 1, 7])('takes exactly %d concurrent uploads', async (count) => {
    const quota = new UploadQuota({ freeBytes: async () => MIN_FREE_BYTES + count * EACH + EACH - 1 });
    const ask = (n: number) => quota.reserve('.', `rider ${n}`, FILM);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => ask(n)));
    expect(reservations(answers)).toHaveLength(count);
    const full = {
      code: 'ENOSPC',
      freeBytes: MIN_FREE_BYTES + count * EACH + EACH - 1,
      neededBytes: MIN_FREE_BYTES + (count + 1) * EACH,
    };
    expect(answers.slice(count)).toEqual(Array.from({ length: 20 - count }, () => full));
    for (const reservation of reservations(answers)) reservation.release(FILM);
    const later = await Promise.all(Array.from({ length: 20 }, (_, n) => ask(n)));
    expect(reservations(later)).toHaveLength(count);
    for (const reservation of reservations(later)) reservation.release(0);
  });

  it('refuses where the free space is unknown', async () => {
    const quota = new UploadQuota({
      freeBytes: async () => {
        throw Object.assign(new Error('no such folder'), { code: 'ENOENT' });
      },
    });
    expect(await quota.reserve('.', 'rider', 1)).toEqual({ code: 'ENOENT' });
  });

  it('is per address and half an hour', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    let now = 1;
    const quota = new UploadQuota({ freeBytes: plenty, now: () => now });
    const most = Math.floor(MAX_PER_ADDRESS_BYTES / EACH);
    const send = async (address: string) => {
      const reservation = await quota.reserve('.', address, FILM);
      if (reservation === 'QUOTA') return reservation;
      (reservation as Reservation).release(EACH);
      return 'taken';
    };
    for (let n = 0; n < most; n += 1) expect(await send('vehicle')).toBe('taken');
    expect(await send('vehicle')).toBe('QUOTA');
    expect(await send('another')).toBe('taken');
    // No address stays in memory for longer.
    expect(vi.getTimerCount()).toBe(2);
    now = 30 * 60_000 + 2;
    vi.advanceTimersByTime(DRAFT_LIFETIME_MS + 2);
    expect(vi.getTimerCount()).toBe(0);
    expect(await send('vehicle')).toBe('taken');
  });

  it('is larger for configured vehicle networks', async () => {
    const networks = [parseSharedNetwork('198.51.100.0/24=200') ?? expect.fail()];
    const quota = new UploadQuota({ freeBytes: plenty, networks });
    const bytes = MAX_PER_ADDRESS_BYTES - UPLOAD_RULES.image.maxBytes;
    const send = () => quota.reserve('.', '198.51.100.7', bytes);
    for (let n = 0; n < 3; n += 1) expect(await send()).toBeTypeOf('object');
    expect(await send()).toBe('QUOTA');
    expect(await quota.reserve('.', '203.0.113.7', bytes)).toBeTypeOf('object');
    expect(await quota.reserve('.', '203.0.113.7', 1)).toBe('QUOTA');
  });

  it('doesn’t count refused uploads', async () => {
    const quota = new UploadQuota({ freeBytes: plenty });
    for (let n = 0; n < 100; n += 1) {
      const reservation = await quota.reserve('.', 'vehicle', FILM);
      expect(reservation).not.toBe('QUOTA');
      (reservation as Reservation).release(0);
    }
  });

  it('counts an IPv6 /64 as one address', async () => {
    const quota = new UploadQuota({ freeBytes: plenty });
    const half = MAX_PER_ADDRESS_BYTES / 2;
    expect(await quota.reserve('.', '2001:db8:1:2::1', half)).toBeTypeOf('object');
    expect(await quota.reserve('.', '2001:db8:1:2::2', half)).toBe('QUOTA');
    expect(await quota.reserve('.', '2001:db8:1:3::2', half)).not.toBe('QUOTA');
  });

  it('is three times as large for all of a /48', async () => {
    const quota = new UploadQuota({ freeBytes: plenty });
    const bytes = MAX_PER_ADDRESS_BYTES - UPLOAD_RULES.image.maxBytes;
    const send = (n: number) => quota.reserve('.', `2001:db8:1:${n.toString(16)}00::1`, bytes);
    for (let n = 1; n <= 3; n += 1) expect(await send(n)).toBeTypeOf('object');
    expect(await send(4)).toBe('QUOTA');
    expect(await quota.reserve('.', '2001:db8:2::1', bytes)).toBeTypeOf('object');
  });
});
