import type { AnchorHTMLAttributes } from 'react';
import { hrefFor } from '#app/visit/page.ts';
import { usePage } from '#app/visit/page-context.tsx';

type PageLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { to: string };

/** An internal link; carries the settings that no cookie holds. */
export function PageLink({ to, children, ...rest }: PageLinkProps) {
  const { page } = usePage();
  return (
    <a href={hrefFor(page, to)} {...rest}>
      {children}
    </a>
  );
}
