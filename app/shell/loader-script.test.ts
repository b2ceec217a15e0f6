// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { loaderScript } from './inline-assets.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

type Watch = (list: { getEntriesByName: () => unknown[] }, watch: { disconnect: () => void }) => void;

class Painted {
  static supportedEntryTypes = ['paint'];
  constructor(private readonly watch: Watch) {}
  observe() {
    queueMicrotask(() => this.watch({ getEntriesByName: () => [1] }, this));
  }
  disconnect() {}
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
class ThrowsByItsTypes extends Painted {
  static override get supportedEntryTypes(): string[] {
    throw new TypeError('blocked');
  }
}
class WithoutTypes extends Painted {
  static override supportedEntryTypes = undefined as unknown as string[];
}
class WithoutPaint extends ThrowsWhenMade {
  static override supportedEntryTypes = ['mark'];
}

it.each([
  ['tells the first paint', Painted],
  ['is missing', undefined],
  ['has no list of types', WithoutTypes],
  ['knows no paint', WithoutPaint],
  ['throws when its types are read', ThrowsByItsTypes],
  ['throws when it is made', ThrowsWhenMade],
  ['throws when it observes', ThrowsWhenAsked],
])('the entry script, and with it forms and the worker, comes where the observer %s', async (_, Observer) => {
  vi.stubGlobal('PerformanceObserver', Observer);
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => queueMicrotask(work));
  const self = document.createElement('script');
  self.setAttribute('data-entry', '/assets/entry.js');
  Object.defineProperty(document, 'currentScript', { configurable: true, value: self });
  Object.defineProperty(document, 'hidden', { configurable: true, value: false });
  new Function(loaderScript)();
  await new Promise((resolve) => setTimeout(resolve));
  const brought = Array.from(document.head.querySelectorAll('script'), (script) =>
    script.getAttribute('src'),
  );
  expect(brought).toEqual(['/assets/entry.js']);
});
