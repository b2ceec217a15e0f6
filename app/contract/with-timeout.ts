/** A wait longer than this counts as a slow network, in pages and in the service worker. */
export const SLOW_MS = 2500;
/** Timeout for browser storage where the page can go on without it: in some browsers storage never answers. */
export const STORAGE_MS = 300;
/** Longer timeout, where nothing can be shown without storage. */
export const SLOW_STORAGE_MS = 3_000;

/** The call's result if it arrives in time, else the fallback; the call isn't cancelled. */
export function withTimeout<Value>(call: Promise<Value>, timeoutMs: number, fallback: Value): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<Value>((resolve) => {
    timer = setTimeout(() => resolve(fallback), timeoutMs);
  });
  return Promise.race([call, tooLate]).finally(() => clearTimeout(timer));
}
