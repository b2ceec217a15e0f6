/** Script enhancement of the share block; loaded by entry.client.tsx on pages that have one. */

/** How long 'link copied' is shown (specification 9). */
const CONFIRMATION_MS = 4000;

export function enhanceShare(block: HTMLElement): void {
  const { share: url = '', shareTitle: title = '' } = block.dataset;
  const copy = block.querySelector<HTMLAnchorElement>('[data-share-copy]');
  if (copy && typeof navigator.share === 'function') {
    // The promise rejects when the rider closes the share sheet; ignore that.
    offerDevice(copy, () => void navigator.share({ title, url }).catch(() => undefined));
  }
  copy?.addEventListener('click', (event) => {
    event.preventDefault();
    copyText(url).then(
      () => confirm(block, copy.dataset.shareCopy ?? ''),
      // Captive portal browsers refuse clipboard access: open the page with the link to copy by hand.
      () => location.assign(copy.href),
    );
  });
  block.dataset.alive = '';
}

async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}

let timer: ReturnType<typeof setTimeout> | undefined;

function confirm(block: HTMLElement, words: string): void {
  const status = block.querySelector<HTMLElement>('[role=status]');
  if (!status) return;
  status.textContent = words;
  clearTimeout(timer);
  timer = setTimeout(() => {
    status.textContent = '';
  }, CONFIRMATION_MS);
}

/** Adds a share button before the copy link, in the same style. */
function offerDevice(copy: HTMLAnchorElement, share: () => void): void {
  const item = copy.closest('li');
  const list = item?.parentElement;
  if (!item || !list) return;
  const { label, drawing, usage } = JSON.parse(list.dataset.shareDevice ?? '{}') as Record<string, string>;
  const button = document.createElement('button');
  Object.assign(button, { type: 'button', className: copy.className, innerHTML: copy.innerHTML });
  button.querySelector('path')?.setAttribute('d', drawing ?? '');
  button.querySelector('span')?.replaceChildren(label ?? '');
  if (usage) button.dataset.usage = usage;
  button.addEventListener('click', share);
  const first = item.cloneNode() as HTMLElement;
  first.append(button);
  list.prepend(first);
}
