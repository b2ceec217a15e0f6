import { fieldId } from '#app/forms/form-failure.ts';
import { SubmissionForm } from '#app/forms/submission-form.tsx';
import type { TextKey } from '#app/i18n/de.ts';
import { FormsElsewhere, OutcomeNotice, PartPanel } from '../part-panel.tsx';
import { failureFor, formIdOf, partFor, type ShakewordPart } from '../participation.ts';
import type { TileProps } from '../tile-context.ts';
import { Puzzle } from './puzzle.island.tsx';
import { lettersOf } from './puzzle-state.ts';

export function ShakewordTile(props: TileProps<'shakeword'>) {
  const { tile, context } = props;
  const part = partFor(context.participation, tile);
  return (
    <PartPanel form={formIdOf(tile)} title="" context={context}>
      {part ? <PuzzleState {...props} part={part} /> : <FormsElsewhere context={context} />}
    </PartPanel>
  );
}

function PuzzleState({ tile, context, part }: TileProps<'shakeword'> & { part: ShakewordPart }) {
  const { t, participation } = context;
  const form = formIdOf(tile);
  if (!participation) return null;
  if (part.outcome?.kind === 'correct') {
    return (
      <OutcomeNotice form={form} title={tile.messageCorrect || t('shakewordCorrect')}>
        <SolvedWord word={part.outcome.text ?? ''} />
      </OutcomeNotice>
    );
  }
  const failure = failureFor(participation, form);
  const template = (key: TextKey) => t(key, { letter: '{letter}', number: '{number}' });
  const answer = failure?.result.initialValue?.answer;
  return (
    <SubmissionForm
      id={form}
      action={participation.here}
      submissionId={part.submissionId}
      constraint={{}}
      failure={failure}
    >
      {() => (
        <>
          {tile.info ? <p className="mb-4">{tile.info}</p> : null}
          <Puzzle
            id={fieldId(form, 'answer')}
            shaked={tile.shaked}
            answer={typeof answer === 'string' ? answer : ''}
            error={failure?.result.error?.answer?.[0] ?? null}
            button={{
              text: tile.buttonText || t('shakewordCheck'),
              color: tile.buttonColor,
              inverse: tile.buttonStyle === 'inverse',
            }}
            texts={{
              letters: t('shakewordLetters'),
              answer: t('shakewordAnswer'),
              slot: template('shakewordSlot'),
              slotFilled: template('shakewordSlotFilled'),
              place: template('shakewordPlace'),
            }}
          />
        </>
      )}
    </SubmissionForm>
  );
}

/** Locked: the letters lie where they belong and jump once for joy, unless the rider wants no motion. */
function SolvedWord({ word }: { word: string }) {
  const letters = lettersOf(word);
  return (
    <p className="mt-3 grid grid-cols-8 gap-1">
      <span className="sr-only">{word}</span>
      {letters.map((letter, index) => (
        <span
          key={index}
          aria-hidden="true"
          className="flex h-12 animate-bounce items-center justify-center rounded bg-green text-xl font-bold text-on-green"
          style={{ animationDelay: `${index * 0.1}s`, animationIterationCount: 2 }}
        >
          {letter}
        </span>
      ))}
    </p>
  );
}
