/** The live region for the notice. Every page of ours has it, a captive portal's page has not. */
const PLACE = '[data-news]';
/** The elements whose texts are compared. */
const TEXTS = 'main h1, main h2, main h3, main p';
/**
 * Ignored, because they change without being edited: ages, dates, countdowns, vote counts. A DOMParser, which runs no
 * script, has elements in <noscript>, and the shown page has not.
 */
const RUNNING = 'noscript *, time, .card-labels, .days-left, [role=timer], main > header p, [data-results] p';
/** Islands change their own texts, but not those in their slots. */
const ISLANDS = '[data-island],[data-island-slot]';

/** Fetches the page once more and offers a reload if its texts have changed. */
export async function offerNews(): Promise<void> {
  if (freePlace() && (await hasNews())) offer();
}

/** Null if it is in use: by this offer, or by the notice that the page is an offline copy. */
function freePlace(): HTMLElement | null {
  const place = document.querySelector<HTMLElement>(PLACE);
  return place?.childElementCount === 0 ? place : null;
}

async function hasNews(): Promise<boolean> {
  // A page translator changes all texts, so there is nothing to compare.
  if (document.querySelector('main font')) return false;
  const response = await fetch(location.href, { cache: 'no-cache' });
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  // A captive portal's page.
  if (!response.ok || !page.querySelector(PLACE)) return false;
  const shown = new Set(textsOf(document));
  return textsOf(page).some((text) => !shown.has(text));
}

function textsOf(page: Document): string[] {
  const elements = [...page.querySelectorAll(TEXTS)].filter(
    (element) => !element.matches(RUNNING) && !element.closest(ISLANDS)?.matches('[data-island]'),
  );
  return elements.map((element) => {
    const copy = element.cloneNode(true) as Element;
    for (const running of copy.querySelectorAll(RUNNING)) running.remove();
    return copy.textContent.trim();
  });
}

function offer(): void {
  const place = freePlace();
  if (!place) return;
  const { news = '', show = '' } = place.dataset;
  const link = document.createElement('a');
  link.href = '';
  link.dataset.carry = '';
  link.className = 'inline-flex min-h-[44px] items-center underline';
  link.textContent = show;
  const line = document.createElement('p');
  line.className = 'rounded bg-info-tint px-3 text-sm';
  line.append(`${news} `, link);
  place.append(line);
}
