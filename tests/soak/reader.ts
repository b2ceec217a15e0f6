import { setTimeout as pause } from 'node:timers/promises';
import type { Dice } from '../support/dice.ts';
import { PlainBrowser } from '../support/plain-browser.ts';
import type { Journal } from './journal.ts';

const ADDRESSES = [
  '/',
  '/linie',
  '/vorschau',
  '/aktion',
  '/deal',
  '/heute/sport',
  '/beitrag/101',
  '/beitrag/161',
  '/beitrag/410',
  '/ueber-uns',
  '/dpa-news',
  '/impressum',
  '/einstellungen',
] as const;
const VARIANTS = ['', '?lang=en', '?text=on', '?lang=en&text=on'] as const;

/** Cached pages, which must always be available. */
export const CACHED_PAGES = ADDRESSES.flatMap((address) => VARIANTS.map((variant) => `${address}${variant}`));

/** Pages that aren't cached; while the content server is down they may be error pages. */
const UNCACHED_PAGES = [
  '/archiv',
  '/archive?lang=en',
  '/archivsuche?q=Br%C3%BCcke',
  '/archivsuche?q=konzert+park',
  '/archivesearch?q=strasenbahn&lang=en',
  '/archivsuche?q=Fahrplan&text=on',
] as const;

/** Reads pages and checks their status. */
export class Reader {
  constructor(
    private readonly ride: { origin: string; journal: Journal; dice: Dice; isContentHealthy: () => boolean },
  ) {}

  async readUntil(over: () => boolean): Promise<void> {
    const { origin, dice } = this.ride;
    while (!over()) {
      const browser = new PlainBrowser(origin);
      for (let pages = dice.between(1, 6); pages > 0; pages -= 1) {
        if (dice.next() < 0.15) await this.read(browser, dice.of(UNCACHED_PAGES), false);
        else await this.read(browser, dice.shuffled(CACHED_PAGES)[0] ?? '/', true);
        await pause(dice.between(5, 60));
      }
    }
  }

  private async read(browser: PlainBrowser, address: string, isCached: boolean): Promise<void> {
    const { journal, isContentHealthy } = this.ride;
    const wasHealthy = isContentHealthy();
    const began = performance.now();
    const status = await browser.open(address).then(
      (seen) => seen.status,
      () => null,
    );
    journal.readMs.push(performance.now() - began);
    if (status === 200) return;
    if (status === null && !(wasHealthy && isContentHealthy())) journal.brokenOff += 1;
    else if (status === 503 && !isCached && !(wasHealthy && isContentHealthy())) journal.notCached += 1;
    else journal.fault(`${address}: ${status ?? 'no answer'}`);
  }
}
