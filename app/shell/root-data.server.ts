import type { TabCounts } from '#app/contract/content/tabs.ts';
import type { Page } from '#app/visit/page.ts';
import type { RequestContext } from '#app/visit/request-context.server.ts';
import { tabsFor } from './tabs.server.ts';

/** The data of the bars around every screen. */
export interface RootData {
  page: Page;
  tabs: TabCounts | null;
}

export async function rootDataOf({ page, content }: RequestContext): Promise<RootData> {
  return { page, tabs: await tabsFor(content, { preview: page.preview !== null }) };
}
