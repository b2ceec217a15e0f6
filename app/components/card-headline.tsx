import type { ReactNode } from 'react';
import { usePage } from '#app/visit/page-context.tsx';
import { EditorText } from './editor-text.tsx';

export type HeadlineLevel = 2 | 3;

interface CardHeadlineProps {
  text: string;
  /** One level deeper below a section's heading. */
  level?: HeadlineLevel;
  /** A size class instead of the default. */
  size?: string;
  mark?: (text: string) => ReactNode;
  /** If true, the text that replaces a missing headline is for screen readers only, because a picture is shown. */
  pictured?: boolean;
}

export function CardHeadline({
  text,
  level = 2,
  size,
  mark = (plain) => plain,
  pictured = false,
}: CardHeadlineProps) {
  const { t } = usePage();
  const Tag = level === 2 ? 'h2' : 'h3';
  if (text === '') return <Tag className={pictured ? 'sr-only' : (size ?? 'text-lg')}>{t('entryTitle')}</Tag>;
  return (
    <EditorText as={Tag} className={size ? `card-headline ${size}` : 'card-headline'}>
      {mark(text)}
    </EditorText>
  );
}
