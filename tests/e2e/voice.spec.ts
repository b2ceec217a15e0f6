import type { Locator, Page } from '@playwright/test';
import { endpoints } from '#app/route-table.ts';
import { fillIn, freshEmail, holdUploads, LANGUAGES, outcomeOn } from '../support/forms.ts';
import { expect, test } from '../support/test.ts';

// Recording needs a script; without one a file is chosen.

/** The recorder comes alive when its field is seen. */
async function openRecorder(page: Page, language: string): Promise<Locator> {
  await page.goto(`/beitrag/125?lang=${language}`);
  await page.locator('input[type=file]').scrollIntoViewIfNeeded();
  return page.getByRole('button', { name: 'Aufnahme starten' });
}

for (const [language, texts] of LANGUAGES) {
  test(`a voice message in ${language}: tap, speak, tap, listen, send`, async ({ page, context }, info) => {
    await context.grantPermissions(['microphone']);
    const start = await openRecorder(page, language);
    await fillIn(page, texts, freshEmail(info));
    await start.click();
    await expect(page.getByText('Wir hören zu')).toBeVisible();
    await expect(page.getByRole('button', { name: texts.recordStop })).toContainText('1');
    await page.getByRole('button', { name: texts.recordStop }).click();
    await expect(page.getByText('Klingt gut!')).toBeVisible();
    await expect(page.getByLabel(texts.recordListen)).toBeVisible();
    await expect(page.getByRole('list', { name: texts.uploadKept }).getByRole('listitem')).toHaveCount(1);
    await page.getByRole('button', { name: texts.actionSend }).click();
    await expect(outcomeOn(page)).toContainText(texts.actionSuccessTitle);
  });

  test(`a voice message in ${language} that is still being recorded when the form is sent is uploaded`, async ({
    page,
    context,
  }, info) => {
    await context.grantPermissions(['microphone']);
    const start = await openRecorder(page, language);
    await fillIn(page, texts, freshEmail(info));
    const received = page.waitForResponse(
      (response) => new URL(response.url()).pathname === endpoints.upload.path,
    );
    await start.click();
    await expect(page.getByRole('button', { name: texts.recordStop })).toContainText('1');
    await page.getByRole('button', { name: texts.actionSend }).click();
    expect((await received).status()).toBe(200);
    await expect(outcomeOn(page)).toContainText(texts.actionSuccessTitle);
  });

  test(`a voice message in ${language} is one recording, however fast it is tapped`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['microphone']);
    await page.addInitScript(() => {
      const tracks: MediaStreamTrack[] = [];
      const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
      const allowed = new Promise<void>((resolve) => Object.assign(window, { allow: resolve }));
      navigator.mediaDevices.getUserMedia = async (wanted) => {
        await allowed;
        const stream = await open(wanted);
        tracks.push(...stream.getTracks());
        return stream;
      };
      Object.assign(window, { live: () => tracks.filter(({ readyState }) => readyState === 'live').length });
    });
    const start = await openRecorder(page, language);
    await start.dblclick();
    await page.evaluate(() => (window as unknown as { allow: () => void }).allow());
    const stop = page.getByRole('button', { name: texts.recordStop });
    // An empty recording would be refused.
    await expect(stop).toContainText('1');
    await stop.click();
    await expect(page.getByLabel(texts.recordListen)).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { live: () => number }).live())).toBe(0);
  });

  test(`a voice message in ${language} can be discarded`, async ({ page, context }) => {
    await context.grantPermissions(['microphone']);
    const start = await openRecorder(page, language);
    await start.click();
    const stop = page.getByRole('button', { name: texts.recordStop });
    await expect(stop).toContainText('1');
    await stop.click();
    const again = page.getByRole('button', { name: texts.recordAgain });
    await expect(again).toBeFocused();
    await again.click();
    await expect(page.getByText(texts.recordQuestion)).toBeVisible();
    await page.getByRole('button', { name: texts.recordKeep }).click();
    await expect(page.getByLabel(texts.recordListen)).toBeVisible();
    await page.getByRole('button', { name: texts.recordDiscard }).click();
    await expect(start).toBeFocused();
    await expect(page.getByRole('list', { name: texts.uploadKept })).toHaveCount(0);
  });

  test(`a voice message in ${language} can be discarded while it is uploaded, and another one recorded`, async ({
    page,
    context,
  }, info) => {
    await context.grantPermissions(['microphone']);
    const start = await openRecorder(page, language);
    await fillIn(page, texts, freshEmail(info));
    const release = await holdUploads(page);
    await start.click();
    // An empty recording would be refused.
    await expect(page.getByRole('button', { name: texts.recordStop })).toContainText('1');
    await page.getByRole('button', { name: texts.recordStop }).click();
    await expect(page.getByRole('progressbar')).toBeVisible();
    await page.getByRole('button', { name: texts.recordDiscard }).click();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    release();
    await start.click();
    await expect(page.getByRole('button', { name: texts.recordStop })).toContainText('1');
    await page.getByRole('button', { name: texts.recordStop }).click();
    await expect(page.getByRole('list', { name: texts.uploadKept }).getByRole('listitem')).toHaveCount(1);
    await page.getByRole('button', { name: texts.actionSend }).click();
    await expect(outcomeOn(page)).toContainText(texts.actionSuccessTitle);
  });

  test(`a refused microphone is explained in ${language}`, async ({ page }) => {
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    });
    const start = await openRecorder(page, language);
    await start.click();
    await expect(page.getByText(texts.recordRefused)).toBeVisible();
    await expect(page.locator('input[type=file]')).toBeVisible();
  });
}
