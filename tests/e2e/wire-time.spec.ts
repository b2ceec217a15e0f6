import { expect, test } from '../support/test.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

// Nothing counts on without a script.

for (const [device, ahead, stays] of [
  ['bears out what the server says', 59 * MINUTE, 0],
  ['is a year ahead', 365 * 24 * HOUR, 58 * MINUTE],
  ['is a day behind', -24 * HOUR, 58 * MINUTE],
] as const) {
  test(`a wire headline’s hours count on where the device’s clock ${device}`, async ({ page, request }) => {
    const html = await (await request.get('/')).text();
    await page.route('/', (route) => route.fulfill({ body: html, contentType: 'text/html' }));
    const props = [...html.matchAll(/data-island="relative-time"[^>]* data-props="([^"]+)"/g)]
      .map(([, given = '']) => JSON.parse(given.replaceAll('&quot;', '"')))
      .find(({ leastMs }) => leastMs >= HOUR);
    const hours = props.leastMs / HOUR;
    const opened = Date.parse(props.iso) + props.leastMs + ahead;
    await page.clock.install({ time: opened });
    await page.goto('/');
    const time = page.locator(`[data-island="relative-time"]:has(time[datetime="${props.iso}"])`);
    await time.scrollIntoViewIfNeeded();
    await expect(time).toHaveAttribute('data-alive', '');
    await page.clock.pauseAt(opened + MINUTE / 2);
    await page.clock.runFor(stays);
    await expect(time).toHaveText(`vor ${hours} Std.`);
    await page.clock.runFor(2 * MINUTE);
    await expect(time).toHaveText(`vor ${hours + 1} Std.`);
    await page.clock.fastForward(24 * HOUR);
    await page.clock.runFor(MINUTE);
    await expect(time).toHaveText(`vor ${hours + 1} Std.`);
  });
}
