/**
 * Usage statistics, in the browser only. Pages have `data-matomo` only if `mayAnalyse(page)` allows it; without it
 * nothing is loaded and `track` does nothing, so callers need not check consent.
 */

type Command = [name: string, ...values: Array<string | number | boolean>];

declare global {
  interface Window {
    _paq?: Command[];
  }
}

export interface UsageEvent {
  category: string;
  action: string;
  name?: string;
}

export function track({ category, action, name }: UsageEvent): void {
  window._paq?.push(
    name === undefined ? ['trackEvent', category, action] : ['trackEvent', category, action, name],
  );
}
