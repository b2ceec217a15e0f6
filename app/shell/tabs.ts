import { TEASER_PAGES, type TeaserPage } from '#app/contract/content/tabs.ts';
import type { TabsState } from './tabs.server.ts';

/** Which tabs are shown (specification 2.13). */
export function visibleTabs(tabs: TabsState): TeaserPage[] {
  return TEASER_PAGES.filter((tab) => {
    if (tab === 'start') return true;
    if (tabs.state === 'loaded') return tabs.counts[tab] > 0;
    return tab !== 'deals';
  });
}
