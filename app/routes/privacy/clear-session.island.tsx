import { type ReactNode, useEffect } from 'react';
import { island } from '#app/islands/island.tsx';

/** Clears sessionStorage, which only a script can: Clear-Site-Data would delete waiting forms as well. */
function ClearSessionInner({ children }: { children?: ReactNode }) {
  useEffect(() => {
    try {
      sessionStorage.clear();
    } catch {
      // Storage is blocked, so nothing is stored.
    }
  }, []);
  return <>{children}</>;
}

export const ClearSession = island<object>({ name: 'clear-session' }, ClearSessionInner);
