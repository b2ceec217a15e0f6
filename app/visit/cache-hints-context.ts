import { createContext, useContext } from 'react';
import { type CacheHints, newCacheHints } from '#app/config/hosted-app.ts';

const CacheHintsContext = createContext<CacheHints>(newCacheHints());

export const CacheHintsProvider = CacheHintsContext.Provider;

/** For components that show a relative time: they limit how long the page may be cached. */
export function useCacheHints(): CacheHints {
  return useContext(CacheHintsContext);
}
