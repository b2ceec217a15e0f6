import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import type { HostedApp, RawRequest } from '#app/config/hosted-app.ts';

let hosted: Pick<HostedApp, 'busyPage' | 'visitOf'> | null = null;

const ASKED: Omit<RawRequest, 'acceptLanguage'> = {
  target: '/',
  origin: 'http://kachel.test',
  cookie: undefined,
  saveData: undefined,
  userAgent: undefined,
  referrer: undefined,
};

/** Serves the overload page at /busy; a server sends it only under load. */
export async function busyPages(page: Page): Promise<void> {
  hosted ??= ((await import(pathToFileURL('build/server/index.js').href)) as { entry: { module: HostedApp } })
    .entry.module;
  await page.route('**/busy?*', (route) => {
    const language = new URL(route.request().url()).searchParams.get('lang') ?? 'de';
    return route.fulfill({
      status: 503,
      contentType: 'text/html; charset=utf-8',
      body: hosted?.busyPage(hosted.visitOf({ ...ASKED, acceptLanguage: language })) ?? '',
    });
  });
}
