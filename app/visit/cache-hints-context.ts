import { createContext, useContext } from 'react';
import { type CacheHints, newCacheHints } from '#app/config/hosted-app.ts';

const CacheHintsContext = createContext<CacheHints>(newCacheHints());

export const CacheHintsProvider = CacheHintsContext.Provider;

/** For what shows a time that passes: the page is kept no longer than what it shows is so. */
export function useCacheHints(): CacheHints {
  return useContext(CacheHintsContext);
}
