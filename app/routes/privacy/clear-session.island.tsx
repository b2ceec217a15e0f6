import { type ReactNode, useEffect } from 'react';
import { island } from '#app/islands/island.tsx';

/** Clears sessionStorage: browsers ignore Clear-Site-Data without HTTPS. */
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
