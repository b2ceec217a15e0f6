import { readFileSync, writeFileSync } from 'node:fs';
import type { Locator, Page, TestInfo } from '@playwright/test';
import sharp from 'sharp';
import {
  ANSWERED_WITH_ERROR,
  expectErrorPage,
  fillIn,
  freshEmail,
  holdUploads,
  LANGUAGES,
  outcomeOn,
} from '../support/forms.ts';
import { overflowingText } from '../support/overflowing-text.ts';
import { expect, test } from '../support/test.ts';

test.use({ expectedConsole: [ANSWERED_WITH_ERROR] });

const FIXTURES = 'server/uploads/fixtures';
const fixture = (name: string, mimeType: string) => ({
  name,
  mimeType,
  buffer: readFileSync(`${FIXTURES}/${name}`),
});

async function picture(name: string, background: string) {
  const image = sharp({ create: { width: 320, height: 240, channels: 3, background } });
  const buffer = await image
    .jpeg()
    .withExif({ IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** A file with a valid beginning, padded to a size that exceeds the limit. */
function grown(info: TestInfo, name: string, head: Buffer, megabytes: number): string {
  const file = info.outputPath(name);
  writeFileSync(file, Buffer.concat([head, Buffer.alloc(megabytes * 1024 * 1024)]));
  return file;
}

/** Chooses files. With a script they are uploaded at once, so waits until the list shows them as uploaded. */
async function choose(
  page: Page,
  files: Parameters<Locator['setInputFiles']>[0],
  names: string[],
  js: boolean,
) {
  await page.locator('input[type=file]').setInputFiles(files);
  if (js)
    for (const name of names)
      await expect(page.getByRole('listitem').filter({ hasText: name }).first()).toBeVisible();
}

/** Scrolls to the field, because islands are hydrated when visible, and waits for it. */
async function comeAlive(page: Page): Promise<void> {
  await page.locator('input[type=file]').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-island=upload-field][data-alive]')).toBeAttached();
}

/** Disables native validation, so that the server reports errors. */
async function skipNativeChecks(page: Page): Promise<void> {
  await page.locator('form[id^=action]').evaluate((form: HTMLFormElement) => {
    form.noValidate = true;
  });
}

for (const [language, texts] of LANGUAGES) {
  test.describe(`in ${language}`, () => {
    const at = (id: string) => `/beitrag/${id}?lang=${language}`;
    const fileText = (template: string, name: string) => template.replace('{name}', name);

    test('pictures: bad ones are refused by name, good ones and all typed are kept until the form is sent', async ({
      page,
      javaScriptEnabled,
    }, info) => {
      const js = javaScriptEnabled !== false;
      await page.goto(at('120'));
      if (js) await comeAlive(page);
      await page.getByLabel(texts.firstname).fill('Ada');
      const red = await picture('rot.jpg', 'red');
      const files = [
        red,
        { name: 'text.png', mimeType: 'image/png', buffer: Buffer.from('<?php kein bild') },
        { name: 'leer.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) },
        { ...red, name: 'nochmal.jpg' },
        await picture('blau.jpg', 'blue'),
      ];
      await choose(page, files, ['rot.jpg', 'blau.jpg', 'nochmal.jpg'], js);
      await skipNativeChecks(page);
      await page.getByRole('button', { name: texts.actionSend }).click();
      await expectErrorPage(page, texts);
      if (!js) {
        for (const [text, name] of [
          [texts.actionImageWrongType, 'text.png'],
          [texts.actionFileEmpty, 'leer.jpg'],
          [texts.actionImageDuplicate, 'nochmal.jpg'],
        ] as const) {
          await expect(page.getByRole('alert')).toContainText(fileText(text, name));
        }
      }
      await expect(page.getByLabel(texts.firstname)).toHaveValue('Ada');
      await page.getByRole('button', { name: texts.uploadRemove.replace('{name}', 'rot.jpg') }).click();
      await expect(page.getByText(/^rot\.jpg \(/)).toHaveCount(0);
      if (!js) await expect(page).toHaveURL(/#[\w-]+-upload$/);
      await expect(page.locator('input[type=file]')).toBeInViewport();
      await expect(page.getByText(/^blau\.jpg \(/)).toBeVisible();
      await fillIn(page, texts, freshEmail(info));
      await page.getByRole('button', { name: texts.actionSend }).click();
      await expect(outcomeOn(page)).toContainText('Danke für dein Bild!');
    });

    test('a name of 200 letters widens no page of 320 px, neither refused nor arrived', {
      tag: '@no-js',
    }, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 568 });
      await page.goto(at('120'));
      await page
        .locator('input[type=file]')
        .setInputFiles([
          await picture(`${'k'.repeat(200)}.jpg`, 'red'),
          { name: `${'m'.repeat(200)}.png`, mimeType: 'image/png', buffer: Buffer.from('<?php kein bild') },
        ]);
      await page.getByRole('button', { name: texts.actionSend }).click();
      await expect(page.getByRole('alert')).toContainText('m'.repeat(70));
      await expect(page.getByText(/^k{70}…k{25}\.jpg \(/)).toBeVisible();
      expect(await overflowingText(page)).toEqual([]);
    });

    // Without a script files travel with their form.
    test(
      'pictures that are picked while others are on their way arrive too',
      { tag: '@js' },
      async ({ page }, info) => {
        await page.goto(at('120'));
        await comeAlive(page);
        await fillIn(page, texts, freshEmail(info));
        const release = await holdUploads(page);
        const input = page.locator('input[type=file]');
        await input.setInputFiles(await picture('rot.jpg', 'red'));
        await expect(page.getByText(/^rot\.jpg: /)).toBeVisible();
        await input.setInputFiles([await picture('blau.jpg', 'blue'), await picture('gelb.jpg', 'yellow')]);
        release();
        await expect(page.getByRole('list', { name: texts.uploadKept }).getByRole('listitem')).toHaveCount(3);
        await page.getByRole('button', { name: texts.actionSend }).click();
        await expect(outcomeOn(page)).toContainText('Danke für dein Bild!');
      },
    );

    // Without a script no file has arrived before its form.
    test('pictures that have arrived are there after Back', { tag: '@js' }, async ({ page }, info) => {
      const long = 'Screenshot_20261128_190412_Fahrinfo.jpg';
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(at('120'));
      await comeAlive(page);
      await choose(page, [await picture('rot.jpg', 'red'), await picture(long, 'blue')], [long], true);
      const name = page.getByText(`${long} (`).filter({ visible: true }).first();
      expect(await name.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0);
      await page.getByRole('button', { name: texts.uploadRemove.replace('{name}', 'rot.jpg') }).click();
      await page.goto('/impressum');
      await page.goBack();
      await comeAlive(page);
      await expect(page.getByRole('list', { name: texts.uploadKept }).getByRole('listitem')).toHaveText(
        new RegExp(`^${long}`),
      );
      await fillIn(page, texts, freshEmail(info));
      await page.getByRole('button', { name: texts.actionSend }).click();
      await expect(outcomeOn(page)).toContainText('Danke für dein Bild!');
    });

    // Without a script nothing is renewed.
    test(
      'a picture that has arrived is kept while the page is open',
      { tag: '@js' },
      async ({ page }, info) => {
        await page.clock.install();
        await page.goto(at('120'));
        await comeAlive(page);
        await choose(page, await picture('rot.jpg', 'red'), ['rot.jpg'], true);
        await expect(page.getByText(texts.uploadKeptWhileOpen)).toBeVisible();
        const receipt = page.locator('input[name=kept]');
        const first = await receipt.inputValue();
        await page.clock.fastForward('11:00');
        await expect(receipt).not.toHaveValue(first);
        await fillIn(page, texts, freshEmail(info));
        await page.getByRole('button', { name: texts.actionSend }).click();
        await expect(outcomeOn(page)).toContainText('Danke für dein Bild!');
      },
    );

    // Without a script files travel with their form.
    test(
      'a form that is sent while its picture is on its way waits for it',
      { tag: '@js' },
      async ({ page }, info) => {
        await page.goto(at('120'));
        await comeAlive(page);
        await fillIn(page, texts, freshEmail(info));
        const release = await holdUploads(page);
        await page.locator('input[type=file]').setInputFiles(await picture('rot.jpg', 'red'));
        await expect(page.getByText(/^rot\.jpg: /)).toBeVisible();
        const send = page.getByRole('button', { name: texts.actionSend });
        await send.click();
        await expect(send).toHaveAttribute('aria-busy', 'true');
        await expect(page.getByRole('status').filter({ hasText: texts.sendSlow })).toBeVisible();
        release();
        await expect(outcomeOn(page)).toContainText('Danke für dein Bild!');
      },
    );

    // A script refuses them before they are sent.
    test(
      'files that are rejected during upload are named, all others and all values are kept',
      { tag: '@no-js' },
      async ({ page }, info) => {
        const put = async (picture: { name: string; buffer: Buffer }) => {
          const file = info.outputPath(picture.name);
          writeFileSync(file, picture.buffer);
          return file;
        };
        const sendAll = async (id: string, files: string[], refused: [string, string][]) => {
          await page.goto(at(id));
          await page.getByLabel(texts.firstname).fill('Ada');
          await page.locator('input[type=file]').setInputFiles(files);
          await skipNativeChecks(page);
          await page.getByRole('button', { name: texts.actionSend }).click();
          await expectErrorPage(page, texts);
          for (const [text, name] of refused)
            await expect(page.getByRole('alert')).toContainText(fileText(text, name));
          await expect(page.getByLabel(texts.firstname)).toHaveValue('Ada');
        };
        const red = await picture('rot.jpg', 'red');
        const files = [
          await put(red),
          grown(info, 'gross.jpg', red.buffer, 11),
          grown(info, 'bild.gif', Buffer.from('GIF89a'), 6),
          grown(info, 'web.jpg', Buffer.from('RIFF0000WEBPVP8 '), 1),
          await put(await picture('blau.jpg', 'blue')),
        ];
        await sendAll('120', files, [
          [texts.actionImageTooLarge, 'gross.jpg'],
          [texts.actionImageWrongType, 'bild.gif'],
          [texts.actionImageWrongType, 'web.jpg'],
        ]);
        await expect(page.getByText(/^(rot|blau)\.jpg \(/)).toHaveCount(2);
        const { buffer } = fixture('2-seconds.mp4', 'video/mp4');
        const film = grown(info, 'film.mp4', buffer, 60);
        await sendAll('124', [film], [[texts.actionVideoTooLarge, 'film.mp4']]);
      },
    );

    test('a missing mandatory picture is an error', async ({ page }, info) => {
      await page.goto(at('120'));
      await fillIn(page, texts, freshEmail(info));
      await skipNativeChecks(page);
      await page.getByRole('button', { name: texts.actionSend }).click();
      await expectErrorPage(page, texts);
      await page.getByRole('link', { name: texts.actionImageEmpty }).click();
      await expect(page.locator('input[type=file]')).toBeFocused();
    });

    test('film: one that is too long is refused, a short one is sent', async ({
      page,
      javaScriptEnabled,
    }, info) => {
      const js = javaScriptEnabled !== false;
      await page.goto(at('124'));
      await fillIn(page, texts, freshEmail(info));
      await skipNativeChecks(page);
      await choose(page, fixture('61-seconds.mov', 'video/quicktime'), ['61-seconds.mov'], js);
      if (!js) await page.getByRole('button', { name: texts.actionSend }).click();
      await expect(
        page.getByText(fileText(texts.actionVideoTooLong, '61-seconds.mov')).first(),
      ).toBeVisible();
      await choose(page, fixture('2-seconds.mkv', ''), ['2-seconds.mkv'], js);
      await page.getByRole('button', { name: texts.actionSend }).click();
      await expect(outcomeOn(page)).toContainText(texts.actionSuccessTitle);
    });

    test('a voice message can be chosen as a file', async ({ page, javaScriptEnabled }, info) => {
      await page.goto(at('125'));
      await fillIn(page, texts, freshEmail(info));
      await choose(page, fixture('voice.m4a', 'audio/mp4'), ['voice.m4a'], javaScriptEnabled !== false);
      await page.getByRole('button', { name: texts.actionSend }).click();
      await expect(outcomeOn(page)).toContainText(texts.actionSuccessTitle);
    });

    test('an action whose places are used up says so, without a form', async ({ page }, info) => {
      for (let round = 0; round < 5; round += 1) {
        await page.goto(at('121'));
        if (await page.getByText(texts.actionMaxCallsEnded).count()) break;
        await fillIn(page, texts, freshEmail(info));
        await page.getByRole('button', { name: texts.actionSend }).click();
        await expect(outcomeOn(page)).toBeVisible();
      }
      await page.goto(at('121'));
      await expect(page.getByText(texts.actionMaxCallsEnded)).toBeVisible();
      await expect(page.locator('form[id^=action]')).toHaveCount(0);
    });

    test('a deal that is used up says so', async ({ page }) => {
      for (let round = 0; round < 4; round += 1) {
        await page.goto(at('131'));
        if (await page.getByText(texts.dealMaxCallsEnded).count()) break;
        await page.locator('form[id^=deal] button').click();
        await expect(outcomeOn(page)).toBeVisible();
      }
      await page.goto(at('131'));
      await expect(page.getByText(texts.dealMaxCallsEnded)).toBeVisible();
    });
  });
}
