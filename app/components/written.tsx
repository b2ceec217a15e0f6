import type { HTMLAttributes, ReactNode } from 'react';
import { contentLanguage } from '#app/visit/page.ts';
import { usePage } from '#app/visit/page-context.tsx';

type WrittenProps = HTMLAttributes<HTMLElement> & {
  as?: 'span' | 'p' | 'h1' | 'h2' | 'h3' | 'h4' | 'dd' | 'strong';
  /** Our words, where the editor wrote none. */
  or?: ReactNode;
};

/**
 * A field that an editor wrote, so that an English page has it read aloud in German. It stands around each such field and
 * nothing else: whose words they are is a trait of the field (tests/support/whose-words.ts holds it).
 */
export function Written({ as: Tag = 'span', or, children, ...rest }: WrittenProps) {
  const { page } = usePage();
  const lang = contentLanguage(page);
  const own = or !== undefined && (typeof children !== 'string' || children.trim() === '');
  const plain = Tag === 'span' && Object.keys(rest).length === 0 && (own || lang === undefined);
  if (plain) return <>{own ? or : children}</>;
  return (
    <Tag lang={own ? undefined : lang} {...rest}>
      {own ? or : children}
    </Tag>
  );
}

/** Where an editor's words belong in a sentence of ours: `t('mediaShow', { title: THEIRS })`. */
export const THEIRS = '{theirs}';

/** A sentence of ours with an editor's words in it, each read aloud in its own language. */
export function Quoting({ sentence, children }: { sentence: string; children: ReactNode }) {
  const [before = '', after = ''] = sentence.split(THEIRS);
  return (
    <>
      {before}
      <Written>{children}</Written>
      {after}
    </>
  );
}
