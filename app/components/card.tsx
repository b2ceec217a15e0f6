import type { CSSProperties, ReactNode } from 'react';

interface CardProps {
  as?: 'div' | 'article' | 'section';
  /** With padding; without it pictures reach the edge. */
  padded?: boolean;
  id?: string;
  className?: string;
  style?: CSSProperties;
  children: ReactNode;
}

/** The basic surface: card colour, 8 px radius, soft shadow. */
export function Card({ as: Tag = 'div', padded = true, className = '', children, ...rest }: CardProps) {
  return (
    <Tag
      className={`fills overflow-hidden rounded bg-card shadow-lifted${padded ? ' p-4 sd:p-6' : ''}${className && ` ${className}`}`}
      {...rest}
    >
      {children}
    </Tag>
  );
}
