import { Component, type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type IslandComponent, SLOT_ATTRIBUTE } from './island.tsx';

/** An island that breaks goes back to the HTML that the server sent; the rider keeps what could be read and used. */
class KeepServerHtml extends Component<{ html: string; children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return <div dangerouslySetInnerHTML={{ __html: this.props.html }} />;
  }
}

/** Empty inner HTML with the warning suppressed makes React keep what the server put there. */
function Slot() {
  const keep = {
    [SLOT_ATTRIBUTE]: '',
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: '' },
  };
  return <div {...keep} />;
}

function isIsland(candidate: unknown): candidate is IslandComponent<object> {
  return typeof candidate === 'function' && 'inner' in candidate;
}

export function hydrateIsland(element: HTMLElement, module: Record<string, unknown>): void {
  const found = Object.values(module).find(isIsland);
  if (!found || (found.needs !== undefined && !(found.needs in window))) return;
  // Each in a task of its own, and there piece by piece: what a rider presses meanwhile comes first.
  setTimeout(() => startTransition(() => bringAlive(element, found.inner)));
}

function bringAlive(element: HTMLElement, Inner: IslandComponent<object>['inner']): void {
  const html = element.innerHTML;
  const slotted = element.querySelector(`[${SLOT_ATTRIBUTE}]`) !== null;
  const props = JSON.parse(element.dataset.props ?? '{}') as object;
  hydrateRoot(
    element,
    <KeepServerHtml html={html}>
      <Inner {...props}>{slotted ? <Slot /> : undefined}</Inner>
    </KeepServerHtml>,
  );
  element.dataset.alive = '';
}
