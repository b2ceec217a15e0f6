/** Back to the page as it was left, scrolled where it was; false where only the link leads there. */
function goBack(target: URL): boolean {
  if (cameFromAnotherPageOfOurs()) {
    history.back();
    return true;
  }
  // Shown again (language, consent, a form) this page lies several steps behind that one.
  const { navigation } = window as { navigation?: Navigation };
  const now = navigation?.currentEntry?.index ?? 0;
  const before = navigation?.entries().slice(0, now).reverse();
  const left = before?.find(({ url }) => url !== null && new URL(url).pathname === target.pathname);
  if (left) navigation?.traverseTo(left.key);
  return left !== undefined;
}

/** What the browsers that have it can tell of the way here. */
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

/** Links marked `data-back` go back in history where that is what they mean. */
export function watchBackLinks(): void {
  document.addEventListener('click', onBackLink);
}

function onBackLink(event: MouseEvent): void {
  const { target } = event;
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  const back = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-back]') : null;
  if (plain && back && goBack(new URL(back.href))) event.preventDefault();
}
