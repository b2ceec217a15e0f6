import type { ReactNode } from 'react';
import { usePage } from '#app/visit/page-context.tsx';
import { EDITOR_TEXT, SentenceWithEditorText } from './editor-text.tsx';
import { Icon } from './icon.tsx';

interface SectionHeadingProps {
  children: ReactNode;
  id?: string;
  /** A link to more of the same, made by the caller (PageLink or a). */
  more?: ReactNode;
}

/** A section's heading with the green marker. */
export function SectionHeading({ children, id, more }: SectionHeadingProps) {
  return (
    <div className="mb-3 flex items-center justify-between">
      <h2 id={id} className="section-title text-xl">
        {children}
      </h2>
      {more}
    </div>
  );
}

/** Content of a 'more' link: text and an arrow. */
export function MoreLabel({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <Icon name="arrowRight" className="ml-1 h-5 w-5 flex-none" />
    </>
  );
}

/** 'More', and about what for screen readers: a list of links would have it several times. */
export function MoreAbout({ title }: { title: string }) {
  const { t } = usePage();
  return (
    <>
      {t('moreOf')}
      {title === '' ? null : (
        <span className="sr-only">
          {' '}
          <SentenceWithEditorText sentence={t('moreOfAbout', { title: EDITOR_TEXT })}>
            {title}
          </SentenceWithEditorText>
        </span>
      )}
    </>
  );
}

export const moreLink = 'more-link ring-inside';
