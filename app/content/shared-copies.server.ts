import { createHash } from 'node:crypto';
import { LAST_GOOD_MS } from '#app/config/last-good.ts';
import type { Shared } from '#app/config/shared.ts';
import type { LastGood } from './last-good-store.server.ts';

const CHANGED = 'changed ';
const GONE = 'gone ';

/**
 * Cached content shared by all nodes: one node revalidates an address, the others take over its result (decision
 * record 0039).
 */
export class SharedCopies {
  constructor(private readonly shared: Shared) {}

  /** Called with each address that another node has stored a new version of, or removed. */
  onChange(listener: (url: string, isGone: boolean) => void): void {
    this.shared.subscribe((text) => {
      for (const word of [CHANGED, GONE]) {
        if (text.startsWith(word)) listener(text.slice(word.length), word === GONE);
      }
    });
  }

  /** Claims the right to revalidate this address; no other node gets it for `forMs`. */
  claimRevalidation(url: string, forMs: number): Promise<boolean> {
    return this.shared.claim(`ask:${keyOf(url)}`, forMs);
  }

  async read(url: string): Promise<LastGood | null> {
    const text = await this.shared.read(`copy:${keyOf(url)}`);
    try {
      const copy = text === null ? null : (JSON.parse(text) as LastGood);
      return copy?.url === url && typeof copy.body === 'string' ? copy : null;
    } catch {
      return null;
    }
  }

  /** When any node last confirmed exactly this body with the server; null if unknown. */
  async confirmedAt(copy: LastGood): Promise<number | null> {
    const [at, body] = (await this.shared.read(`so:${keyOf(copy.url)}`))?.split(' ') ?? [];
    return at !== undefined && body === keyOf(copy.body) ? Number(at) : null;
  }

  confirm({ url, body, confirmedAt }: LastGood): void {
    void this.shared.write(`so:${keyOf(url)}`, `${confirmedAt} ${keyOf(body)}`, LAST_GOOD_MS);
  }

  /** With `isChange`, the other nodes are notified because they hold an older version. */
  async write(copy: LastGood, isChange: boolean): Promise<void> {
    await this.shared.write(`copy:${keyOf(copy.url)}`, JSON.stringify(copy), LAST_GOOD_MS);
    this.confirm(copy);
    if (isChange) this.shared.publish(CHANGED + copy.url);
  }

  async remove(url: string): Promise<void> {
    await this.shared.remove(`copy:${keyOf(url)}`);
    this.shared.publish(GONE + url);
  }
}

function keyOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}
