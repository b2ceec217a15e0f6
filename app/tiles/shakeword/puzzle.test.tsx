// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { de } from '#app/i18n/de.ts';
import { en } from '#app/i18n/en.ts';
import { Puzzle, type PuzzleProps } from './puzzle.island.tsx';

const PROPS: PuzzleProps = {
  id: 'a',
  shaked: 'ABC',
  slots: 3,
  answer: '',
  lang: undefined,
  error: null,
  errorLang: undefined,
  button: { text: 'Prüfen', lang: undefined, color: '', inverse: false },
  texts: {
    letters: 'pool',
    answer: 'word',
    slot: '{number}',
    slotFilled: '{letter}{number}',
    place: '{letter}',
  },
};
const Inner = Puzzle.inner;

let root: Root | undefined;

const place = () => document.querySelector('div') as HTMLElement;
const named = (name: string) => document.querySelector(`[aria-label="${name}"]`) as HTMLElement;

/** By keyboard: a click without a pointer. */
async function use(name: string): Promise<void> {
  named(name).focus();
  act(() => named(name).click());
  await new Promise((resolve) => requestAnimationFrame(resolve));
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<div></div>';
});
afterEach(async () => {
  await act(async () => root?.unmount());
  vi.unstubAllGlobals();
});

it('focus moves to the next letter after one is placed, to a returned letter, and finally to the button', async () => {
  root = createRoot(place());
  await act(async () => root?.render(<Inner {...PROPS} />));
  await use('B');
  expect(document.activeElement).toBe(named('A'));
  await use('A');
  await use('B1');
  expect(document.activeElement).toBe(named('B'));
  await use('B');
  await use('C');
  expect(document.activeElement?.textContent).toBe('Prüfen');
});

it('two thumbs that tap at the same time place both letters', async () => {
  root = createRoot(place());
  await act(async () => root?.render(<Inner {...PROPS} />));
  const point = (type: string, target: Element, pointerId: number) =>
    act(() => void target.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId })));
  const letters = [named('A'), named('B')];
  for (const [id, letter] of letters.entries()) point('pointerdown', letter, id);
  for (const [id, letter] of letters.entries()) point('pointerup', letter.isConnected ? letter : place(), id);
  expect(document.querySelector<HTMLInputElement>('[name=answer]')?.value).toBe('AB');
});

it('a letter that fits nowhere is not announced', async () => {
  root = createRoot(place());
  await act(async () => root?.render(<Inner {...PROPS} shaked="ABCX" answer="ABC" />));
  await use('X');
  expect(document.querySelector('[aria-live]')?.textContent).toBe('');
});

it('a screen reader’s click, whose detail is 1 in Firefox, places a letter; the click of a press no second one', async () => {
  root = createRoot(place());
  await act(async () => root?.render(<Inner {...PROPS} />));
  const answer = () => document.querySelector<HTMLInputElement>('[name=answer]')?.value;
  const click = (letter: Element) =>
    act(() => letter.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 })));
  click(named('B'));
  expect(answer()).toBe('B');
  const letter = named('A');
  // A long press leaves the letter to the browser's context menu, whatever click follows.
  act(() => letter.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true, button: 0 })));
  click(letter);
  expect(answer()).toBe('B');
});

it.each([
  ['Feld 1: leer', de],
  ['Slot 1: empty', en],
])('an empty slot has the accessible name “%s”', async (name, { shakewordSlot: slot }) => {
  root = createRoot(place());
  await act(async () => root?.render(<Inner {...PROPS} texts={{ ...PROPS.texts, slot }} />));
  expect(named(name).textContent).toBe('');
});

it.each([
  ['stays if it has the focus at hydration', true],
  ['is replaced by the letters if it doesn’t', false],
])('the text field %s', async (_, typing) => {
  place().innerHTML = renderToString(<Inner {...PROPS} />);
  const field = document.querySelector('input') as HTMLInputElement;
  field.value = 'C';
  if (typing) field.focus();
  await act(async () => {
    root = hydrateRoot(place(), <Inner {...PROPS} />);
  });
  const input = document.querySelector<HTMLInputElement>('[name=answer]');
  expect([input?.type, input?.value, input === field]).toEqual([typing ? 'text' : 'hidden', 'C', typing]);
});

it('the puzzle is hydrated only in browsers with PointerEvent', () => {
  expect(Puzzle.needs).toBe('PointerEvent');
});
