import type { ContentClient } from '#app/content/content-client.server.ts';
import type { TabCounts } from '#app/contract/content/tabs.ts';
import { inTime } from '#app/contract/in-time.ts';

/** What is known of the tabs' content when a page is made. */
export type TabsState = { state: 'loaded'; counts: TabCounts } | { state: 'failed' } | { state: 'pending' };

/** After this the tabs count as not there yet (design, 'Tabs data'). */
const PATIENCE_MS = 500;

export function tabsFor(content: ContentClient, patienceMs = PATIENCE_MS): Promise<TabsState> {
  const answered = content.tabCounts().then(
    (counts): TabsState => ({ state: 'loaded', counts }),
    (): TabsState => ({ state: 'failed' }),
  );
  return inTime(answered, patienceMs, { state: 'pending' });
}
