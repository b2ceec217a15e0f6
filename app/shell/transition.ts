/**
 * From one page of ours to another the browser fades, where it can (`TRANSITION_RULE` in inline-assets.ts), and a card's
 * picture and headline become those of its entry, there and back. A browser looks for names on the page that goes just
 * before it goes, and on the one that comes before it is first painted: hence in the head, before all other scripts.
 */

interface Place {
  url: string | null;
  index: number;
}
interface Activation {
  entry: Place;
  from: Place | null;
  navigationType: string;
}
interface Fade {
  ready: Promise<void>;
  finished: Promise<void>;
  skipTransition(): void;
}
type TurnEvent = Event & { viewTransition: Fade | null; activation?: Activation | null };

/** Pages of text and those of a channel have no script to catch a fade that is broken off: none is begun to them. */
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

/** Of several cards of one entry the one that was pressed, else the first that is seen. */
function cardOf(story: string | undefined): Element | undefined {
  const cards = Array.from(document.querySelectorAll<HTMLAnchorElement>('main a[href]')).filter(
    ({ href }) => story !== undefined && storyAt(href) === story,
  );
  return cards.find((card) => card === document.activeElement) ?? cards.find(isSeen);
}

/** Names what becomes, or has become, the same story on the other page. */
function nameStory(activation: Activation | null | undefined, isGoing: boolean): void {
  const { entry, from, navigationType } = activation ?? {};
  if (!entry || !from) return;
  // A new page has no place in the history until it has come.
  const isAhead = navigationType !== 'traverse' || entry.index > from.index;
  const other = storyAt((isGoing ? entry : from).url);
  if (isAhead === isGoing) nameIn(cardOf(other), 'img', '.card-headline');
  else if (![undefined, other].includes(storyAt(location.href))) {
    nameIn(document.querySelector('main'), 'img:not(.more img)', 'h1');
  }
}

/** One that the browser breaks off, on a busy device for instance, rejects its promise on either page, and is no fault. */
function fadeOf({ viewTransition }: TurnEvent): Fade | null {
  forget();
  viewTransition?.ready.catch(() => undefined);
  viewTransition?.finished.then(forget, forget);
  return viewTransition;
}

addEventListener('pageswap', (event) => {
  const fade = fadeOf(event as TurnEvent);
  const { activation } = event as TurnEvent;
  if (!fade || !activation) return;
  if (WITHOUT_SCRIPT.test(activation.entry.url ?? '')) fade.skipTransition();
  else nameStory(activation, true);
});
addEventListener('pagereveal', (event) => {
  const { navigation } = window as { navigation?: { activation?: Activation | null } };
  if (fadeOf(event as TurnEvent)) nameStory(navigation?.activation, false);
});
