// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { leaveTabOrder, namedSlide, showSlide, slidesIn } from './slides.ts';

it('a slide out of view is inert; its video pauses, its frame reloads once without a history entry', () => {
  const address = 'https://www.youtube-nocookie.com/embed/x';
  document.body.innerHTML = `<div><p><iframe></iframe><video></video></p><p><video></video></p></div>`;
  const slides = slidesIn(document.querySelector('div') as HTMLElement);
  const loaded = vi.fn();
  const frame = document.querySelector('iframe') as HTMLIFrameElement;
  const contentWindow = { location: { replace: loaded } };
  Object.defineProperties(frame, { src: { value: address }, contentWindow: { value: contentWindow } });
  const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
  showSlide(slides, 0);
  expect([loaded.mock.calls.length, pause.mock.calls.length]).toEqual([0, 1]);
  showSlide(slides, 1);
  showSlide(slides, 1);
  expect(slides.map((slide) => slide.hasAttribute('inert'))).toEqual([true, false]);
  expect(loaded.mock.calls).toEqual([[address]]);
  expect(pause).toHaveBeenCalledTimes(2);
});

it('a track that has the focus keeps it and its name, outside the tab order, until the focus leaves it', () => {
  document.body.innerHTML = '<div tabindex="0" role="group" aria-label="Bilder"></div>'.repeat(2);
  const [focused, other] = [...document.querySelectorAll('div')];
  focused?.focus();
  for (const track of [focused, other]) leaveTabOrder(track as HTMLElement);
  expect(document.activeElement).toBe(focused);
  expect(focused?.getAttributeNames()).toEqual(['tabindex', 'role', 'aria-label']);
  expect([focused?.getAttribute('tabindex'), other?.getAttributeNames()]).toEqual(['-1', []]);
  focused?.dispatchEvent(new FocusEvent('blur'));
  expect(focused?.getAttribute('tabindex')).toBe('-1');
  focused?.blur();
  expect(focused?.getAttributeNames()).toEqual([]);
});

it.each([
  ['#b', 1],
  ['#field', 1],
  ['#outside', -1],
  ['#none', -1],
  ['', -1],
])('the address’s fragment %j names slide %d', (hash, index) => {
  document.body.innerHTML =
    '<p id="outside"></p><div><p id="a"></p><p id="b"><input id="field"></p><p></p></div>';
  history.replaceState(null, '', `/${hash}`);
  expect(namedSlide(document.querySelector('div') as HTMLElement)).toBe(index);
});
