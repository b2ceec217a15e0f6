import { type TabCounts, TEASER_PAGES, type TeaserPage } from '#app/contract/content/tabs.ts';

/** Which tabs are shown (specification 2.13). */
export function visibleTabs(counts: TabCounts | null): TeaserPage[] {
  return TEASER_PAGES.filter((tab) => {
    if (tab === 'start') return true;
    return counts ? counts[tab] > 0 : tab !== 'deals';
  });
}
