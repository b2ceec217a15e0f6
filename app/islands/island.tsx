import { type ComponentType, createElement, type ReactNode } from 'react';

/**
 * Pages do not hydrate; islands do (design, rule 5). `island()` wraps a component: the server renders it inside a
 * marked element, and entry.client.tsx hydrates only that element.
 *
 * Props must be serialisable as JSON. Children are server HTML that the browser never renders again. Don't use
 * `useId` inside: each island is a React root of its own, so the ids would differ from the server's.
 */

export const SLOT_ATTRIBUTE = 'data-island-slot';

interface IslandOptions {
  name: string;
  /** It hydrates once it is near the viewport, or only on first use. First use hydrates either kind. */
  when?: 'visible' | 'use';
  className?: string;
  /** A property of `window` that it requires. Without it the island isn't hydrated. */
  needs?: string;
}

export interface IslandComponent<Props> {
  (props: Props & { children?: ReactNode }): ReactNode;
  /** The component that the browser hydrates. */
  inner: ComponentType<Props & { children?: ReactNode }>;
  needs: string | undefined;
}

export function island<Props extends object>(
  { name, when = 'visible', className, needs }: IslandOptions,
  inner: ComponentType<Props & { children?: ReactNode }>,
): IslandComponent<Props> {
  const Island = ({ children, ...rest }: Props & { children?: ReactNode }) => {
    const props = rest as unknown as Props;
    return createElement(
      'div',
      // In a slide, which is a live region: not read aloud at each change, except by live regions of its own.
      {
        'aria-live': 'off',
        className,
        'data-island': name,
        'data-when': when,
        'data-props': JSON.stringify(props),
      },
      createElement(
        inner,
        props,
        children === undefined ? undefined : createElement('div', { [SLOT_ATTRIBUTE]: '' }, children),
      ),
    );
  };
  return Object.assign(Island, { inner, needs });
}
