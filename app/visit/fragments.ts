import { createContext, type ReactElement, useContext } from 'react';
import type { CacheHints } from '#app/config/hosted-app.ts';
import { useCacheHints } from './cache-hints-context.ts';
import { type PageContextValue, usePage } from './page-context.tsx';

/** A part of a page that is the same for every rider who sees the page the same way. */
export interface Fragment {
  /** What it shows; other content is another object. */
  content: object;
  /** Where on the page it stands, and how. */
  place: string;
  element: ReactElement;
}

/** A fragment's markup, rendered now or before; null where it has to be rendered along with the page. */
export type MarkupOf = (
  fragment: Fragment,
  context: PageContextValue,
  cacheHints: CacheHints,
) => string | null;

/** Nothing is cached but where the server says how (fragment-cache.server.tsx). */
const MarkupContext = createContext<MarkupOf>(() => null);

export const FragmentCacheProvider = MarkupContext.Provider;

export function useCachedMarkup(): (fragment: Fragment) => string | null {
  const markupOf = useContext(MarkupContext);
  const context = usePage();
  const cacheHints = useCacheHints();
  return (fragment) => markupOf(fragment, context, cacheHints);
}
