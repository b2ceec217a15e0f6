import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import type { Shared } from '#app/config/shared.ts';
import type { Log } from './logger.ts';

const PREFIX = 'kachel:';
const CHANNEL = `${PREFIX}said`;
/** Timeout: riders wait for it, so a slower Redis counts as down. */
const TIMEOUT_MS = 150;
const LONGEST_PAUSE_MS = 1000;

export interface SharedRedis extends Shared {
  close(): void;
}

/** Redis, best effort. Its URL may hold a password and is never logged. */
export function openRedis(url: string, log: Log): SharedRedis {
  const options = {
    commandTimeout: TIMEOUT_MS,
    connectTimeout: 1000,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (times: number) => Math.min(times * 100, LONGEST_PAUSE_MS),
  };
  const client = new Redis(url, options);
  // A subscribed connection takes no other commands.
  const subscriber = new Redis(url, { ...options, commandTimeout: undefined });
  const node = randomUUID();
  const listeners: ((text: string) => void)[] = [];
  logConnectionState(client, log);
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
    close() {
      client.disconnect();
      subscriber.disconnect();
    },
  };
}

/** Logs one line when Redis goes down and one when it is back, not one for each reconnect. */
function logConnectionState(client: Redis, log: Log): void {
  let isUp: boolean | null = null;
  const logOnce = (up: boolean) => {
    if (isUp === up) return;
    isUp = up;
    if (up) log.info('Redis is there');
    else log.warn('Redis is away: this node knows only what it knows itself');
  };
  client.on('ready', () => logOnce(true));
  client.on('close', () => logOnce(false));
  client.on('error', () => undefined);
}
