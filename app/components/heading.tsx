import type { ReactNode } from 'react';

/** The one h1 of a screen, with a line above (date, kicker) and a lead below where it has them. */
export function Heading({
  children,
  kicker,
  lead,
}: {
  children: ReactNode;
  kicker?: ReactNode;
  lead?: ReactNode;
}) {
  return (
    <header className="mb-section">
      {kicker ? <p className="mb-1 text-soft">{kicker}</p> : null}
      <h1 className="text-3xl md:text-4xl">{children}</h1>
      {lead ? <p className="mt-2 max-w-column text-lg text-soft">{lead}</p> : null}
    </header>
  );
}
