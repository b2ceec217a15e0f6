import { isPlainClick } from '#app/lib/plain-click.ts';

/** A second tap within 3 s, while the previous page is loading, doesn't go back by another page. */
const AGAIN_MS = 3000;

let lastBack = 0;

function isAnotherPage(address: string | null): unknown {
  return address && new URL(address).pathname !== location.pathname;
}

/**
 * Goes back in history, which keeps the scroll position. False if the previous entry is no page of ours: then the link
 * must be followed. The previous entry may be this page itself, before a jump to an anchor, a change of language, a
 * cookie decision or a form.
 */
function goBack(): unknown {
  // `currentEntry` is null only in a document without an origin.
  const { navigation } = window as {
    navigation?: Navigation & { readonly currentEntry: NavigationHistoryEntry };
  };
  if (!navigation) {
    const isBehind =
      document.referrer.startsWith(`${location.origin}/`) &&
      isAnotherPage(document.referrer) &&
      history.length > 1 &&
      !location.hash;
    if (isBehind && Date.now() - lastBack >= AGAIN_MS) {
      lastBack = Date.now();
      history.back();
    }
    return isBehind;
  }
  const before = navigation.entries().slice(0, navigation.currentEntry.index);
  const left = before.reverse().find(({ url }) => isAnotherPage(url));
  if (left) navigation.traverseTo(left.key);
  return left;
}

/** Links marked `data-back` go back in history, if another page of ours came before. */
export function watchBackLinks(): void {
  document.addEventListener('click', (event) => {
    const { target } = event;
    if (target instanceof Element && target.closest('a[data-back]') && isPlainClick(event) && goBack())
      event.preventDefault();
  });
}
