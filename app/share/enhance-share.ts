/** What sharing gains from a script; brought by entry.client.tsx to pages that have the block. */

/** How long a rider is told that the link is copied (specification 9). */
const CONFIRMATION_MS = 4000;

export function enhanceShare(block: HTMLElement): void {
  const { share: url = '', shareTitle: title = '' } = block.dataset;
  const device = block.querySelector<HTMLButtonElement>('[data-share-device]');
  if (device?.parentElement && typeof navigator.share === 'function') {
    device.parentElement.hidden = false;
    // Closing the device's sheet is no failure.
    device.addEventListener('click', () => void navigator.share({ title, url }).catch(() => undefined));
  }
  const copy = block.querySelector<HTMLAnchorElement>('[data-share-copy]');
  copy?.addEventListener('click', (event) => {
    event.preventDefault();
    copyText(url).then(
      () => confirm(block, copy.dataset.shareCopy ?? ''),
      () => offerByHand(block),
    );
  });
  block.dataset.alive = '';
}

async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}

const timers = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();

function confirm(block: HTMLElement, words: string): void {
  const status = block.querySelector<HTMLElement>('[role=status]');
  if (!status) return;
  status.textContent = words;
  clearTimeout(timers.get(block));
  timers.set(
    block,
    setTimeout(() => {
      status.textContent = '';
    }, CONFIRMATION_MS),
  );
}

/** Captive browsers refuse the clipboard: then the link stands there, marked. */
function offerByHand(block: HTMLElement): void {
  const frame = block.querySelector<HTMLElement>('[data-share-by-hand]');
  const field = frame?.querySelector('input');
  if (!frame || !field) return;
  frame.hidden = false;
  field.focus();
  field.select();
}
