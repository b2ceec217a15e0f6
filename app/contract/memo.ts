import { flatCopy } from './split-target.ts';

const MAX_DATES = 10_000;

/**
 * Memoises values derived from untrusted input: bounded count and key length. A Map cleared when full, not an LRU:
 * its bookkeeping costs more than a lookup saves.
 */
export function memo<Value>(most: number, longestKey: number): (key: string, make: () => Value) => Value {
  const values = new Map<string, Value>();
  return (key, make) => {
    let value = values.get(key);
    if (value === undefined) {
      value = make();
      if (key.length > longestKey) return value;
      if (values.size >= most) values.clear();
      values.set(flatCopy(key), value);
    }
    return value;
  };
}

/** Memoises by the key alone: pages ask for the same few hundred dates again and again. */
export function memoize<Value>(make: (key: string) => Value): (key: string) => Value {
  const cached = memo<Value>(MAX_DATES, Number.POSITIVE_INFINITY);
  return (key) => cached(key, () => make(key));
}
