import { Children, type ReactNode } from 'react';

/** Cards in two columns in landscape or from `sm`, else in one of at most 600 px (design, 'Columns'). */
export function CardColumns({ children }: { children: ReactNode }) {
  return (
    <ul className="mx-auto grid max-w-column grid-cols-1 gap-section card-columns:max-w-page card-columns:grid-cols-2 card-columns:gap-gutter">
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </ul>
  );
}
