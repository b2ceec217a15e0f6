import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { parseSharedNetwork } from '#app/contract/network-of.ts';
import { DRAFT_LIFETIME_MS, UPLOAD_RULES } from '#app/contract/upload-rules.ts';
import {
  DiskFull,
  MAX_PER_ADDRESS_BYTES,
  MIN_FREE_BYTES,
  QuotaReached,
  type Reservation,
  STEP_BYTES,
  UploadQuota,
} from './upload-quota.ts';

const MB = 1024 * 1024;
const FILM = 50 * MB;
const NEVER_USED = MIN_FREE_BYTES + 2 * UPLOAD_RULES.image.maxBytes;
const plenty = async () => 100 * MAX_PER_ADDRESS_BYTES;

/** Adds the bytes to a new file; tells whether they were taken, and releases the file after the test. */
async function added(quota: UploadQuota, address: string, bytes: number): Promise<unknown> {
  const reservation = quota.reserve('.', address);
  onTestFinished(() => reservation.release(0));
  return outcomeOf(reservation, bytes);
}

/** Stores a file of so many bytes. */
async function stored(quota: UploadQuota, address: string, bytes: number): Promise<unknown> {
  const reservation = quota.reserve('.', address);
  const outcome = await outcomeOf(reservation, bytes);
  reservation.release(outcome === 'taken' ? bytes : 0);
  return outcome;
}

/** 'taken', or why not. */
function outcomeOf(reservation: Reservation, bytes: number): Promise<unknown> {
  return reservation.add(bytes).then(
    () => 'taken',
    (error: unknown) => error,
  );
}

describe('the upload quota', () => {
  it.each([0, 1, 7])('takes exactly %d concurrent films', async (count) => {
    const free = NEVER_USED + count * FILM + FILM - 1;
    const quota = new UploadQuota({ freeBytes: async () => free });
    const send = async () => {
      const reservations = Array.from({ length: 20 }, (_, n) => quota.reserve('.', `rider ${n}`));
      const outcomes = await Promise.allSettled(reservations.map((reservation) => reservation.add(FILM)));
      for (const reservation of reservations) reservation.release(0);
      return outcomes;
    };
    for (const outcomes of [await send(), await send()]) {
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(count);
      const full = new DiskFull(free, NEVER_USED + (count + 1) * FILM);
      expect(outcomes.at(-1)).toEqual({ status: 'rejected', reason: full });
    }
  });

  it('reserves a step at a time, whatever a client announces', async () => {
    const quota = new UploadQuota({ freeBytes: async () => NEVER_USED + 101 * STEP_BYTES });
    for (let n = 0; n < 100; n += 1) expect(await added(quota, 'idle', 1)).toBe('taken');
    const file = quota.reserve('.', 'rider');
    await file.add(1);
    await file.add(STEP_BYTES - 1);
    await expect(file.add(1)).rejects.toThrow(DiskFull);
    file.release(0);
  });

  it('refuses where the free space is unknown', async () => {
    const gone = Object.assign(new Error('no such folder'), { code: 'ENOENT' });
    const quota = new UploadQuota({ freeBytes: () => Promise.reject(gone) });
    expect(await added(quota, 'rider', 1)).toBe(gone);
  });

  it('is per address and half an hour', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    let now = 1;
    const quota = new UploadQuota({ freeBytes: plenty, now: () => now });
    const send = (address: string) => stored(quota, address, FILM);
    for (let n = 0; n < 40; n += 1) expect(await send('vehicle')).toBe('taken');
    expect(await send('vehicle')).toBeInstanceOf(QuotaReached);
    expect(await send('another')).toBe('taken');
    // No address stays in memory for longer.
    expect(vi.getTimerCount()).toBe(2);
    now = 30 * 60_000 + 2;
    vi.advanceTimersByTime(DRAFT_LIFETIME_MS + 2);
    expect(vi.getTimerCount()).toBe(0);
    expect(await send('vehicle')).toBe('taken');
  });

  it('is larger for configured vehicle networks', async () => {
    const networks = ['198.51.100.0/24=200', '2001:db8:5::/48=200'].map(
      (text) => parseSharedNetwork(text) ?? expect.fail(),
    );
    const quota = new UploadQuota({ freeBytes: plenty, networks });
    const send = (address: string) => stored(quota, address, MAX_PER_ADDRESS_BYTES);
    for (let n = 0; n < 3; n += 1) expect(await send('198.51.100.7')).toBe('taken');
    expect(await send('198.51.100.7')).toBeInstanceOf(QuotaReached);
    expect(await send('203.0.113.7')).toBe('taken');
    expect(await send('203.0.113.7')).toBeInstanceOf(QuotaReached);
    for (let n = 0; n < 7; n += 1) expect(await send(`2001:db8:5:${n % 4}::7`)).toBe('taken');
  });

  it('counts what has arrived of running uploads, and doesn’t count refused ones', async () => {
    const quota = new UploadQuota({ freeBytes: plenty });
    const running: Reservation[] = [];
    for (let n = 0; n < 40; n += 1) {
      const film = quota.reserve('.', 'vehicle');
      await film.add(FILM);
      running.push(film);
    }
    expect(await stored(quota, 'vehicle', MAX_PER_ADDRESS_BYTES - 40 * FILM + 1)).toBeInstanceOf(
      QuotaReached,
    );
    for (const film of running) film.release(0);
    expect(await stored(quota, 'vehicle', MAX_PER_ADDRESS_BYTES)).toBe('taken');
  });

  it('counts an IPv6 /64 as one address', async () => {
    const quota = new UploadQuota({ freeBytes: plenty });
    expect(await stored(quota, '2001:db8:1:2::1', MAX_PER_ADDRESS_BYTES)).toBe('taken');
    expect(await stored(quota, '2001:db8:1:2::2', 1)).toBeInstanceOf(QuotaReached);
    expect(await stored(quota, '2001:db8:1:3::2', 1)).toBe('taken');
  });

  it('is three times as large for all of a /48', async () => {
    const quota = new UploadQuota({ freeBytes: plenty });
    const send = (n: number) => stored(quota, `2001:db8:1:${n.toString(16)}00::1`, MAX_PER_ADDRESS_BYTES);
    for (let n = 1; n <= 3; n += 1) expect(await send(n)).toBe('taken');
    expect(await send(4)).toBeInstanceOf(QuotaReached);
    expect(await stored(quota, '2001:db8:2::1', MAX_PER_ADDRESS_BYTES)).toBe('taken');
  });
});
