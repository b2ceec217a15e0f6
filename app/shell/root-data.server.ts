import type { Page } from '#app/visit/page.ts';
import type { Rider } from '#app/visit/rider.server.ts';
import { type TabsState, tabsFor } from './tabs.server.ts';

/** What the bars around every screen are made of. */
export interface RootData {
  page: Page;
  tabs: TabsState;
}

export async function rootDataOf({ page, content }: Rider): Promise<RootData> {
  return { page, tabs: await tabsFor(content, { preview: page.preview !== null }) };
}
