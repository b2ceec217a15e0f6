import type { CSSProperties, ReactNode } from 'react';
import { editorLink } from '#app/addresses/card-link.ts';
import { EditorAnchor } from '#app/components/card-anchor.tsx';
import { EditorText } from '#app/components/editor-text.tsx';
import { MoreAbout, MoreLabel, moreLink, SectionHeading } from '#app/components/section.tsx';
import { isPaidPosition, type Position } from '#app/contract/content/position.ts';
import { usePage } from '#app/visit/page-context.tsx';
import { isSection } from './position-traits.ts';

/**
 * The frame of sections whose view has none of its own (position-registry.tsx): its title with the 'more' link, which
 * stands below the content if there is no title, and a rule in the editor's colour on top. Text is never in that
 * colour.
 */
export function SectionFrame({ position, children }: { position: Position; children: ReactNode }) {
  if (!isSection(position)) return children;
  const { title, color } = position;
  const Tag = title === '' ? 'div' : 'section';
  return (
    <Tag className={color === '' ? 'fills' : 'section-colored fills'} style={sectionColor(position)}>
      {title === '' ? null : (
        <SectionHeading more={<MoreOf position={position} />}>
          <EditorText>{title}</EditorText>
        </SectionHeading>
      )}
      {children}
      {title === '' ? <MoreBelow position={position} /> : null}
    </Tag>
  );
}

/** The colour of the mark before a section's title, and of the rule over it. */
export function sectionColor({ color }: Position): CSSProperties | undefined {
  return color === '' ? undefined : ({ '--section': color } as CSSProperties);
}

/** The 'more' link of a section without a title. */
export function MoreBelow({
  position,
  className = 'mt-2 text-right',
}: {
  position: Position;
  className?: string;
}) {
  if (position.external_link === '') return null;
  return (
    <p className={className}>
      <MoreOf position={position} />
    </p>
  );
}

export function MoreOf({ position }: { position: Position }) {
  const { page } = usePage();
  if (position.external_link === '') return null;
  return (
    <EditorAnchor
      link={editorLink(position.external_link, page.path, page)}
      sponsored={isPaidPosition(position.type)}
      className={moreLink}
    >
      <MoreLabel>
        <MoreAbout title={position.title} />
      </MoreLabel>
    </EditorAnchor>
  );
}

/** The level of headlines inside a position. */
export function levelIn(position: Position): 2 | 3 {
  return position.title === '' ? 2 : 3;
}
