import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import type { HostedApp } from '#app/config/hosted-app.ts';

let hosted: Pick<HostedApp, 'busyPage'> | null = null;

/** What a host says that has no time for a page: it would take a crowd to see it. */
export async function busyPages(page: Page): Promise<void> {
  hosted ??= ((await import(pathToFileURL('build/server/index.js').href)) as { entry: { module: HostedApp } })
    .entry.module;
  await page.route('**/busy?*', (route) => {
    const language = new URL(route.request().url()).searchParams.get('lang') ?? 'de';
    return route.fulfill({
      status: 503,
      contentType: 'text/html; charset=utf-8',
      body: hosted?.busyPage('/', language) ?? '',
    });
  });
}
