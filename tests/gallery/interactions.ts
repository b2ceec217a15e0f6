import sharp from 'sharp';
import { fillIn } from '../support/forms.ts';
import type { Reader } from './shots.ts';

/** Interactions of riders and staff before a screenshot is taken. Each waits for its result. */

const PASSWORD = 'kachel-demo';
const OUTCOME = 'main [role=status][id$=-outcome]';
/** Submit buttons, except those that show the form in another language or view. */
const SEND = 'button:is([type=submit], :not([type])):not([formaction])';
const REFUSED = '#error-summary, main [role=alert]:not(:empty)';

export async function openMenu({ page }: Reader): Promise<void> {
  await page.locator('.drawer summary').click();
  await page.locator('.drawer-panel').waitFor();
}

/** Loads the first video or recording of a text-only page. */
export async function play({ page }: Reader): Promise<void> {
  await page.locator('a[href*="play="]').first().click();
  await page.locator('video, audio').waitFor();
}

/** Sends the empty form without native validation. */
export async function sendEmpty({ page }: Reader): Promise<void> {
  await page.locator('main form[id]').evaluate((form: HTMLFormElement) => form.submit());
  await page.locator(REFUSED).first().waitFor();
}

/** Fills in the form as one rider per variant, the same in every run. */
async function fillForm({ page, texts, number }: Reader): Promise<void> {
  await fillIn(page, texts, `rider.${number}@example.org`);
  for (const field of await page.locator('main input[type=number]').all()) await field.fill('2');
}

export async function send(reader: Reader): Promise<void> {
  await fillForm(reader);
  await reader.page.locator(`main form[id] ${SEND}`).last().click();
  await reader.page.locator(OUTCOME).waitFor();
}

/** Sends a form that the content server refuses with 429. */
export async function sendInVain(reader: Reader): Promise<void> {
  await fillForm(reader);
  await reader.page.locator(`main form[id] ${SEND}`).last().click();
  await reader.page.locator(REFUSED).first().waitFor();
}

async function chooseFile({ page }: Reader, name: string, buffer: Buffer): Promise<void> {
  const field = page.locator('main input[type=file]');
  // The field is hydrated when visible.
  await field.scrollIntoViewIfNeeded();
  await field.setInputFiles({ name, mimeType: 'image/jpeg', buffer });
}

export async function choosePhoto(reader: Reader): Promise<void> {
  const photo = await sharp('server/content-service/demo/media/tram-neu.jpg').resize(640).jpeg().toBuffer();
  await chooseFile(
    reader,
    'Mein Platz in der Bahn am frühen Morgen zwischen Nordhang und Hafenkante.jpg',
    photo,
  );
  await reader.page.getByRole('listitem').filter({ hasText: 'Mein Platz' }).first().waitFor();
}

export async function chooseNoPhoto(reader: Reader): Promise<void> {
  await chooseFile(reader, 'kein-bild.jpg', Buffer.from('no picture'));
  await reader.page.locator('main [id$=-error]:visible').first().waitFor();
}

export async function vote({ page }: Reader): Promise<void> {
  await page.locator('main form[id^=survey] input[type=radio]').first().check();
  await page.locator(`main form[id^=survey] ${SEND}`).last().click();
  await page.locator(OUTCOME).waitFor();
}

export async function openPasswordDialog({ page, variant }: Reader): Promise<void> {
  await page.locator('main form button').last().click();
  // A script makes the dialog modal.
  await page.locator(variant === 'no-js' || variant === 'text' ? 'dialog[open]' : 'dialog:modal').waitFor();
}

async function givePassword(reader: Reader, password: string): Promise<void> {
  await openPasswordDialog(reader);
  await reader.page.getByLabel(reader.texts.voucherPassword, { exact: true }).fill(password);
  await reader.page.getByRole('dialog').getByRole('button').last().click();
}

export async function giveWrongPassword(reader: Reader): Promise<void> {
  await givePassword(reader, 'wrong');
  await reader.page.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor();
}

export async function seeStatistics(reader: Reader): Promise<void> {
  await givePassword(reader, PASSWORD);
  await reader.page.getByRole('table').first().waitFor();
}

/** Each variant has a voucher of its own. */
export async function redeem(reader: Reader): Promise<void> {
  const { page, number } = reader;
  await page.goto(page.url().replace(/(KACHEL-00\d)0/, `$1${number}`));
  await givePassword(reader, PASSWORD);
  await page.getByRole('status').filter({ hasText: /\S/ }).first().waitFor();
}

export async function redeemAgain(reader: Reader): Promise<void> {
  await redeem(reader);
  await reader.page.context().clearCookies({ name: /^voucher_/ });
  await reader.page.goto(reader.page.url());
  await givePassword(reader, PASSWORD);
  await reader.page.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor();
}
