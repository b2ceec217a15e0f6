import { EditorText } from '#app/components/editor-text.tsx';
import { fieldId } from '#app/forms/form-failure.ts';
import type { KeyWith } from '#app/i18n/de.ts';
import {
  failureFor,
  formIdOf,
  formStateFor,
  type ShakewordFormState,
} from '#app/participation/participation.ts';
import { contentLanguage } from '#app/visit/page.ts';
import { FormPanel, FormsElsewhere, OutcomeNotice } from '../tile/form-panel.tsx';
import type { TileProps } from '../tile/tile-context.ts';
import { TileForm } from '../tile/tile-form.tsx';
import { LETTER, LETTERS } from './letter-rows.ts';
import { Puzzle } from './puzzle.island.tsx';
import { lettersOf } from './puzzle-state.ts';

export function ShakewordTile(props: TileProps<'shakeword'>) {
  const { tile, context } = props;
  const formState = formStateFor(context.participation, tile);
  return (
    <FormPanel tile={tile} title="" context={context}>
      {formState ? <PuzzleState {...props} formState={formState} /> : <FormsElsewhere context={context} />}
    </FormPanel>
  );
}

function PuzzleState({
  tile,
  context,
  formState,
}: TileProps<'shakeword'> & { formState: ShakewordFormState }) {
  const { t, participation } = context;
  const formId = formIdOf(tile);
  if (!participation) return null;
  if (formState.outcome?.kind === 'correct') {
    return (
      <OutcomeNotice
        formId={formId}
        title={<EditorText or={t('shakewordCorrect')}>{tile.messageCorrect}</EditorText>}
      >
        <SolvedWord word={formState.outcome.text ?? ''} />
      </OutcomeNotice>
    );
  }
  const failure = failureFor(participation, formId);
  const error = failure?.result.error?.answer?.[0] ?? null;
  const lang = contentLanguage(context.page);
  const template = (key: KeyWith<'letter' | 'number'>) => t(key, { letter: '{letter}', number: '{number}' });
  const answer = failure?.result.initialValue?.answer;
  return (
    <TileForm tile={tile} context={context} formState={formState} mayWait={false} typed>
      {() => (
        <>
          <EditorText as="p" className="mb-4" or={null}>
            {tile.info}
          </EditorText>
          <Puzzle
            id={fieldId(formId, 'answer')}
            shaked={tile.shaked}
            slots={formState.slots}
            answer={typeof answer === 'string' ? answer : ''}
            lang={lang}
            error={error}
            errorLang={error === tile.messageWrong.trim() ? lang : undefined}
            button={{
              text: tile.buttonText || t('shakewordCheck'),
              lang: tile.buttonText ? lang : undefined,
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
    </TileForm>
  );
}

/** The solved word; its letters jump once, unless reduced motion is preferred. */
function SolvedWord({ word }: { word: string }) {
  const letters = lettersOf(word);
  return (
    <EditorText as="p" className={`mt-3 ${LETTERS}`}>
      <span className="sr-only">{word}</span>
      {letters.map((letter, index) => (
        <span key={index} aria-hidden="true" className={LETTER}>
          <span
            className="flex h-12 animate-bounce items-center justify-center rounded bg-green text-xl font-bold text-on-green"
            style={{ animationDelay: `${index * 0.1}s`, animationIterationCount: 2 }}
          >
            {letter}
          </span>
        </span>
      ))}
    </EditorText>
  );
}
