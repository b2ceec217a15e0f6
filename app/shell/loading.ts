import { askWorker } from './ask-worker.ts';

/**
 * A page that takes its time says so on the page that is still seen: a thin bar and a sentence, and on a slow network the
 * way to the copy that is on the device. Windows of portals and apps have no bar of their own.
 */

const MOMENT_MS = 300;
const SLOW_MS = 2500;
/** The browser has given up by then, or the rider has. */
const LONGEST_MS = 90_000;

export interface LoadingWords {
  story: string;
  page: string;
  slow: string;
  copy: string;
}

const STORY = /^\/(?:beitrag|entry)\//;
/** Some browsers store what they can't show, and stay where they are. */
const FILE = /\.\w+$/;

/** What the browsers that have it tell of a page on its way, Back and forms among them, and of one that never comes. */
interface Navigation extends EventTarget {
  addEventListener(type: 'navigate', listener: (event: NavigateEvent) => void): void;
  addEventListener(type: 'navigateerror', listener: () => void): void;
}
interface NavigateEvent {
  destination: { url: string; sameDocument: boolean };
  downloadRequest: string | null;
}

export function startLoading(): void {
  const place = document.querySelector<HTMLElement>('[data-loading]');
  if (place) tellLoading(place);
}

function tellLoading(place: HTMLElement): void {
  const words = JSON.parse(place.dataset.loading ?? '') as LoadingWords;
  let timers: Array<ReturnType<typeof setTimeout>> = [];
  const end = () => {
    timers.forEach(clearTimeout);
    timers = [];
    place.replaceChildren();
  };
  const begin = (address: URL, isTaken = () => false) => {
    if (address.origin !== location.origin || FILE.test(address.pathname)) return;
    end();
    timers = [
      setTimeout(() => {
        if (isTaken()) return;
        const text = document.createElement('p');
        text.textContent = STORY.test(address.pathname) ? words.story : words.page;
        place.append(text);
      }, MOMENT_MS),
      setTimeout(() => void tellSlow(place, words, address), SLOW_MS),
      setTimeout(end, LONGEST_MS),
    ];
  };
  const { navigation } = window as { navigation?: Navigation };
  if (navigation) {
    navigation.addEventListener('navigate', ({ destination, downloadRequest }) => {
      if (!destination.sameDocument && downloadRequest === null) begin(new URL(destination.url));
    });
    navigation.addEventListener('navigateerror', end);
  } else {
    watchPresses(begin, end);
  }
  addEventListener('pagehide', end);
}

type Begin = (address: URL, isTaken: () => boolean) => void;

function watchPresses(begin: Begin, end: () => void): void {
  // An island takes some, and forms are checked first.
  const unlessTaken = (event: Event, address: URL) => begin(address, () => event.defaultPrevented);
  document.addEventListener('click', (event) => {
    const address = leadsTo(event);
    if (address) unlessTaken(event, address);
  });
  document.addEventListener('submit', (event) => {
    const { target } = event;
    if (target instanceof HTMLFormElement) unlessTaken(event, new URL(target.action));
  });
  // Where the keyboard stops a page.
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && end());
}

/** Null for what opens elsewhere, on this page, or not as a page. */
function leadsTo({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): URL | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  if (link.target || link.hasAttribute('download')) return null;
  const address = new URL(link.href);
  const isHere = address.pathname === location.pathname && address.search === location.search;
  return isHere && address.hash ? null : address;
}

async function tellSlow(place: HTMLElement, { slow, copy }: LoadingWords, { href }: URL): Promise<void> {
  const hasCopy = await askWorker({ seeks: href });
  const sentence = place.firstChild;
  if (!sentence) return;
  const text = document.createElement('p');
  text.textContent = `${sentence.textContent} ${slow} `;
  place.replaceChildren(text);
  if (!hasCopy) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = copy;
  button.addEventListener('click', () => {
    void askWorker({ wish: 'copy', address: href }).then(() => location.assign(href));
  });
  text.append(button);
}
