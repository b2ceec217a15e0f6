import type { BrowserContext } from '@playwright/test';
import { TSX_HELPER } from '../support/launch-chromium.ts';
import type { Answer } from './ledger.ts';

/** What a rider sees, reported by the page itself: Playwright can't evaluate while the next page is loading. */
export interface Sign {
  what:
    | 'fresh'
    | 'copy'
    | 'offline page'
    | 'error'
    /** The network is slow, or a photo is on its way. */
    | 'words'
    /** What came of a form. */
    | 'outcome'
    | 'refused'
    | 'unsent'
    /** Notes on a form from the outbox. */
    | 'waits'
    | 'taken'
    | 'turned down'
    /** The newer version of a copy. */
    | 'offered';
  text: string;
  at: number;
  /** Each document has a number of its own. */
  document: number;
}

declare global {
  interface Window {
    rideSign?: (sign: Sign) => void;
  }
}

/** Runs in each page before its own scripts. */
function watch(): void {
  const own = Math.random();
  const sent = new Set<string>();
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  const send = (what: Sign['what'], text = '') => {
    if (sent.has(what + text)) return;
    sent.add(what + text);
    window.rideSign?.({ what, text, at: Date.now(), document: own });
  };
  const look = () => {
    const copy = find('[data-kept-note]');
    if (find('main h1') && (find('main')?.offsetHeight ?? 0) > 100 && !sent.has('page')) {
      sent.add('page');
      send(copy?.querySelector('p') ? 'copy' : find('[data-unsent-note]') ? 'offline page' : 'fresh');
    }
    if (copy?.dataset.come && copy.textContent?.includes(copy.dataset.come)) send('offered');
    const loading = find('[data-loading]');
    const { slow = '' } = JSON.parse(loading?.dataset.loading || '{}') as { slow?: string };
    if (slow && loading?.textContent?.includes(slow)) send('words');
    if (find('[data-island=upload-field] :is(progress, li)')) send('words');
    for (const { textContent, dataset } of document.querySelectorAll<HTMLElement>('[data-send-note]')) {
      if (textContent) send(textContent === dataset.slow ? 'words' : 'unsent');
    }
    if (find('[data-unsent-note] p')) send('unsent');
    const outcome = find('main [id$="-outcome"]');
    if (outcome) send('outcome', `${location.pathname} ${outcome.id.replace('-outcome', '')}`);
    if (find('#error-summary')) send('refused');
    for (const note of document.querySelectorAll<HTMLElement>('[data-outbox]:not([role])')) {
      const isWaiting = note.querySelectorAll('button').length === 1;
      send(note.querySelector('a') ? 'taken' : isWaiting ? 'waits' : 'turned down', note.dataset.outbox);
    }
  };
  // A status text that is still shown counts as an answer to the next tap, too.
  const lookAgain = () => {
    sent.delete('words');
    setTimeout(look);
  };
  for (const type of ['click', 'change']) addEventListener(type, lookAgain, true);
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
}

export async function signsOf(context: BrowserContext, take: (sign: Sign) => void): Promise<void> {
  await context.exposeFunction('rideSign', take);
  await context.addInitScript(TSX_HELPER);
  await context.addInitScript(watch);
}

export const PAGES: Partial<Record<Sign['what'], Answer>> = {
  fresh: 'fresh',
  copy: 'copy',
  'offline page': 'offline page',
  error: 'error',
};
/** Answers that the current page gives without a navigation. */
const ON_PAGE: Partial<Record<Sign['what'], Answer>> = {
  waits: 'queued',
  unsent: 'unsent',
  refused: 'fresh',
};

export function answerOf({ what, document }: Sign, before: number | undefined): Answer | undefined {
  if (what === 'words') return what;
  return document === before ? ON_PAGE[what] : PAGES[what];
}
