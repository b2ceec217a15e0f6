import type { ReactNode } from 'react';
import { MoreLabel, moreLink, SectionHeading } from '#app/components/section.tsx';
import { Written } from '#app/components/written.tsx';
import type { Position } from '#app/content/position.schema.ts';
import { editorLink } from '#app/lib/card-link.ts';
import { hrefFor } from '#app/lib/page.ts';
import { usePage } from '#app/lib/page-context.tsx';

/** A position with a title of its own, its `external_link` as the way to more. */
export function SectionFrame({ position, children }: { position: Position; children: ReactNode }) {
  if (position.title === '') return children;
  return (
    <section>
      <SectionHeading more={<MoreOf position={position} />}>
        <Written>{position.title}</Written>
      </SectionHeading>
      {children}
    </section>
  );
}

export function MoreOf({ position }: { position: Position }) {
  const { page, t } = usePage();
  if (position.external_link === '') return null;
  const { href, external } = editorLink(position.external_link, page.path);
  return (
    <a
      href={external ? href : hrefFor(page, href)}
      rel={external ? 'external noopener' : undefined}
      className={moreLink}
    >
      <MoreLabel>
        {t('moreOf')}
        <span className="sr-only"> {t('moreOfAbout', { title: position.title })}</span>
      </MoreLabel>
    </a>
  );
}

/** The level of headlines inside a position. */
export function levelIn(position: Position): 2 | 3 {
  return position.title === '' ? 2 : 3;
}
