import type { Page } from '#app/visit/page.ts';
import type { RequestContext } from '#app/visit/request-context.server.ts';
import { type TabsState, tabsFor } from './tabs.server.ts';

/** The data of the bars around every screen. */
export interface RootData {
  page: Page;
  tabs: TabsState;
}

export async function rootDataOf({ page, content }: RequestContext): Promise<RootData> {
  return { page, tabs: await tabsFor(content, { preview: page.preview !== null }) };
}
