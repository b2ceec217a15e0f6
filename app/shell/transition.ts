/**
 * Page transitions (`TRANSITION_RULE` in inline-assets.ts): a card's picture and headline morph into those of its
 * entry, and back. Elements must have their names just before the old page is left and before the new one's first
 * paint, so this script is in the head, before all others.
 */

/** Text-only and channel pages have no script to catch an aborted transition, so none is started to them. */
const WITHOUT_SCRIPT = /text=on|=text|channel=/;

function storyAt(url: string | null | undefined): string | undefined {
  return /^[^?#]*\/(?:beitrag|entry)\/(\d+)/.exec(url ?? '')?.[1];
}

let named: HTMLElement[] = [];

function name(element: HTMLElement | null | undefined, as: string): void {
  if (!element || !isSeen(element)) return;
  element.style.setProperty('view-transition-name', as);
  named.push(element);
}

function forget(): void {
  for (const element of named) element.style.removeProperty('view-transition-name');
  named = [];
}

function isSeen(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth && bottom > top;
}

function nameIn(place: Element | null | undefined, picture: string, headline: string): void {
  name(place?.querySelector<HTMLElement>(picture), 'story-picture');
  name(place?.querySelector<HTMLElement>(headline), 'story-headline');
}

/** Of several cards for one entry: the focused one, else the first visible. */
function cardOf(story: string | undefined): Element | undefined {
  const cards = Array.from(document.querySelectorAll<HTMLAnchorElement>('main a[href]')).filter(
    ({ href }) => story !== undefined && storyAt(href) === story,
  );
  return cards.find((card) => card === document.activeElement) ?? cards.find(isSeen);
}

/** Sets view-transition-name on the elements that show the same story on both pages. */
function nameStory(activation: NavigationActivation | null | undefined, isGoing: boolean): void {
  const { entry, from, navigationType } = activation ?? {};
  if (!entry || !from) return;
  // A new page has no history index until it is committed.
  const isAhead = navigationType !== 'traverse' || entry.index > from.index;
  const other = storyAt((isGoing ? entry : from).url);
  if (isAhead === isGoing) nameIn(cardOf(other), 'img', '.card-headline');
  else if (![undefined, other].includes(storyAt(location.href))) {
    nameIn(document.querySelector('main'), 'img:not(.more img)', 'h1');
  }
}

let running: ViewTransition | null = null;

/**
 * An aborted transition (on a busy device) rejects its promises on both pages; that is no error. One that is cut short
 * by the next, where Back is pressed during it, finishes when the next one's names are set already: they stay.
 */
function fadeOf({ viewTransition }: PageSwapEvent | PageRevealEvent): ViewTransition | null {
  forget();
  running = viewTransition;
  const end = () => {
    if (running === viewTransition) forget();
  };
  viewTransition?.ready.catch(() => undefined);
  viewTransition?.finished.then(end, end);
  return viewTransition;
}

addEventListener('pageswap', (event) => {
  const fade = fadeOf(event);
  const { activation } = event;
  if (!fade || !activation) return;
  if (WITHOUT_SCRIPT.test(activation.entry?.url ?? '')) fade.skipTransition();
  else nameStory(activation, true);
});
addEventListener('pagereveal', (event) => {
  const { navigation } = window as { navigation?: Navigation };
  if (fadeOf(event)) nameStory(navigation?.activation, false);
});
