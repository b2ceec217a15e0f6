import { Children, type ReactNode } from 'react';

interface CardColumnsProps {
  /** With an odd number of cards, the first spans both columns. */
  leads?: boolean;
  children: ReactNode;
}

/** Cards in two columns in landscape or from `sm`, else in one of at most 600 px (design, 'Columns'). */
export function CardColumns({ leads = false, children }: CardColumnsProps) {
  const across = leads && Children.count(children) % 2 === 1;
  return (
    <ul className="mx-auto grid max-w-column grid-cols-1 gap-section card-columns:max-w-page card-columns:grid-cols-2 card-columns:gap-x-gutter">
      {Children.map(children, (child, index) => (
        <li className={across && index === 0 ? 'card-columns:col-span-2' : undefined}>{child}</li>
      ))}
    </ul>
  );
}
