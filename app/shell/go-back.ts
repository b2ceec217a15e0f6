import { isPlainClick } from '#app/lib/plain-click.ts';

/**
 * Goes back in history, which keeps the scroll position. False if the previous entry is no page of ours: then the link
 * must be followed. The previous entry may be this page itself, before a jump to an anchor, a change of language, a
 * cookie decision or a form.
 */
function goBack(): boolean {
  const { navigation } = window as { navigation?: Navigation };
  if (!navigation) {
    const isBehind = cameFromAnotherPageOfOurs() && !location.hash;
    if (isBehind) history.back();
    return isBehind;
  }
  const before = navigation.entries().slice(0, navigation.currentEntry?.index || 0);
  const left = before.reverse().find(({ url }) => url && new URL(url).pathname !== location.pathname);
  if (left) navigation.traverseTo(left.key);
  return left !== undefined;
}

function cameFromAnotherPageOfOurs(): boolean {
  if (document.referrer === '' || history.length < 2) return false;
  const { origin, pathname } = new URL(document.referrer);
  return origin === location.origin && pathname !== location.pathname;
}

/** Links marked `data-back` go back in history, if another page of ours came before. */
export function watchBackLinks(): void {
  document.addEventListener('click', (event) => {
    const { target } = event;
    const back = target instanceof Element ? target.closest('a[data-back]') : null;
    if (back && isPlainClick(event) && goBack()) event.preventDefault();
  });
}
