import type { ReactNode } from 'react';
import { type CardLink, cardLink, externalRel } from '#app/addresses/card-link.ts';
import { hrefFor } from '#app/visit/page.ts';
import { usePage } from '#app/visit/page-context.tsx';

interface EditorAnchorProps {
  link: CardLink;
  sponsored?: boolean | undefined;
  className?: string;
  children: ReactNode;
}

/** External links open in the same window: captive portal browsers have only one. */
export function EditorAnchor({ link, sponsored, className, children }: EditorAnchorProps) {
  const { page } = usePage();
  const { href, external } = link;
  return (
    <a
      href={external ? href : hrefFor(page, href)}
      rel={external ? externalRel(sponsored) : undefined}
      className={className}
    >
      {children}
    </a>
  );
}

interface CardAnchorProps extends Omit<EditorAnchorProps, 'link' | 'sponsored'> {
  entry: { id: string; title: string; external_link: string; sponsored?: boolean | undefined };
}

/** The whole card is one link. */
export function CardAnchor({ entry, ...anchor }: CardAnchorProps) {
  const { page } = usePage();
  return <EditorAnchor link={cardLink(entry, page.path, page)} sponsored={entry.sponsored} {...anchor} />;
}
