import { type ComponentType, createElement, type ReactNode } from 'react';

/**
 * Pages do not hydrate; islands do (design, rule 5). `island()` wraps a component so that the server renders it whole
 * inside a marked element, and entry.client.tsx hydrates just that element when its time has come.
 *
 * An island's props are plain data. Children stay what the server made of them: the browser never renders them again.
 * `useId` must not be used inside: an island is a root of its own in the browser and would count differently.
 */

/** When an island comes alive: when it is (nearly) seen, or at its first use; first use always counts. */
type IslandMoment = 'visible' | 'use';

export const SLOT_ATTRIBUTE = 'data-island-slot';

interface IslandOptions {
  name: string;
  when?: IslandMoment;
  className?: string;
  /** What of `window` it can't do without; where that is missing, what the server sent stays. */
  needs?: string;
}

export interface IslandComponent<Props> {
  (props: Props & { children?: ReactNode }): ReactNode;
  /** What the browser hydrates. */
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
      { className, 'data-island': name, 'data-when': when, 'data-props': JSON.stringify(props) },
      createElement(
        inner,
        props as Props & { children?: ReactNode },
        children === undefined ? undefined : createElement('div', { [SLOT_ATTRIBUTE]: '' }, children),
      ),
    );
  };
  return Object.assign(Island, { inner, needs });
}
