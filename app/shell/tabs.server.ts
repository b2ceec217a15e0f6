import type { ContentClient } from '#app/content/content-client.server.ts';
import type { TabCounts } from '#app/contract/content/tabs.ts';

/** What is known of the tabs' content when a page is made. */
export type TabsState = { state: 'loaded'; counts: TabCounts } | { state: 'failed' } | { state: 'pending' };

/** After this the tabs count as not there yet (design, 'Tabs data'). */
const PATIENCE_MS = 500;

export async function tabsFor(content: ContentClient, patienceMs = PATIENCE_MS): Promise<TabsState> {
  let timer: NodeJS.Timeout | undefined;
  const pending = new Promise<TabsState>((resolve) => {
    timer = setTimeout(() => resolve({ state: 'pending' }), patienceMs);
  });
  const answered = content.tabCounts().then(
    (counts): TabsState => ({ state: 'loaded', counts }),
    (): TabsState => ({ state: 'failed' }),
  );
  return Promise.race([answered, pending]).finally(() => clearTimeout(timer));
}
