import { SLOW_MS } from '#app/contract/with-timeout.ts';
import { leadsTo } from './leads-to.ts';

/**
 * Sends a decision about cookies in the background; true once our redirect answers, false without one after 2.5 s.
 * Never settles if the rider leaves the page meanwhile, because what the caller does next would replace the page that
 * is on its way. iOS has no `beforeunload`: there, a press on a link counts.
 */
export function sendDecision({ form, value }: HTMLButtonElement): Promise<boolean> {
  const body = new URLSearchParams({ decision: value });
  return new Promise((decide) => {
    const leave = () => decide(new Promise(() => undefined));
    // Once, because Firefox keeps no page with such a listener in its back-forward cache.
    addEventListener('beforeunload', leave, { once: true });
    document.addEventListener('click', (event) => leadsTo(event) && leave());
    setTimeout(decide, SLOW_MS, false);
    // `keepalive`: else leaving the page would cancel it, and the next page would ask again.
    fetch((form as HTMLFormElement).action, {
      method: 'POST',
      body,
      redirect: 'manual',
      keepalive: true,
    }).then(
      ({ type }) => decide(type === 'opaqueredirect'),
      () => decide(false),
    );
  });
}
