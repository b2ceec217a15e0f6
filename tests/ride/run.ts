import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { ensureBuild } from '../../scripts/build-stamp.mjs';
import { Dice } from '../support/dice.ts';
import { Host, temporaryFolder } from '../support/host.ts';
import { launchChromium } from '../support/launch-chromium.ts';
import { BrowserRider } from './browser-rider.ts';
import { RideLedger } from './ledger.ts';
import { Link } from './network.ts';
import { PlainRider } from './plain-rider.ts';
import { placesAlong, Reception, receivedOn } from './profile.ts';
import type { Ride } from './rider.ts';
import { faultsOf } from './stored.ts';

/**
 * `npm run ride [-- --minutes N --seed N]`: a tram line with two browsers and eighteen riders over plain HTTP, each on
 * a mobile link of its own (docs/performance.md, 'Simulated tram line'). Prints a line for each kind of tap, and all
 * that was not answered in time, lost, doubled or given a wrong result.
 */
const { values } = parseArgs({ options: { minutes: { type: 'string' }, seed: { type: 'string' } } });
const minutes = Number(values.minutes ?? 30);
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const PLAIN_RIDERS = 18;
/** Riders open the first page on the open street. */
const BOARDING_MS = 5000;
/** A megabyte, with grain as in a camera's photo. */
const PHOTO = { width: 2400, height: 1800, channels: 3, background: 'white' } as const;
const GRAIN = { type: 'gaussian', mean: 128, sigma: 30 } as const;

ensureBuild();

const line = placesAlong(minutes, seed);
const ledger = new RideLedger();
const { folder, remove } = temporaryFolder();
const host = await Host.start({ DATA_DIR: folder }, { readyPath: '/readyz' });
const browser = await launchChromium('--no-first-run');
const photo = await sharp({ create: { ...PHOTO, noise: GRAIN } })
  .jpeg({ quality: 60 })
  .toBuffer();
const links: Link[] = [];

async function newRide(name: string, language: 'de' | 'en'): Promise<Ride> {
  const dice = new Dice(seed + 1000 + links.length);
  const link = await Link.to(host.origin, new Reception(receivedOn(line, seed + links.length)));
  links.push(link);
  return { name, language, link, ledger, dice, photo };
}

process.stdout.write(`seed ${seed}, ${minutes} minutes\n`);
try {
  const browsers: BrowserRider[] = [];
  for (const language of ['de', 'en'] as const) {
    browsers.push(await BrowserRider.board(browser, await newRide(`browser ${language}`, language)));
  }
  const riders: (BrowserRider | PlainRider)[] = [...browsers];
  for (let n = 1; n <= PLAIN_RIDERS; n += 1) riders.push(new PlainRider(await newRide(`plain ${n}`, 'de')));
  ledger.began = Date.now() + BOARDING_MS;
  for (const { reception } of links) reception.begin(ledger.began);
  const over = () => Date.now() > ledger.began + minutes * 60_000;
  await Promise.all(riders.map((rider) => rider.rideUntil(over)));
  process.stdout.write('all riders have arrived\n\n');
  await Promise.all(browsers.map((rider) => rider.arrive()));
} finally {
  await browser.close();
  for (const link of links) await link.close();
  await host.stop();
}
const faults = await faultsOf(ledger.forms, folder);
remove();
process.exitCode = ledger.report(faults) ? 0 : 1;
