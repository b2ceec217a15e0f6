import type { ReactNode } from 'react';
import { usePage } from '#app/visit/page-context.tsx';
import { Written } from './written.tsx';

export type HeadlineLevel = 2 | 3;

interface CardHeadlineProps {
  text: string;
  /** Below a section's own title a card's headline is one level deeper. */
  level?: HeadlineLevel;
  /** Where it isn't a card's usual one. */
  size?: string;
  mark?: (text: string) => ReactNode;
  /** Whether a picture says what the missing words don't; then the card's name is for those who don't see it. */
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
    <Written as={Tag} className={size ? `card-headline ${size}` : 'card-headline'}>
      {mark(text)}
    </Written>
  );
}
