import { expect, type Locator, type Page, type TestInfo } from '@playwright/test';
import { de } from '#app/i18n/de.ts';
import { en } from '#app/i18n/en.ts';
import type { WaitingForm } from '#app/outbox/waiting-form.ts';
import { endpoints } from '#app/route-table.ts';

/** Helpers for end-to-end tests of forms; each runs in both languages. */
export const LANGUAGES = [
  ['de', de],
  ['en', en],
] as const;

export type Texts = (typeof LANGUAGES)[number][1];

/** The browser's console message for a page with status 413, 422 or 503. */
export const ANSWERED_WITH_ERROR =
  /Failed to load resource: the server responded with a status of (422|413|503)/;

let counter = 0;

/** An e-mail address that is unique in this run. */
export function freshEmail(info: TestInfo): string {
  counter += 1;
  return `fahrgast.${info.project.name}.${info.workerIndex}.${Date.now()}.${counter}@example.org`;
}

/** Fills in those of the usual fields that the form has. */
export async function fillIn(page: Page, texts: Texts, email: string): Promise<void> {
  const values: ReadonlyArray<readonly [string, string]> = [
    [texts.firstname, 'Ada'],
    [texts.lastname, 'Lovelace'],
    [texts.street, 'Am Anger'],
    [texts.streetnr, '12a'],
    [texts.zip, '12345'],
    [texts.city, 'Aldenbrück'],
    [texts.email, email],
    [texts.phone, '+49 (0)211 123-45'],
  ];
  for (const [label, value] of values) {
    const field = page.getByRole('textbox', { name: label, exact: true });
    if (await field.count()) await field.fill(value);
  }
  for (const area of await page.locator('main textarea').all()) await area.fill('Eine Zeile\nund noch eine');
  for (const box of await page.locator('main input[type=checkbox]').all()) await box.check();
}

/**
 * Lets the claim of a page that has started to send a form expire, which takes a minute. Leaves the page first, so
 * that the clock's jump ends no other timeout, such as those on storage. Needs `page.clock.install()`.
 */
export async function expireClaim(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.clock.fastForward(75_000);
}

/** The forms in the outbox (IndexedDB). */
export function queuedForms(page: Page): Promise<WaitingForm[]> {
  return page.evaluate(
    () =>
      new Promise<WaitingForm[]>((resolve) => {
        const opening = indexedDB.open('kachel-outbox');
        opening.onsuccess = () => {
          const reading = opening.result.transaction('forms').objectStore('forms').getAll();
          reading.onsuccess = () => resolve(reading.result);
        };
      }),
  );
}

/** Holds back uploads that are sent before their form until the returned function is called. */
export async function holdUploads(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const isUpload = ({ pathname }: URL) => pathname === endpoints.upload.path;
  await page.route(isUpload, async (route) => {
    await released;
    // Ignore requests that the client has aborted.
    await route.continue().catch(() => undefined);
  });
  return release;
}

/** Waits until the form's script is active; a form sent before that is handled by the server. */
export async function formAlive(page: Page): Promise<void> {
  await expect(page.locator('main form[data-live][data-alive]').first()).toBeAttached();
}

/** Opens the raffle's entry and fills in its form. */
export async function openRaffle(
  page: Page,
  { origin }: { origin: string },
  info: TestInfo,
  email = freshEmail(info),
): Promise<void> {
  await page.goto(`${origin}/beitrag/110`);
  await formAlive(page);
  await fillIn(page, de, email);
}

/** Expects a refused form: title prefix, error summary first and focused, values still filled in. */
export async function expectErrorPage(page: Page, texts: Texts): Promise<void> {
  await expect(page).toHaveTitle(new RegExp(`^${texts.formErrorPrefix}`));
  const summary = page.locator('#error-summary');
  await expect(summary).toBeVisible();
  await expect(summary).toBeFocused();
  const isFirst = await summary.evaluate((element) => {
    const main = element.closest('main');
    const walker = document.createTreeWalker(main ?? element, NodeFilter.SHOW_TEXT);
    let text = walker.nextNode();
    while (text && text.textContent?.trim() === '') text = walker.nextNode();
    return element.contains(text);
  });
  // The server's summary is first on the page; one that the script shows before sending is at the form.
  expect(isFirst).toBe(new URL(page.url()).searchParams.has('sent'));
}

/** The element with a form's result. */
export function outcomeOn(page: Page): Locator {
  return page.locator('[role=status][id$=-outcome]');
}
