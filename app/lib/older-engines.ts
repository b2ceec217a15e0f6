/**
 * What scripts of pages use and engines back to oldest-engines.js lack. Brought only where something is missing
 * (entry.client.tsx); each is as much of the standard as is used here.
 */

function define(owner: object, methods: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(methods)) {
    if (!(name in owner)) Object.defineProperty(owner, name, { value, configurable: true, writable: true });
  }
}

define(window, {
  globalThis: window,
  queueMicrotask: (task: () => void) => void Promise.resolve().then(task),
  // A fetch of these engines can't be ended: whoever waits for it listens to the signal.
  AbortController: class {
    // Of old engines not all let a script make an EventTarget of its own.
    signal = Object.assign(document.createDocumentFragment(), { aborted: false });
    abort() {
      if (this.signal.aborted) return;
      this.signal.aborted = true;
      this.signal.dispatchEvent(new Event('abort'));
    }
  },
});

// Theirs leaves cookies out unless it is told not to.
if (!('allSettled' in Promise)) {
  const { fetch } = window;
  window.fetch = (input, init) => fetch(input, { credentials: 'same-origin', ...init });
}

define(Array.prototype, {
  flat(this: unknown[]) {
    return ([] as unknown[]).concat(...this);
  },
  flatMap(this: unknown[], map: (item: unknown, index: number) => unknown) {
    return ([] as unknown[]).concat(...this.map(map));
  },
});

define(String.prototype, {
  trimEnd(this: string) {
    return this.replace(/\s+$/, '');
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

/** As high as a bar, and what a field is called. */
const BAR = 96;

/** Without `scroll-padding` a jump or the Tab key leads under the bars: what it leads to is brought out from there. */
function bringOut(place: Element | null): void {
  if (!place?.closest('main, footer')) return;
  const { top, height } = place.getBoundingClientRect();
  const last = innerHeight - BAR - Math.min(height, BAR);
  if (top < BAR || top > last) scrollBy(0, top - innerHeight / 3);
}

if (!('scrollMarginTop' in document.documentElement.style)) {
  addEventListener('hashchange', () => bringOut(document.querySelector(':target')));
  document.addEventListener('keyup', ({ key }) => {
    if (key === 'Tab') bringOut(document.activeElement);
  });
}

/** The button that was pressed last: by click, which a press of Enter in a field makes as well. */
let pressed: Element | null = null;
document.addEventListener(
  'click',
  ({ target }) => {
    pressed = target instanceof Element ? target.closest('button,input[type=submit]') : null;
  },
  { capture: true },
);

if (!('submitter' in Event.prototype) && !('SubmitEvent' in window)) {
  Object.defineProperty(Event.prototype, 'submitter', {
    get(this: Event) {
      const { target } = this;
      return pressed instanceof HTMLButtonElement && pressed.form === target ? pressed : null;
    },
  });
}

define(HTMLFormElement.prototype, {
  requestSubmit(this: HTMLFormElement, submitter?: HTMLElement | null) {
    const button = submitter ?? this.appendChild(document.createElement('button'));
    if (!submitter) button.hidden = true;
    button.click();
    if (!submitter) button.remove();
  },
});
