import type { HTMLAttributes } from 'react';
import { contentLanguage } from '#app/lib/page.ts';
import { usePage } from '#app/lib/page-context.tsx';

type WrittenProps = HTMLAttributes<HTMLElement> & { as?: 'span' | 'p' | 'h1' | 'h2' | 'h3' };

/** Words that an editor wrote, so that an English page has them read aloud in German. */
export function Written({ as: Tag = 'span', ...rest }: WrittenProps) {
  const { page } = usePage();
  return <Tag lang={contentLanguage(page)} {...rest} />;
}
