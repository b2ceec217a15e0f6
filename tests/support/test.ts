import { test as base, expect } from '@playwright/test';
import { missingRules } from './missing-rules.ts';

/** Playwright's console message when it blocks the service worker (playwright.config.ts). */
const BLOCKED_WORKER = 'Service Worker registration blocked by Playwright';

/** Playwright's test, which also fails on unexpected console messages and on styles that the last page lacks. */
export const test = base.extend<{
  expectedConsole: RegExp[];
  checked: undefined;
}>({
  /** Console messages that a test provokes on purpose. */
  expectedConsole: [[], { option: true }],
  checked: [
    async ({ page, expectedConsole }, use) => {
      const said: string[] = [];
      page.on('console', (message) => {
        if (message.text() === BLOCKED_WORKER) return;
        if (message.type() === 'error' || message.type() === 'warning') said.push(message.text());
      });
      page.on('pageerror', (error) => said.push(String(error)));
      await use(undefined);
      expect(said.filter((line) => !expectedConsole.some((pattern) => pattern.test(line)))).toEqual([]);
      expect(await missingRules(page)).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
