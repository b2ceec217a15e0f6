import { useEffect, useRef, useState } from 'react';
import { buttonLook } from '#app/components/button.tsx';
import { FOCUSED } from '#app/components/focused.ts';
import { island } from '#app/islands/island.tsx';
import { followPointer } from './drag.ts';
import { LETTER, LETTERS } from './letter-rows.ts';
import {
  answerOf,
  isComplete,
  isPlaced,
  type PuzzleState,
  place,
  returnLetter,
  startPuzzle,
} from './puzzle-state.ts';

export interface PuzzleProps {
  id: string;
  shaked: string;
  /** Number of letters of the solution; null if it can only be typed. */
  slots: number | null;
  answer: string;
  /** The word's `lang`, if it differs from the page's. */
  lang: string | undefined;
  error: string | null;
  errorLang: string | undefined;
  button: { text: string; lang: string | undefined; color: string; inverse: boolean };
  /** With {letter} and {number} placeholders. */
  texts: { letters: string; answer: string; slot: string; slotFilled: string; place: string };
}

const TILE = 'flex h-12 w-full select-none items-center justify-center rounded text-xl font-bold uppercase';

function fill(template: string, letter: string, slot: number): string {
  return template.replace('{letter}', () => letter).replace('{number}', String(slot + 1));
}

/**
 * Letters to put into slots by dragging, clicking or keyboard; before hydration and without a script a text field. The
 * form posts the answer to the server, which alone knows the solution.
 */
function PuzzleInner({ id, shaked, slots, answer, lang, error, errorLang, button, texts }: PuzzleProps) {
  const [alive, setAlive] = useState(false);
  const [state, setState] = useState<PuzzleState>(() => startPuzzle(shaked, slots ?? 0, answer));
  /** A letter's handlers are those of its press; another thumb may have placed a letter since. */
  const newest = useRef(state);
  const [said, setSaid] = useState('');
  const root = useRef<HTMLDivElement>(null);
  const typed = useRef<HTMLInputElement>(null);

  useEffect(() => {
    // Who is typing already goes on in the field.
    if (slots === null || document.activeElement === typed.current) return;
    // Takes over what was typed before hydration.
    newest.current = startPuzzle(shaked, slots, typed.current?.value ?? '');
    setState(newest.current);
    setAlive(true);
  }, [shaked, slots]);

  const show = (next: PuzzleState) => {
    newest.current = next;
    setState(next);
  };
  const put = (letter: number, slot?: number) => {
    const next = place(newest.current, letter, slot);
    const at = next.slots.indexOf(letter);
    if (at === -1) return;
    show(next);
    setSaid(fill(texts.slotFilled, state.letters[letter] ?? '', at));
    focusNext(root.current, isComplete(next) ? 'button[type=submit]' : '[data-pool] [data-letter]');
  };
  const back = (slot: number) => {
    const letter = newest.current.slots[slot];
    show(returnLetter(newest.current, slot));
    setSaid(fill(texts.slot, '', slot));
    focusNext(root.current, `[data-pool] li:nth-child(${Number(letter) + 1}) [data-letter]`);
  };
  const drop = (letter: number, over: Element | null) => {
    const slot = over?.closest<HTMLElement>('[data-slot]')?.dataset.slot;
    const from = newest.current.slots.indexOf(letter);
    if (slot !== undefined) put(letter, Number(slot));
    else if (from !== -1 && over?.closest('[data-pool]')) back(from);
  };
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div ref={root}>
      {alive ? (
        <>
          <input type="hidden" name="answer" value={answerOf(state)} data-typed="" />
          <ol aria-label={texts.answer} aria-describedby={errorId} className={LETTERS} id={id} tabIndex={-1}>
            {state.slots.map((letter, slot) => (
              <li key={slot} data-slot={slot} className={LETTER}>
                {letter === null ? (
                  <span
                    className={`${TILE} border-2 border-dashed border-soft`}
                    aria-label={fill(texts.slot, '', slot)}
                    role="img"
                  />
                ) : (
                  <LetterButton
                    letter={state.letters[letter] ?? ''}
                    label={fill(texts.slotFilled, state.letters[letter] ?? '', slot)}
                    onUse={() => back(slot)}
                    onDrop={(over) => drop(letter, over)}
                  />
                )}
              </li>
            ))}
          </ol>
          <ul aria-label={texts.letters} data-pool="" className={LETTERS}>
            {state.letters.map((letter, index) => (
              <li key={index} className={LETTER}>
                {isPlaced(state, index) ? (
                  <span className={`${TILE} bg-line`} />
                ) : (
                  <LetterButton
                    letter={letter}
                    label={fill(texts.place, letter, 0)}
                    onUse={() => put(index)}
                    onDrop={(over) => drop(index, over)}
                  />
                )}
              </li>
            ))}
          </ul>
          <p aria-live="polite" className="sr-only">
            {said}
          </p>
        </>
      ) : (
        <>
          <p lang={lang} className="mb-4 text-2xl font-bold uppercase tracking-widest">
            {shaked}
          </p>
          <label htmlFor={id} className="mb-1 block font-bold">
            {texts.answer}
          </label>
          <input
            ref={typed}
            id={id}
            name="answer"
            defaultValue={answer}
            required
            maxLength={100}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            aria-describedby={errorId}
            aria-invalid={error ? true : undefined}
            className="mb-4 block min-h-[48px] w-full rounded border border-soft bg-card px-3 text-ink"
          />
        </>
      )}
      {error ? (
        <p
          id={errorId}
          lang={errorLang}
          role="alert"
          tabIndex={-1}
          {...FOCUSED}
          className="mb-4 font-bold text-warning"
        >
          {error}
        </p>
      ) : null}
      <button
        type="submit"
        lang={button.lang}
        disabled={alive && !isComplete(state)}
        {...buttonLook({ color: button.color, inverse: button.inverse, wide: true })}
      >
        {button.text}
      </button>
    </div>
  );
}

interface LetterButtonProps {
  letter: string;
  label: string;
  onUse: () => void;
  onDrop: (over: Element | null) => void;
}

function LetterButton({ letter, label, onUse, onDrop }: LetterButtonProps) {
  const pressed = useRef(false);
  const onEnd = () => {
    pressed.current = false;
  };
  return (
    <button
      type="button"
      data-letter=""
      data-no-swipe=""
      aria-label={label}
      className={`${TILE} cursor-grab [touch-action:none] bg-green text-on-green`}
      onPointerDown={({ nativeEvent, button, currentTarget }) => {
        if (button !== 0) return;
        pressed.current = true;
        followPointer(nativeEvent, currentTarget, { onTap: onUse, onDrop, onEnd });
      }}
      onClick={() => {
        // By keyboard or assistive technology. Not by `detail`, which is 1 for NVDA's and JAWS' clicks in Firefox.
        if (!pressed.current) onUse();
      }}
    >
      {letter}
    </button>
  );
}

/** The pressed button is gone with its letter: focus the next letter, the returned one, or the submit button. */
function focusNext(root: HTMLElement | null, next: string): void {
  requestAnimationFrame(() => {
    if (root && !root.contains(document.activeElement)) root.querySelector<HTMLElement>(next)?.focus();
  });
}

/** Without pointer events (Safari 12) the letters can't be tapped: the text field stays. */
export const Puzzle = island<PuzzleProps>({ name: 'puzzle', needs: 'PointerEvent' }, PuzzleInner);
