import { type ReactNode, useEffect } from 'react';
import { island } from '#app/islands/island.tsx';

/** Browsers without HTTPS don't listen to Clear-Site-Data; some block storage altogether. */
function ClearSessionInner({ children }: { children?: ReactNode }) {
  useEffect(() => {
    try {
      sessionStorage.clear();
    } catch {
      // No storage, nothing stored.
    }
  }, []);
  return <>{children}</>;
}

export const ClearSession = island<object>({ name: 'clear-session' }, ClearSessionInner);
