// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { loaderScript } from './inline-assets.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

type Watch = (list: { getEntriesByName: () => unknown[] }) => void;

class Painted {
  constructor(private readonly watch: Watch) {}
  observe() {
    queueMicrotask(() => this.watch({ getEntriesByName: () => [1] }));
  }
}
class Silent extends Painted {
  override observe() {}
}
class ThrowsWhenMade extends Painted {
  constructor() {
    super(() => undefined);
    throw new TypeError('blocked');
  }
}
class ThrowsWhenAsked extends Painted {
  override observe(): never {
    throw new TypeError('blocked');
  }
}

function runLoader(Observer: typeof Painted | undefined): void {
  vi.useFakeTimers();
  vi.stubGlobal('PerformanceObserver', Observer);
  const self = document.createElement('script');
  self.setAttribute('data-entry', '/assets/entry.js');
  Object.defineProperty(document, 'currentScript', { configurable: true, value: self });
  Object.defineProperty(document, 'hidden', { configurable: true, value: false });
  new Function(loaderScript)();
}

const loaded = () =>
  Array.from(document.head.querySelectorAll('script'), (script) => script.getAttribute('src'));

it('the entry script is loaded as soon as a paint is reported', async () => {
  runLoader(Painted);
  expect(loaded()).toEqual([]);
  await Promise.resolve();
  expect(loaded()).toEqual(['/assets/entry.js']);
});

it.each([
  ['reports the first paint', Painted],
  ['reports no paint', Silent],
  ['is missing', undefined],
  ['throws when it is made', ThrowsWhenMade],
  ['throws when it observes', ThrowsWhenAsked],
])(
  'the entry script, and with it forms and the worker, comes once where the observer %s',
  async (_, Observer) => {
    runLoader(Observer);
    window.dispatchEvent(new Event('DOMContentLoaded'));
    await vi.advanceTimersByTimeAsync(1100);
    expect(loaded()).toEqual(['/assets/entry.js']);
  },
);
