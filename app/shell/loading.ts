import { SLOW_MS } from '#app/contract/with-timeout.ts';
import { isPlainClick } from '#app/lib/plain-click.ts';
import { askWorker } from './ask-worker.ts';

/**
 * While the next page loads, shows a progress bar and a sentence on the current one; if it is slow, a link to the
 * stored copy as well. Captive portal windows and in-app browsers have no progress bar of their own.
 */

const MOMENT_MS = 300;
/** After 90 s the browser or the rider has given up. */
const LONGEST_MS = 90_000;

export interface LoadingWords {
  story: string;
  page: string;
  slow: string;
  copy: string;
}

const STORY = /^\/(?:beitrag|entry)\//;
/** A link to a file may start a download, and then no page loads. */
const FILE = /\.\w+$/;

export function startLoading(place: HTMLElement): void {
  const words = JSON.parse(place.dataset.loading || '') as LoadingWords;
  let timers: Array<ReturnType<typeof setTimeout>> = [];
  const end = () => {
    timers.forEach(clearTimeout);
    timers = [];
    place.replaceChildren();
  };
  const begin = (href: string, isTaken = () => false) => {
    const address = new URL(href);
    if (address.origin !== location.origin || FILE.test(address.pathname)) return;
    end();
    timers = [
      setTimeout(() => {
        if (isTaken()) return;
        const text = document.createElement('p');
        text.textContent = STORY.test(address.pathname) ? words.story : words.page;
        place.append(text);
      }, MOMENT_MS),
      setTimeout(() => void tellSlow(place, words, href), SLOW_MS),
      setTimeout(end, LONGEST_MS),
    ];
  };
  // Where it exists it also reports Back, forms and failed navigations.
  const { navigation } = window as { navigation?: Navigation };
  if (navigation) {
    navigation.addEventListener('navigate', ({ destination, downloadRequest, formData }) => {
      if (!destination.sameDocument && downloadRequest === null)
        begin(formData || destination.url === location.href ? thisPage() : destination.url);
    });
    navigation.addEventListener('navigateerror', end);
  } else {
    watchPresses(begin, end);
  }
  addEventListener('pagehide', end);
}

/** Posts and reloads lead back to it. Without the fragment, with which assign() would only scroll. */
function thisPage(): string {
  return location.href.replace(/#.*/, '');
}

type Begin = (href: string, isTaken: () => boolean) => void;

function watchPresses(begin: Begin, end: () => void): void {
  // Checked later: islands may call preventDefault, and so may form validation.
  const unlessTaken = (event: Event, href: string) => begin(href, () => event.defaultPrevented);
  document.addEventListener('click', (event) => {
    const href = leadsTo(event);
    if (href) unlessTaken(event, href);
  });
  document.addEventListener('submit', (event) => {
    const { target } = event;
    if (target instanceof HTMLFormElement)
      unlessTaken(event, target.method === 'post' ? thisPage() : target.action);
  });
  // Escape stops loading.
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && end());
}

/** Null if the link opens elsewhere, within this page, or as a download. */
function leadsTo(event: MouseEvent): string | null {
  const { target } = event;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || !isPlainClick(event)) return null;
  if (link.target || link.hasAttribute('download')) return null;
  const address = new URL(link.href);
  const isHere = address.pathname === location.pathname && address.search === location.search;
  return isHere && address.hash ? null : link.href;
}

async function tellSlow(place: HTMLElement, { slow, copy }: LoadingWords, href: string): Promise<void> {
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
    void askWorker({ source: 'copy', address: href }).then(() => location.assign(href));
  });
  text.append(button);
}
