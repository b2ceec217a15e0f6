import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { faultsInTunnel, faultsOf, faultsOfLostPhoto, READING } from '../engines/journeys.ts';
import { OldPage } from '../engines/old-chromium.ts';

/** What pages are read with at least (decision record 0059); `npm run test:engines` looks at all screens in it. */
const RUNS_HERE = process.platform === 'linux' && process.arch === 'x64';

let page: OldPage;
beforeAll(async () => {
  if (!RUNS_HERE) return;
  page = await OldPage.open();
  await page.resize(375, 667);
});
afterAll(() => page?.close());

it.runIf(RUNS_HERE)(
  'pages are read in Chromium 64, in the rider’s language and as they decided',
  async () => {
    expect(await faultsOf(page, inject('demoOrigin'), READING)).toEqual([]);
  },
);

it.runIf(RUNS_HERE)('a page that was read stands in a tunnel in Chromium 64', async () => {
  expect((await faultsInTunnel(page, inject('demoOrigin'))).join('; ')).toBe('');
});

it.runIf(RUNS_HERE)(
  'a photo that is lost is sent once, and waits with its form, in Chromium 64',
  async () => {
    expect(await faultsOfLostPhoto(page, inject('demoOrigin'))).toEqual([]);
  },
);
