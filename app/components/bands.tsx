import type { ReactNode } from 'react';

/**
 * A page's horizontal sections. CSS delays one until a next sibling exists, a second at most, so that no half-loaded
 * section is shown; the empty <div> is the last one's sibling (styles/bands.css).
 */
export function Bands({ children }: { children: ReactNode }) {
  return (
    <div className="bands">
      {children}
      <div />
    </div>
  );
}
