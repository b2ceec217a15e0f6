import { expect, it } from 'vitest';
import { createCounters } from '#app/config/counters.server.ts';
import { parseSharedNetwork } from '#app/contract/network-of.ts';
import { Refusal } from '#server/kernel/submission-answers.ts';
import { mailLimit } from './mail-limit.ts';

const VEHICLE_NETWORKS = ['198.51.100.0/24=180', '2001:db8:5::/48=180'].map(
  (text) => parseSharedNetwork(text) ?? expect.fail(),
);

/** Limits mails, each to another mailbox. */
function mails(LIMITS_FACTOR: number) {
  const limit = mailLimit({ LIMITS_FACTOR, VEHICLE_NETWORKS }, createCounters(null));
  let receivers = 0;
  return (address: string) => limit(`receiver${receivers++}@example.org`, address);
}

it.each<[string, number, (n: number) => string, number]>([
  ['one address', 1, () => '203.0.113.7', 400],
  ['one address, twice as many', 2, () => '203.0.113.7', 800],
  ['a vehicle, six per rider', 1, () => '198.51.100.7', 1080],
  ['a /64', 1, (n) => `2001:db8:1:2::${n.toString(16)}`, 400],
  ['a /56', 1, (n) => `2001:db8:1:${(n % 256).toString(16)}::1`, 800],
  ['ten vehicles of a listed /48', 1, (n) => `2001:db8:5:${(n % 10).toString(16)}::1`, 10_800],
  ['a /48', 1, (n) => `2001:db8:1:${((n * 257) % 65_536).toString(16)}::1`, 1200],
])('mails of %s in an hour', async (_, factor, addressOf, most) => {
  const limit = mails(factor);
  for (let n = 0; n < most; n += 1) await limit(addressOf(n));
  await expect(limit(addressOf(most))).rejects.toThrow(Refusal);
  await limit('192.0.2.1');
});

it('a mail that was not sent doesn’t count', async () => {
  const limit = mails(1);
  for (let n = 0; n < 450; n += 1) await (await limit('203.0.113.7'))();
});

it('a mail refused for its network doesn’t count for its mailbox', async () => {
  const limit = mailLimit({ LIMITS_FACTOR: 1, VEHICLE_NETWORKS }, createCounters(null));
  for (let n = 0; n < 400; n += 1) await limit(`receiver${n}@example.org`, '203.0.113.7');
  for (let n = 0; n < 10; n += 1)
    await expect(limit('victim@example.org', '203.0.113.7')).rejects.toThrow(Refusal);
  await limit('victim@example.org', '192.0.2.1');
});

it('LIMITS_FACTOR=0 turns the limit off', async () => {
  const limit = mails(0);
  for (let n = 0; n < 450; n += 1) await limit('203.0.113.7');
});
