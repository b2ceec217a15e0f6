import { randomUUID } from 'node:crypto';
import { Redis, ReplyError } from 'ioredis';
import type { Shared } from '#app/config/shared.ts';
import { every } from './every.ts';
import { errorCode } from './fault-report.ts';
import type { Log } from './logger.ts';

const PREFIX = 'kachel:';
const CHANNEL = `${PREFIX}said`;
/** Timeout: riders wait for it, so a slower Redis counts as down. */
const TIMEOUT_MS = 150;
const LONGEST_PAUSE_MS = 1000;
const PROBE_EVERY_MS = 5000;

export interface SharedRedis extends Shared {
  /** Whether it takes writes, for metrics. */
  isUp(): Promise<boolean>;
  close(): void;
}

/** Redis, best effort. Its URL may hold a password and is never logged. */
export function openRedis(url: string, log: Log): SharedRedis {
  const options = {
    commandTimeout: TIMEOUT_MS,
    connectTimeout: 1000,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    // A Redis that hangs, or whose machine vanished, leaves the connection open: each command would wait for its timeout
    // and stay in the queue, 1.5 kB of memory each.
    socketTimeout: 5000,
    retryStrategy: (times: number) => Math.min(times * 100, LONGEST_PAUSE_MS),
  };
  const client = new Redis(url, options);
  // A subscribed connection takes no other commands.
  const subscriber = new Redis(url, { ...options, commandTimeout: undefined });
  const node = randomUUID();
  const listeners: ((text: string) => void)[] = [];
  const { isUp, stopProbing } = watchState(client, log);
  subscriber.on('error', () => undefined);
  subscriber.on('ready', () => void subscriber.subscribe(CHANNEL).catch(() => undefined));
  subscriber.on('message', (_channel, message: string) => {
    const [senderId, text = ''] = [message.slice(0, node.length), message.slice(node.length)];
    if (senderId !== node) for (const listener of listeners) listener(text);
  });

  const withFallback = <Value>(work: Promise<Value>, otherwise: Value) => work.catch(() => otherwise);
  return {
    read: (key) => withFallback(client.get(PREFIX + key), null),
    write: async (key, text, lifetimeMs) =>
      void (await withFallback(client.set(PREFIX + key, text, 'PX', lifetimeMs), null)),
    remove: async (key) => void (await withFallback(client.del(PREFIX + key), 0)),
    claim: (key, lifetimeMs) =>
      client.set(PREFIX + key, node, 'PX', lifetimeMs, 'NX').then(
        (answer) => answer === 'OK',
        () => true,
      ),
    publish: (text) => void withFallback(client.publish(CHANNEL, node + text), 0),
    subscribe: (listener) => void listeners.push(listener),
    counter: client,
    isUp,
    close() {
      void stopProbing();
      client.disconnect();
      subscriber.disconnect();
    },
  };
}

/**
 * Logs one line when Redis goes down and one when it is back. A write every 5 s tells whether it is up: a Redis
 * that hangs, is full, has another password or is a read-only replica keeps the connection open.
 */
function watchState(client: Redis, log: Log) {
  let isUp: boolean | null = null;
  const failed = (error: unknown) => {
    if (isUp !== false)
      log.warn({ fault: faultOf(error) }, 'Redis is away: this node works without shared state');
    isUp = false;
  };
  const probe = async () => {
    await client.set(`${PREFIX}probe`, '', 'PX', PROBE_EVERY_MS);
    if (!isUp) log.info('Redis is connected');
    isUp = true;
  };
  client.on('ready', () => void probe().catch(failed));
  client.on('error', failed);
  const stopProbing = every(PROBE_EVERY_MS, probe, (error) => {
    failed(error);
    // Reconnect: after a failover the host name may lead to the new primary.
    if (faultOf(error) === 'READONLY') client.disconnect(true);
  });
  return { isUp: async () => isUp === true, stopProbing };
}

/** `ECONNREFUSED`, or the first word of a refusal (READONLY, OOM, NOAUTH): the rest may quote what was written. */
function faultOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return (
    errorCode(error) ?? (error instanceof ReplyError ? error.message.split(' ', 1).join() : error.message)
  );
}
