/**
 * State shared by all nodes (Redis), best effort: when it is down, reads return null, claims succeed and messages are
 * dropped. Calls never throw and have a short timeout.
 */
export interface Shared {
  read(key: string): Promise<string | null>;
  write(key: string, text: string, lifetimeMs: number): Promise<void>;
  remove(key: string): Promise<void>;
  /** A lock: true for one node, then false for all others for `lifetimeMs`. */
  claim(key: string, lifetimeMs: number): Promise<boolean>;
  /** Publishes a message to all other nodes. */
  publish(text: string): void;
  subscribe(listener: (text: string) => void): void;
  /** The store client for rate-limiter-flexible. */
  counter: unknown;
}
