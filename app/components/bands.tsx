import type { ReactNode } from 'react';

/** A page's bands one below the other; something empty ends the last one's wait for what follows (styles/bands.css). */
export function Bands({ children }: { children: ReactNode }) {
  return (
    <div className="bands">
      {children}
      <div />
    </div>
  );
}
