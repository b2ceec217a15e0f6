import { Component, type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type IslandComponent, SLOT_ATTRIBUTE } from './island.tsx';

/** Error boundary: an island that throws goes back to the server's HTML, which still works without a script. */
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

/**
 * Keeps the island's server-rendered children: an empty innerHTML with the hydration warning suppressed makes React
 * leave them alone. If hydration fails (a page translator has changed the text) React renders the island again; then
 * the children are moved into the new element.
 */
function Slot({ kept }: { kept: Element }) {
  const keep = {
    [SLOT_ATTRIBUTE]: '',
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: '' },
  };
  return <div {...keep} ref={(made) => made !== kept && made?.append(...kept.childNodes)} />;
}

function isIsland(candidate: unknown): candidate is IslandComponent<object> {
  return typeof candidate === 'function' && 'inner' in candidate;
}

export function hydrateIsland(element: HTMLElement, module: Record<string, unknown>): void {
  const found = Object.values(module).find(isIsland);
  if (!found || (found.needs !== undefined && !(found.needs in window))) return;
  // One task per island, and a transition inside it, so that input is handled before hydration continues.
  setTimeout(() => startTransition(() => hydrate(element, found.inner)));
}

function hydrate(element: HTMLElement, Inner: IslandComponent<object>['inner']): void {
  const html = element.innerHTML;
  const kept = element.querySelector(`[${SLOT_ATTRIBUTE}]`);
  const props = JSON.parse(element.dataset.props ?? '{}') as object;
  hydrateRoot(
    element,
    <KeepServerHtml html={html}>
      <Inner {...props}>{kept ? <Slot kept={kept} /> : undefined}</Inner>
    </KeepServerHtml>,
  );
  element.dataset.alive = '';
}
