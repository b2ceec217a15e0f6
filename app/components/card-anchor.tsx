import type { ReactNode } from 'react';
import { cardLink } from '#app/addresses/card-link.ts';
import { hrefFor } from '#app/visit/page.ts';
import { usePage } from '#app/visit/page-context.tsx';

interface CardAnchorProps {
  entry: { id: string; title: string; external_link: string };
  className?: string;
  children: ReactNode;
}

/** The whole card is one link. External links open in the same window: captive portal browsers have only one. */
export function CardAnchor({ entry, className, children }: CardAnchorProps) {
  const { page } = usePage();
  const { href, external } = cardLink(entry, page.path, page.uploads);
  return (
    <a
      href={external ? href : hrefFor(page, href)}
      rel={external ? 'external noopener' : undefined}
      className={className}
    >
      {children}
    </a>
  );
}
