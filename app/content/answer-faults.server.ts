import { LRUCache } from 'lru-cache';
import { log } from '#app/lib/log.server.ts';
import { ContentError } from './content-error.ts';

/** The last fault of each address. */
const faults = new LRUCache<string, string>({ max: 1_000 });
const LONGEST_ADDRESS = 300;

/**
 * Logs a response that can't be used: riders see the last good copy instead, and the circuit breaker counts only
 * servers that don't answer. The same fault of an address is logged again only after a good response or another fault.
 */
export async function reportingFaults<Value>(url: string, call: () => Promise<Value>): Promise<Value> {
  const address = addressOf(url);
  try {
    const value = await call();
    faults.delete(address);
    return value;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    if (error.reason === 'missing') faults.delete(address);
    if (error.fault !== undefined && error.fault !== faults.get(address)) {
      faults.set(address, error.fault);
      log.warn({ address, fault: error.fault }, 'unusable content answer');
    }
    throw error;
  }
}

/** Without the term of a search, a query and a password. */
function addressOf(url: string): string {
  const { host, pathname } = new URL(url);
  return (host + pathname.replace(/(\/archive\/[^/]+\/s\/).*/, '$1…')).slice(0, LONGEST_ADDRESS);
}
