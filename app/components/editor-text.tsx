import type { HTMLAttributes, ReactNode } from 'react';
import { contentLanguage } from '#app/visit/page.ts';
import { usePage } from '#app/visit/page-context.tsx';

type EditorTextProps = HTMLAttributes<HTMLElement> & {
  as?: 'span' | 'p' | 'h1' | 'h2' | 'h3' | 'h4' | 'dd';
  /** Our fallback text if the editor wrote none; with null there is no element then. */
  or?: ReactNode;
};

/**
 * Marks a field written by an editor as German on an English page, for screen readers. Wraps each such field and
 * nothing else; tests/support/language-marks.ts checks this.
 */
export function EditorText({ as: Tag = 'span', or, children, ...rest }: EditorTextProps) {
  const { page } = usePage();
  const lang = contentLanguage(page);
  const own = or !== undefined && (typeof children !== 'string' || children.trim() === '');
  if (own && or === null) return null;
  const plain = Tag === 'span' && Object.keys(rest).length === 0 && (own || lang === undefined);
  if (plain) return <>{own ? or : children}</>;
  return (
    <Tag lang={own ? undefined : lang} {...rest}>
      {own ? or : children}
    </Tag>
  );
}

/** Placeholder for an editor's words in one of our sentences: `t('mediaShow', { title: EDITOR_TEXT })`. */
export const EDITOR_TEXT = '{theirs}';

interface SentenceProps extends Pick<EditorTextProps, 'or' | 'children'> {
  sentence: string;
}

/** One of our sentences with an editor's words in it, each in its own `lang`. */
export function SentenceWithEditorText({ sentence, or, children }: SentenceProps) {
  const [before = '', after = ''] = sentence.split(EDITOR_TEXT);
  return (
    <>
      {before}
      <EditorText or={or}>{children}</EditorText>
      {after}
    </>
  );
}
