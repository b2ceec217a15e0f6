import { flatCopy } from './split-target.ts';

/**
 * Memoises values derived from untrusted input: bounded count and key length. A Map cleared when full, not an LRU:
 * its bookkeeping costs more than a lookup saves.
 */
export function memo<Value>(most: number, longestKey: number): (key: string, make: () => Value) => Value {
  const known = new Map<string, Value>();
  return (key, make) => {
    let value = known.get(key);
    if (value === undefined) {
      value = make();
      if (key.length > longestKey) return value;
      if (known.size >= most) known.clear();
      known.set(flatCopy(key), value);
    }
    return value;
  };
}
