/**
 * Going back in history keeps the scroll position. False if the history has no such page and the link must be followed.
 * Jumps within this page, and after a change of language, consent or a form post the page itself, are entries in between.
 */
function goBack(target: URL): boolean {
  const { navigation } = window as { navigation?: Navigation };
  const isOurs = cameFromAnotherPageOfOurs();
  if (!navigation) {
    if (!isOurs || location.hash) return false;
    history.back();
    return true;
  }
  const before = navigation.entries().slice(0, navigation.currentEntry?.index || 0);
  const left = before.reverse().find(({ url }) => {
    const path = url && new URL(url).pathname;
    return isOurs ? path !== location.pathname : path === target.pathname;
  });
  if (left) navigation.traverseTo(left.key);
  return left !== undefined;
}

/** The part of the Navigation API used here; not all browsers have it. */
interface Navigation {
  currentEntry: { index: number } | null;
  entries(): Array<{ url: string | null; key: string }>;
  traverseTo(key: string): unknown;
}

function cameFromAnotherPageOfOurs(): boolean {
  if (document.referrer === '' || history.length < 2) return false;
  const { origin, pathname } = new URL(document.referrer);
  return origin === location.origin && pathname !== location.pathname;
}

/** Links marked `data-back` go back in history, if another page of ours came before. */
export function watchBackLinks(): void {
  document.addEventListener('click', onBackLink);
}

function onBackLink(event: MouseEvent): void {
  const { target } = event;
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  const back = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-back]') : null;
  if (plain && back && goBack(new URL(back.href))) event.preventDefault();
}
