import { expiresBy } from '#app/config/hosted-app.ts';
import type { TimeRange } from '#app/contract/opening.ts';
import { soonText } from '#app/i18n/soon.ts';
import { useCacheHints } from '#app/visit/cache-hints-context.ts';
import type { PageContextValue } from '#app/visit/page-context.tsx';

/** 'Noch 3 Tage' at the page's time. Limits the page's cache lifetime to when this text becomes wrong. */
export function useSoon(span: TimeRange | null, { page, t }: PageContextValue): string | null {
  const cacheHints = useCacheHints();
  const soon = span && soonText(span, page, t);
  if (!soon) return null;
  expiresBy(cacheHints, soon.until);
  return soon.text;
}
