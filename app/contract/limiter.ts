import { networksOf, type SharedNetwork } from './network-of.ts';

/** A fixed-window counter per key. */
export interface Counter {
  consume(key: string): Promise<CounterResult>;
  get(key: string): Promise<CounterResult | null>;
  reward(key: string): Promise<unknown>;
}

export interface CounterResult {
  consumedPoints: number;
  msBeforeNext: number;
}

export type NewCounter = (name: string, seconds: number) => Counter;

/** The limit `most` for one key. */
export interface Limit {
  counter: Counter;
  key: string;
  most: number;
}

/** Undoes a count. */
export type Refund = () => Promise<unknown>;

export interface OverLimit {
  seconds: number;
  /** How far over the limit the count is, relative to the limit. */
  beyond: number;
}

/** Limits for all networks that contain the address; larger ones get a multiple. */
export function limitsOf(
  counter: Counter,
  address: string,
  most: number,
  vehicles?: readonly SharedNetwork[],
): Limit[] {
  return networksOf(address, vehicles).map(([key, multiple]) => ({ counter, key, most: most * multiple }));
}

/** Counts once per limit; if one is exceeded, the counts of the others are undone. */
export async function count(limits: readonly Limit[]): Promise<Refund | OverLimit> {
  const counted: Limit[] = [];
  const refund = () => Promise.all(counted.map(({ counter, key }) => counter.reward(key)));
  for (const limit of limits) {
    const { consumedPoints, msBeforeNext } = await limit.counter.consume(limit.key);
    if (consumedPoints > limit.most) {
      await refund();
      return { seconds: Math.ceil(msBeforeNext / 1000), beyond: (consumedPoints - limit.most) / limit.most };
    }
    counted.push(limit);
  }
  return refund;
}
