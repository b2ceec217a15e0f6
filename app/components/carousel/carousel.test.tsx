// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CarouselIsland, type CarouselIslandProps } from './carousel.island.tsx';

/** Embla without a layout: the slide is the one that was asked for last. */
const embla = vi.hoisted(() => {
  const element = (selector: string) => document.querySelector(selector);
  type Listener = (api: object, name: string) => void;
  const listeners: Array<{ name: string; listener: Listener }> = [];
  let selected = 0;
  const api = {
    containerNode: () => element('[data-track]'),
    rootNode: () => element('.carousel-viewport'),
    selectedScrollSnap: () => selected,
    scrollTo: (index: number) => {
      selected = index;
      api.emit('select');
    },
    scrollSnapList: () => [0, 1],
    internalEngine: () => ({ scrollBody: { useDuration: () => undefined } }),
    scrollNext: () => api.scrollTo(selected + 1),
    on: (name: string, listener: Listener) => {
      listeners.push({ name, listener });
      return api;
    },
    off: () => api,
    emit: (wanted: string) => {
      for (const { name, listener } of listeners) if (name === wanted) listener(api, name);
    },
  };
  return [() => undefined, api];
});
vi.mock('embla-carousel-react', () => ({ default: () => embla }));

const PROPS: CarouselIslandProps = {
  id: 's',
  label: 'Bilder',
  labelLang: undefined,
  titles: ['a', 'b'],
  lang: undefined,
  autoplay: true,
  labels: { role: '', picker: '', show: '', next: '', previous: '', pause: 'Anhalten', play: '' },
};

let root: Root;
const named = (id: string) => document.getElementById(id) as HTMLElement;
const viewport = () => document.querySelector('.carousel-viewport') as HTMLElement;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      seen: (entries: object[]) => void;
      constructor(seen: (entries: object[]) => void) {
        this.seen = seen;
      }
      observe() {
        this.seen([{ isIntersecting: true }]);
      }
      disconnect() {}
    },
  );
  document.body.innerHTML = '<main></main><button id="outside"></button>';
  root = createRoot(document.querySelector('main') as HTMLElement);
  const Inner = CarouselIsland.inner;
  await act(async () =>
    root.render(
      <Inner {...PROPS}>
        <div data-track="">
          <div id="s-1">
            <a id="link" href="/">
              a
            </a>
          </div>
          <div id="s-2">
            <input id="field" />
          </div>
        </div>
      </Inner>,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('a link to a field in another slide shows that slide and focuses the field', async () => {
  expect(named('s-2').hasAttribute('inert')).toBe(true);
  history.replaceState(null, '', '#field');
  // As browsers do it.
  viewport().scrollLeft = 300;
  await act(async () => void window.dispatchEvent(new HashChangeEvent('hashchange')));
  expect(named('s-2').hasAttribute('inert')).toBe(false);
  expect(document.querySelector('.carousel-dot[aria-current]')?.getAttribute('href')).toBe('#s-2');
  expect(document.activeElement).toBe(named('field'));
  expect(viewport().scrollLeft).toBe(0);
  // The same link again, after the rider has turned to another slide.
  await act(async () => (embla[1] as { scrollTo(index: number): void }).scrollTo(0));
  viewport().scrollLeft = 300;
  await act(async () => void viewport().dispatchEvent(new Event('scroll')));
  expect(named('s-2').hasAttribute('inert')).toBe(false);
  expect(viewport().scrollLeft).toBe(0);
});

it('a hidden slide that is reached without `inert`, by the focus or find-in-page, is shown', async () => {
  Object.defineProperty(viewport(), 'clientWidth', { value: 300 });
  // As browsers do it, where nothing keeps them from it.
  viewport().scrollLeft = 40;
  await act(async () => named('field').focus());
  expect(named('s-2').hasAttribute('inert')).toBe(false);
  expect(viewport().scrollLeft).toBe(0);
  await act(async () => named('outside').focus());
  for (const [scrolled, shown] of [
    [160, 's-1'],
    [10, 's-1'],
    [300, 's-2'],
  ] as const) {
    viewport().scrollLeft = scrolled;
    await act(async () => void viewport().dispatchEvent(new Event('scroll')));
    expect(named(shown).hasAttribute('inert')).toBe(false);
    expect(viewport().scrollLeft).toBe(0);
  }
});

it('the slides stand still while one has the focus, also in a window that has lost it', async () => {
  const turns = () => viewport().getAttribute('aria-live') === 'off';
  expect(turns()).toBe(true);
  await act(async () => named('link').focus());
  expect(turns()).toBe(false);
  // A window’s loss of the focus, as browsers tell it: the element stays the active one.
  await act(async () => void named('link').dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  expect(turns()).toBe(false);
  await act(async () => named('outside').focus());
  expect(turns()).toBe(true);
});

it('the slides stand still under a finger that holds or drags them, and turn 5 s after it is lifted', async () => {
  const { emit } = embla[1] as { emit(name: string): void };
  const shown = () => document.querySelector('[id^="s-"]:not([inert])')?.id;
  const after = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
  for (const end of ['pointerUp', 'reInit']) {
    await act(async () => emit('pointerDown'));
    await after(20_000);
    expect(shown()).toBe('s-1');
    await act(async () => emit(end));
    await after(4999);
    expect(shown()).toBe('s-1');
    await after(1);
    expect(shown()).toBe('s-2');
    await act(async () => (embla[1] as { scrollTo(index: number): void }).scrollTo(0));
  }
});
