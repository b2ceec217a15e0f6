/**
 * Polyfills for the engines listed in oldest-engines.js, loaded only if something is missing (entry.client.tsx). Each
 * covers only what is used here.
 */

function define(owner: object, methods: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(methods)) {
    if (!(name in owner)) Object.defineProperty(owner, name, { value, configurable: true, writable: true });
  }
}

define(window, {
  globalThis: window,
  queueMicrotask: (task: () => void) => void Promise.resolve().then(task),
  // These engines can't abort a fetch; callers listen to the signal instead.
  AbortController: class {
    // Some old engines have no EventTarget constructor, so a document fragment is used as one.
    signal = Object.assign(document.createDocumentFragment(), { aborted: false });
    abort() {
      if (this.signal.aborted) return;
      this.signal.aborted = true;
      this.signal.dispatchEvent(new Event('abort'));
    }
  },
});

// Old fetch omits cookies by default.
if (!('allSettled' in Promise)) {
  const { fetch } = window;
  window.fetch = (input, init) => fetch(input, { credentials: 'same-origin', ...init });
}

define(Array.prototype, {
  flatMap(this: unknown[], map: (item: unknown, index: number) => unknown) {
    return ([] as unknown[]).concat(...this.map(map));
  },
});

define(Promise, {
  allSettled: (promises: Iterable<unknown>) =>
    Promise.all(
      [...promises].map((one) =>
        Promise.resolve(one).then(
          (value) => ({ status: 'fulfilled', value }),
          (reason) => ({ status: 'rejected', reason }),
        ),
      ),
    ),
});

define(Element.prototype, {
  toggleAttribute(this: Element, name: string, on = !this.hasAttribute(name)) {
    if (on) this.setAttribute(name, '');
    else this.removeAttribute(name);
    return on;
  },
  replaceChildren(this: Element, ...nodes: (Node | string)[]) {
    this.textContent = '';
    this.append(...nodes);
  },
});

/** What the sticky bar covers plus a field's label, in pixels: a target nearer to the edge is scrolled into view. */
const BAR = 96;

/** Without `scroll-padding`, jumps and the Tab key may put their target under the bars: scroll it into view. */
function scrollIntoReach(place: Element | null): void {
  if (!place?.closest('main, footer')) return;
  const { top, height } = place.getBoundingClientRect();
  const last = innerHeight - BAR - Math.min(height, BAR);
  if (top < BAR || top > last) scrollBy(0, top - innerHeight / 3);
}

if (!('scrollMarginTop' in document.documentElement.style)) {
  addEventListener('hashchange', () => scrollIntoReach(document.querySelector(':target')));
  document.addEventListener('keyup', ({ key }) => {
    if (key === 'Tab') scrollIntoReach(document.activeElement);
  });
}

/** The button clicked last, a stand-in for `submitter`. Enter in a field fires a click on the submit button too. */
let pressed: Element | null = null;
document.addEventListener(
  'click',
  ({ target }) => {
    pressed = target instanceof Element ? target.closest('button,input[type=submit]') : null;
  },
  { capture: true },
);

// iOS 15.0 to 15.3 have SubmitEvent, but its submitter is null for a <button> (webkit.org/b/229660).
const { prototype } = window.SubmitEvent ?? Event;
const own = Object.getOwnPropertyDescriptor(prototype, 'submitter')?.get;
Object.defineProperty(prototype, 'submitter', {
  get(this: Event) {
    const isOfForm = pressed instanceof HTMLButtonElement && pressed.form === this.target;
    return own?.call(this) ?? (isOfForm ? pressed : null);
  },
});

// In Safari 12 and 13 a MediaQueryList isn't an EventTarget; Headless UI's dialog listens to its changes.
define(MediaQueryList.prototype, {
  addEventListener(this: MediaQueryList, _type: string, listener: (event: MediaQueryListEvent) => void) {
    this.addListener(listener);
  },
  removeEventListener(this: MediaQueryList, _type: string, listener: (event: MediaQueryListEvent) => void) {
    this.removeListener(listener);
  },
});

define(HTMLFormElement.prototype, {
  requestSubmit(this: HTMLFormElement, submitter?: HTMLElement | null) {
    const button = submitter ?? this.appendChild(document.createElement('button'));
    if (!submitter) button.hidden = true;
    button.click();
    if (!submitter) button.remove();
  },
});
