import { Redis } from 'ioredis';
import pino from 'pino';
import { describe, it } from 'vitest';
import { freePort } from '#tests/support/host.ts';
import { hasRedis, ownRedis } from '#tests/support/own-server.ts';
import { openRedis } from './redis.ts';

describe.runIf(hasRedis)('a Redis that', () => {
  it.concurrent.for<[string, string, string, string]>([
    ['is a read-only replica', 'READONLY', 'replicaof 127.0.0.1 1', 'replicaof no one'],
    ['is full', 'OOM', 'config set maxmemory 1', 'config set maxmemory 0'],
    ['hangs', 'Command timed out', 'client pause 60000 write', 'client unpause'],
    ['wants a password', 'NOAUTH', 'config set requirepass demo', 'config set requirepass %'],
  ])('%s is logged once, and when it is back: %s', async ([, fault, cause, undo], { expect }) => {
    const server = await ownRedis(await freePort());
    const admin = new Redis(server.url);
    const run = (line: string) => {
      const [command = '', ...words] = line.split(' ');
      return admin.call(command, ...words.map((word) => (word === '%' ? '' : word)));
    };
    const told: unknown[] = [];
    const write = (line: string) => {
      const { level, fault: of } = JSON.parse(line);
      told.push(level === 40 ? of : 'there');
    };
    const shared = openRedis(server.url, pino({}, { write }));
    await expect.poll(shared.isUp, { timeout: 15_000 }).toBe(true);
    told.length = 0;
    await run(cause);
    if (fault === 'NOAUTH') await run('client kill type normal skipme yes');
    await expect.poll(() => told, { timeout: 15_000 }).toEqual([fault]);
    expect(await shared.isUp()).toBe(false);
    await run(undo);
    await expect.poll(() => told, { timeout: 15_000 }).toEqual([fault, 'there']);
    expect(await shared.isUp()).toBe(true);
    shared.close();
    admin.disconnect();
    await server.close();
  });

  it.concurrent('is suspended loses its connection, on which all commands would wait, and gets another', async ({
    expect,
  }) => {
    const server = await ownRedis(await freePort());
    const shared = openRedis(server.url, pino({ level: 'silent' }));
    await expect.poll(shared.isUp, { timeout: 15_000 }).toBe(true);
    server.suspend();
    await expect.poll(() => (shared.counter as Redis).status, { timeout: 20_000 }).not.toBe('ready');
    server.resume();
    await expect.poll(shared.isUp, { timeout: 20_000 }).toBe(true);
    shared.close();
    await server.close();
  });
});
