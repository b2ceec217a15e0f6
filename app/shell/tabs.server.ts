import type { ContentClient } from '#app/content/content-client.server.ts';
import { type TabCounts, TEASER_PAGES } from '#app/contract/content/tabs.ts';
import { withTimeout } from '#app/contract/with-timeout.ts';

/** After this the counts are unknown (design, 'Tabs data'). */
const TIMEOUT_MS = 500;

/** A preview may take longer: it makes one more call for each empty tab. */
const PREVIEW_TIMEOUT_MS = 3000;

/** Null if they are unknown when the page is rendered. */
export function tabsFor(
  content: ContentClient,
  { preview }: { preview: boolean },
): Promise<TabCounts | null> {
  const answered = (preview ? countsThen(content) : content.tabCounts()).catch(() => null);
  return withTimeout<TabCounts | null>(answered, preview ? PREVIEW_TIMEOUT_MS : TIMEOUT_MS, null);
}

/** Tab counts are for the current time. In a preview, count the entries of the previewed page for each tab with 0. */
async function countsThen(content: ContentClient): Promise<TabCounts> {
  const counts = { ...(await content.tabCounts()) };
  for (const tab of TEASER_PAGES.filter((one) => one !== 'start' && counts[one] === 0)) {
    const positions = await content.page(tab).catch(() => null);
    // Stop at the first failure: every call with a wrong token counts against the limit.
    if (positions === null) break;
    counts[tab] = positions.flatMap(({ entries }) => entries).length;
  }
  return counts;
}
