import {
  ANSWERED_WITH_ERROR,
  expectErrorPage,
  fillIn,
  formAlive,
  freshEmail,
  LANGUAGES,
  outcomeOn,
} from '../support/forms.ts';
import { expect, test } from '../support/test.ts';

test.use({ expectedConsole: [ANSWERED_WITH_ERROR] });

for (const [language, texts] of LANGUAGES) {
  test(`all that is missing is told at once in ${language}, and the summary leads to it`, async ({
    page,
    javaScriptEnabled,
  }) => {
    await page.goto(`/beitrag/120?lang=${language}`);
    const posts: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
    if (javaScriptEnabled) await formAlive(page);
    await page.getByRole('button', { name: texts.actionSend }).click();
    if (javaScriptEnabled) await expect(page.locator('#error-summary')).toBeFocused();
    else await expectErrorPage(page, texts);
    await expect(page).toHaveTitle(new RegExp(`^${texts.formErrorPrefix}`));
    expect(posts).toHaveLength(javaScriptEnabled ? 0 : 1);

    const lines = page.locator('#error-summary li');
    const told = await lines.allTextContents();
    expect(told).toContain(`${texts.streetnr}: ${texts.streetnrRequired}`);
    expect(told.length).toBeGreaterThan(12);
    expect(new Set(told).size).toBe(told.length);
    const height = (await page.locator('#error-summary').boundingBox())?.height;
    expect(height).toBeLessThanOrEqual(667 - 56 - 57);

    for (const link of await lines.getByRole('link').all()) {
      await link.click();
      const id = new URL(page.url()).hash.slice(1);
      await expect(page.locator(`[id="${id}"]`)).toBeFocused();
      await expect(page.locator(`label[for="${id}"]`)).toBeInViewport({ ratio: 0.9 });
    }
  });
}

for (const [width, height, bars] of [
  [320, 568, 0],
  [640, 600, 57],
] as const) {
  test(`a summary that is taller than a window of ${width} × ${height} begins at its top`, async ({
    page,
    javaScriptEnabled,
  }) => {
    const [, texts] = LANGUAGES[0];
    await page.setViewportSize({ width, height });
    await page.goto('/beitrag/120');
    if (javaScriptEnabled) await formAlive(page);
    await page.getByRole('button', { name: texts.actionSend }).click();
    await expect(page.locator('#error-summary')).toBeFocused();
    const { y = 0 } = (await page.locator('#error-summary').boundingBox()) ?? {};
    expect(y).toBeGreaterThanOrEqual(bars);
    expect(y).toBeLessThanOrEqual(bars + 100);
    await expect(page.locator('#error-summary h2')).toBeInViewport({ ratio: 1 });
  });
}

// Without a script there is no hydration.
test('nothing below a file field moves as it comes alive: a tap meets what it was meant for', {
  tag: '@js',
}, async ({ page }) => {
  const [, texts] = LANGUAGES[0];
  const top = () =>
    page
      .getByRole('button', { name: texts.actionSend })
      .evaluate((button) => button.getBoundingClientRect().top + scrollY);
  for (const id of ['120', '124']) {
    await page.goto(`/beitrag/${id}`);
    const before = await top();
    await page.locator('input[type=file]').scrollIntoViewIfNeeded();
    await expect(page.locator('[data-island=upload-field][data-alive]')).toBeAttached();
    expect(await top(), id).toBe(before);
  }
});

// Without a script only the server validates, when the form is sent.
test(
  'after the first try a message comes and goes with what is typed',
  { tag: '@js' },
  async ({ page }, info) => {
    const [, texts] = LANGUAGES[0];
    await page.goto('/beitrag/110');
    await formAlive(page);
    const email = page.getByLabel(texts.email);
    await email.fill('ada@');
    await email.blur();
    await expect(page.getByText(texts.emailInvalid)).toHaveCount(0);
    await page.getByRole('button', { name: 'Jetzt mitmachen' }).click();
    await expect(page.locator('#error-summary')).toContainText(texts.emailInvalid);
    await expect(email).toHaveAccessibleDescription(texts.emailInvalid);
    await email.fill('ada@example.org');
    await expect(page.getByText(texts.emailInvalid).filter({ visible: true })).toHaveCount(0);
    await expect(email).toHaveAttribute('aria-invalid', 'false');
    await email.fill('');
    await email.blur();
    await expect(email).toHaveAccessibleDescription(texts.emailRequired);
    const line = page.locator('#error-summary li').filter({ hasText: /mail/i });
    await expect(line).toBeVisible();
    await expect(line).toHaveText(texts.emailRequired);
    await email.fill('ada@');
    await email.blur();
    await expect(line).toHaveText(texts.emailInvalid);
    await fillIn(page, texts, freshEmail(info));
    await expect(page.locator('#error-summary')).toHaveCount(0);
    await page.getByRole('button', { name: 'Jetzt mitmachen' }).click();
    await expect(outcomeOn(page)).toContainText(texts.competitionSuccessTitle);
  },
);

// Without a script the browser shows its own offline page.
test('offline a form waits, says so and keeps what was typed', { tag: '@js' }, async ({ page }, info) => {
  const [, texts] = LANGUAGES[0];
  await page.goto('/beitrag/110');
  await formAlive(page);
  await fillIn(page, texts, freshEmail(info));
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Jetzt mitmachen' }).click();
  await expect(page.getByText(/wird von selbst gesendet, sobald es geht/)).toBeVisible();
  await expect(page.getByLabel(texts.firstname)).toHaveValue('Ada');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Jetzt mitmachen' }).click();
  await expect(outcomeOn(page)).toContainText(texts.competitionSuccessTitle);
});

test('after an error page, a link and Back bring it back with all that was typed, and nobody is asked', async ({
  page,
}) => {
  const [, texts] = LANGUAGES[0];
  await page.goto('/beitrag/110');
  await page.getByLabel(texts.firstname).fill('Ada');
  await page.locator('main form[id]').evaluate((form: HTMLFormElement) => form.submit());
  await expectErrorPage(page, texts);
  await page.getByLabel(texts.lastname).fill('Lovelace');
  await page.goto('/impressum');
  await page.goBack();
  await expect(page.locator('#error-summary')).toBeVisible();
  await expect(page.getByLabel(texts.firstname)).toHaveValue('Ada');
});

for (const [id, kind] of [
  ['120', 'with all its fields'],
  ['123', 'of scores'],
]) {
  test(`Back to a form ${kind} that was left finds all that was typed`, async ({ page }) => {
    await page.goto(`/beitrag/${id}`);
    const fields = page.locator(
      'main form[id] :is(input:not([type]), [type=text], [type=email], [type=tel], [type=number], textarea)',
    );
    const typed = (await fields.all()).map((_, index) => String(index + 1));
    expect(typed.length).toBeGreaterThan(2);
    for (const [index, value] of typed.entries()) await fields.nth(index).fill(value);
    await page.goto('/impressum');
    await page.goBack();
    await expect
      .poll(() => fields.evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value)))
      .toEqual(typed);
  });
}
