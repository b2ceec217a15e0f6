import { networksOf } from './network-of.ts';

/** Counts under each key from its first time on until it forgets it. */
export interface Counter {
  consume(key: string): Promise<Counted>;
  get(key: string): Promise<Counted | null>;
  reward(key: string): Promise<unknown>;
}

interface Counted {
  consumedPoints: number;
  msBeforeNext: number;
}

export type NewCounter = (name: string, seconds: number) => Counter;

/** How often something may happen under a key. */
export interface Limit {
  counter: Counter;
  key: string;
  most: number;
}

/** Takes back what was counted. */
export type GiveBack = () => Promise<unknown>;

export interface OverLimit {
  seconds: number;
  /** How many more have asked since, in parts of the limit. */
  beyond: number;
}

/** Every network that an address is in may do so much, the larger ones a multiple of it. */
export function limitsOf(counter: Counter, address: string, most: number): Limit[] {
  return networksOf(address).map(([key, multiple]) => ({ counter, key, most: most * multiple }));
}

/** Counts once under every limit; where one is reached, under that one alone. */
export async function count(limits: readonly Limit[]): Promise<GiveBack | OverLimit> {
  const counted: Limit[] = [];
  const giveBack = () => Promise.all(counted.map(({ counter, key }) => counter.reward(key)));
  for (const limit of limits) {
    const { consumedPoints, msBeforeNext } = await limit.counter.consume(limit.key);
    if (consumedPoints > limit.most) {
      await giveBack();
      return { seconds: Math.ceil(msBeforeNext / 1000), beyond: (consumedPoints - limit.most) / limit.most };
    }
    counted.push(limit);
  }
  return giveBack;
}
