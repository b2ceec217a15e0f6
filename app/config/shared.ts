/**
 * What several nodes know together. It may be away at any time: then nothing is known, everybody may do everything, and
 * nobody is told anything. No call ever fails or takes long.
 */
export interface Shared {
  read(key: string): Promise<string | null>;
  write(key: string, text: string, lifetimeMs: number): Promise<void>;
  remove(key: string): Promise<void>;
  /** Whether this node is the one that does it: for so long nobody else is told so. */
  claim(key: string, lifetimeMs: number): Promise<boolean>;
  /** Says something to all other nodes. */
  tell(text: string): void;
  hear(listener: (text: string) => void): void;
  /** Where rate-limiter-flexible counts. */
  counter: unknown;
}
