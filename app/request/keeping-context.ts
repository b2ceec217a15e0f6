import { createContext, useContext } from 'react';
import { type Keeping, newKeeping } from '#app/config/hosted-app.ts';

const KeepingContext = createContext<Keeping>(newKeeping());

export const KeepingProvider = KeepingContext.Provider;

/** For what shows a time that passes: the page is kept no longer than what it shows is so. */
export function useKeeping(): Keeping {
  return useContext(KeepingContext);
}
