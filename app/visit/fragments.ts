import { createContext, type ReactElement, useContext } from 'react';
import type { CacheHints } from '#app/config/hosted-app.ts';
import { useCacheHints } from './cache-hints-context.ts';
import { type PageContextValue, usePage } from './page-context.tsx';

/** A component whose HTML is the same for all riders with the same page settings. */
export interface Fragment {
  /** The content it renders, compared by identity: changed content is a new object. */
  content: object;
  /** Its position and appearance on the page; part of the cache key. */
  place: string;
  element: ReactElement;
}

/** The fragment's HTML, cached or just rendered; null if it must be rendered as part of the page. */
export type MarkupOf = (
  fragment: Fragment,
  context: PageContextValue,
  cacheHints: CacheHints,
) => string | null;

/** By default nothing is cached; the server provides the cache (fragment-cache.server.tsx). */
const MarkupContext = createContext<MarkupOf>(() => null);

export const FragmentCacheProvider = MarkupContext.Provider;

export function useCachedMarkup(): (fragment: Fragment) => string | null {
  const markupOf = useContext(MarkupContext);
  const context = usePage();
  const cacheHints = useCacheHints();
  return (fragment) => markupOf(fragment, context, cacheHints);
}
