// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { hydrateIsland } from '#app/islands/hydrate.tsx';
import { CarouselIsland } from './carousel.island.tsx';

it('the carousel isn’t hydrated in Safari before 13.4, which has no ResizeObserver', () => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', class {});
  document.body.innerHTML = '<div data-props="{}"></div>';
  const element = document.querySelector('div') as HTMLElement;
  hydrateIsland(element, { CarouselIsland });
  vi.runAllTimers();
  expect(element.dataset.alive).toBeUndefined();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
