import { SLOW_MS, withTimeout } from '#app/contract/with-timeout.ts';

/** Sends a decision about cookies in the background; true once our redirect answers, false without one after 2.5 s. */
export function sendDecision({ form, value }: HTMLButtonElement): Promise<boolean> {
  const body = new URLSearchParams({ decision: value });
  const sent = fetch((form as HTMLFormElement).action, { method: 'POST', body, redirect: 'manual' });
  const stored = sent.then(({ type }) => type === 'opaqueredirect');
  return withTimeout(stored, SLOW_MS, false).catch(() => false);
}
