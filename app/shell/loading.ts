import { SLOW_MS } from '#app/contract/with-timeout.ts';
import { leadsTo } from '#app/lib/leads-to.ts';
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
  const begin = (href: string, event?: Event) => {
    const address = new URL(href);
    if (address.origin !== location.origin || FILE.test(address.pathname)) return;
    end();
    timers = [
      setTimeout(() => {
        // Checked now: islands may call preventDefault, and so may form validation.
        if (event?.defaultPrevented) return;
        const text = document.createElement('p');
        text.textContent = STORY.test(address.pathname) ? words.story : words.page;
        place.append(text);
      }, MOMENT_MS),
      setTimeout(tellSlow, SLOW_MS, place, words, href),
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

type Begin = (href: string, event: Event) => void;

function watchPresses(begin: Begin, end: () => void): void {
  document.addEventListener('click', (event) => {
    const href = leadsTo(event);
    if (href) begin(href, event);
  });
  document.addEventListener('submit', (event) => {
    const { target } = event;
    if (target instanceof HTMLFormElement)
      begin(target.method === 'post' ? thisPage() : target.action, event);
  });
  // Escape stops loading.
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && end());
}

async function tellSlow(place: HTMLElement, { slow, copy }: LoadingWords, href: string): Promise<void> {
  const hasCopy = await askWorker({ seeks: href });
  const text = place.firstElementChild;
  if (!text) return;
  text.append(` ${slow} `);
  if (!hasCopy) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = copy;
  button.addEventListener('click', () => {
    void askWorker({ source: 'copy', address: href }).then(() => location.assign(href));
  });
  text.append(button);
}
