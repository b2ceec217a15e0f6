/** Script enhancement of the share block; loaded by entry.client.tsx on pages that have one. */

/** How long 'link copied' is shown (specification 9). */
const CONFIRMATION_MS = 4000;

export function enhanceShare(block: HTMLElement): void {
  const { share: url = '', shareTitle: title = '' } = block.dataset;
  const copy = block.querySelector('[data-share-copy]') as HTMLAnchorElement;
  const { shareCopy: copied = '' } = copy.dataset;
  if (typeof navigator.share === 'function') {
    offerDevice(copy, () => {
      navigator.share({ title, url }).catch(({ name }) => {
        // Nothing to do if the rider closed the share sheet or tapped twice. Without a sheet, such as in a frame that
        // doesn't allow it (NotAllowedError): open the page with the link to copy by hand.
        if (!/^Abort|^Inv/.test(name)) location.assign(copy.href);
      });
    });
  }
  copy.addEventListener('click', (event) => {
    event.preventDefault();
    copyText(url).then(
      () => confirm(block, copied),
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
  const item = copy.parentElement as HTMLElement;
  const list = item.parentElement as HTMLElement;
  const { label, drawing, usage }: Record<'label' | 'drawing' | 'usage', string> = JSON.parse(
    list.dataset.shareDevice as string,
  );
  const button = document.createElement('button');
  const { className, innerHTML } = copy;
  Object.assign(button, { type: 'button', className, innerHTML, onclick: share });
  button.querySelector('path')?.setAttribute('d', drawing);
  button.querySelector('span')?.replaceChildren(label);
  if (usage) button.dataset.usage = usage;
  const first = item.cloneNode() as HTMLElement;
  first.append(button);
  list.prepend(first);
}
