import type { ReactNode } from 'react';
import { type CardLink, cardLink } from '#app/addresses/card-link.ts';
import { hrefFor } from '#app/visit/page.ts';
import { usePage } from '#app/visit/page-context.tsx';

interface EditorAnchorProps {
  link: CardLink;
  className?: string;
  children: ReactNode;
}

/** External links open in the same window: captive portal browsers have only one. */
export function EditorAnchor({ link: { href, external }, className, children }: EditorAnchorProps) {
  const { page } = usePage();
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

interface CardAnchorProps extends Omit<EditorAnchorProps, 'link'> {
  entry: { id: string; title: string; external_link: string };
}

/** The whole card is one link. */
export function CardAnchor({ entry, ...anchor }: CardAnchorProps) {
  const { page } = usePage();
  return <EditorAnchor link={cardLink(entry, page.path, page)} {...anchor} />;
}
