import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

interface SectionHeadingProps {
  children: ReactNode;
  id?: string;
  level?: 2 | 3;
  /** A link to more of the same, made by the caller (PageLink or a). */
  more?: ReactNode;
}

/** A section's heading with the green marker. */
export function SectionHeading({ children, id, level = 2, more }: SectionHeadingProps) {
  const Tag = level === 2 ? 'h2' : 'h3';
  return (
    <div className="mb-3 flex items-center justify-between">
      <Tag id={id} className="section-title text-xl">
        {children}
      </Tag>
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

/** Class of a 'more' link. */
export const moreLink =
  '-my-2 ml-3 inline-flex min-h-[44px] min-w-[44px] flex-none items-center justify-end text-sm font-bold text-green hover:underline';
