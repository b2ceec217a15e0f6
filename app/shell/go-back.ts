/** history.back() keeps the scroll position. False if the history has no such page and the link must be followed. */
function goBack(target: URL): boolean {
  if (cameFromAnotherPageOfOurs()) {
    history.back();
    return true;
  }
  // After a change of language, consent or a form post the target lies several history entries back.
  const { navigation } = window as { navigation?: Navigation };
  if (!navigation) return false;
  const before = navigation.entries().slice(0, navigation.currentEntry?.index || 0);
  const left = before.reverse().find(({ url }) => url !== null && new URL(url).pathname === target.pathname);
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
