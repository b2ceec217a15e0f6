import type { ContentClient } from '#app/content/content-client.server.ts';
import { type TabCounts, TEASER_PAGES } from '#app/contract/content/tabs.ts';
import { inTime } from '#app/contract/in-time.ts';

/** What is known of the tabs' content when a page is made. */
export type TabsState = { state: 'loaded'; counts: TabCounts } | { state: 'failed' } | { state: 'pending' };

/** After this the tabs count as not there yet (design, 'Tabs data'). */
const PATIENCE_MS = 500;

/** A preview asks once more for each empty tab, within the editor's patience. */
const PREVIEW_PATIENCE_MS = 3000;

export function tabsFor(
  content: ContentClient,
  { preview }: { preview: boolean },
  patienceMs = preview ? PREVIEW_PATIENCE_MS : PATIENCE_MS,
): Promise<TabsState> {
  const answered = (preview ? countsThen(content) : content.tabCounts()).then(
    (counts): TabsState => ({ state: 'loaded', counts }),
    (): TabsState => ({ state: 'failed' }),
  );
  return inTime(answered, patienceMs, { state: 'pending' });
}

/** Counts are of now; what opens until the time that is previewed stands on the pages themselves. */
async function countsThen(content: ContentClient): Promise<TabCounts> {
  const counts = { ...(await content.tabCounts()) };
  for (const tab of TEASER_PAGES.filter((one) => one !== 'start' && counts[one] === 0)) {
    const positions = await content.page(tab).catch(() => null);
    // One that can't be had is not asked for again: a wrong token is counted each time.
    if (positions === null) break;
    counts[tab] = positions.flatMap(({ entries }) => entries).length;
  }
  return counts;
}
