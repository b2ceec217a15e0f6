import type { ReactNode } from 'react';

/** The screen's h1, with a kicker above it (beside it on wide screens) and a lead paragraph below. */
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
      <div className="md:flex md:flex-row-reverse md:items-baseline md:justify-end">
        {kicker ? <p className="mb-1 flex-none text-soft md:mb-0 md:ml-4 md:text-lg">{kicker}</p> : null}
        <h1 className="min-w-0 text-3xl">{children}</h1>
      </div>
      {lead ? <p className="mt-2 max-w-column text-lg text-soft">{lead}</p> : null}
    </header>
  );
}
