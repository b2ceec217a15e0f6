import type { ReactNode } from 'react';
import { buttonLook } from '#app/components/button.tsx';
import { EditorText } from '#app/components/editor-text.tsx';
import { Icon } from '#app/components/icon.tsx';
import { Notice } from '#app/components/notice.tsx';
import type { ActionTile } from '#app/contract/tiles/action.ts';
import { UPLOAD_FIELD } from '#app/contract/upload-fields.ts';
import type { Medium } from '#app/contract/upload-rules.ts';
import { type FormFailure, fieldId } from '#app/forms/form-failure.ts';
import { UploadField, type UploadTexts } from '#app/forms/uploads/upload-field.island.tsx';
import { UPLOAD_WORDS } from '#app/forms/uploads/upload-words.ts';
import type { VoiceTexts } from '#app/forms/uploads/voice-recorder.tsx';
import type { KeyWith } from '#app/i18n/de.ts';
import type { Translate } from '#app/i18n/translate.ts';
import { formIdOf } from '#app/participation/participation.ts';
import { endpoints } from '#app/route-table.ts';
import { contentLanguage, postTo } from '#app/visit/page.ts';
import type { ActionProps } from './action-props.ts';
import { DRAW_BUTTON_PROPS } from './draw-button-props.ts';

/** Texts with placeholders that the island fills in. */
function templates(t: Translate, medium: Medium): UploadTexts {
  const words = UPLOAD_WORDS[medium];
  const template = (key: KeyWith<'name' | 'percent' | 'size' | 'count'>) =>
    t(key, { name: '{name}', percent: '{percent}', size: '{size}', count: '{count}' });
  return {
    wrongType: template(words.wrongType),
    tooLarge: template(words.tooLarge),
    tooLong: template(words.tooLong),
    empty: template('actionFileEmpty'),
    uploadedList: t('uploadKept'),
    uploadedFile: template('uploadSize'),
    keptFor: t('uploadKeptFor'),
    keptWhileOpen: t('uploadKeptWhileOpen'),
    remove: template('uploadRemove'),
    progress: template('uploadProgress'),
    failed: template('uploadFailed'),
    tooMany: template('actionImageTooManyImages'),
    chooseFile: t('recordOr'),
  };
}

/** Hidden from screen readers, which announce `required`. */
const MARK = '\u00a0*';

function voiceTexts(tile: ActionTile, t: Translate, lang: string | undefined): VoiceTexts | null {
  if (tile.uploadmedium !== 'audio') return null;
  return {
    description: tile.audioDescription,
    during: tile.audioWhile || t('recordRunning'),
    after: tile.audioAfter,
    start: tile.uploadbuttonText || t('recordStart'),
    mark: tile.imageupload === 'mandatory' ? MARK : '',
    lang,
    duringLang: tile.audioWhile ? lang : undefined,
    startLang: tile.uploadbuttonText ? lang : undefined,
    stop: t('recordStop'),
    listen: t('recordListen'),
    discard: t('recordDiscard'),
    again: t('recordAgain'),
    question: t('recordQuestion'),
    replace: t('recordReplace'),
    keep: t('recordKeep'),
    refused: t('recordRefused'),
    seconds: t('recordSeconds', { seconds: '{seconds}' }),
    filename: t('uploadAudioLabel'),
    buttonColor: tile.uploadbuttonColor,
    inverse: tile.uploadbuttonStyle === 'inverse',
  };
}

/** Where to upload instead of a captive portal's window: Android's has no file chooser. */
export function UploadElsewhere({ context: { page, t } }: Pick<ActionProps, 'context'>) {
  if (page.portal === null) return null;
  return (
    <div className="mb-4">
      <Notice>{t('uploadPortal', { address: page.portal.address })}</Notice>
    </div>
  );
}

/** Upload of pictures, a video or a voice recording; for a recording the tile's text comes first. */
export function Upload({ tile, context, failure }: ActionProps & { failure: FormFailure | null }) {
  const { t, href, page } = context;
  const id = fieldId(formIdOf(tile), UPLOAD_FIELD);
  const words = UPLOAD_WORDS[tile.uploadmedium];
  const mark = tile.imageupload === 'mandatory' ? <span aria-hidden="true">{MARK}</span> : null;
  return (
    <div data-field="" className="mb-4">
      {failure?.uploads?.length ? (
        <DefaultButton text={t('actionSend')} isDraw={failure.draw?.again} />
      ) : null}
      {/* The draw's button says it: after a win the form can only be sent from this window. */}
      {tile.randomGeneratorActivate ? null : <UploadElsewhere context={context} />}
      {tile.uploadmedium === 'audio' && tile.audioText ? (
        <EditorText as="p" className="mb-4 text-lg">
          {tile.audioText}
        </EditorText>
      ) : null}
      <div className="relative rounded border-2 border-dashed border-line p-4">
        {tile.uploadmedium === 'audio' ? (
          <label htmlFor={id} className="block font-bold">
            {t(words.label)}
            {mark}
          </label>
        ) : (
          <ChooseLabel tile={tile} htmlFor={id}>
            <EditorText or={t(words.label)}>{tile.uploadbuttonText}</EditorText>
            {mark}
          </ChooseLabel>
        )}
        <p id={`${id}-hint`} className="my-2 text-sm text-soft">
          {t(words.hint)}
        </p>
        <UploadField
          id={id}
          medium={tile.uploadmedium}
          mandatory={tile.imageupload === 'mandatory'}
          describedBy={`${id}-hint`}
          address={postTo(page, href(endpoints.upload.path))}
          language={context.page.language}
          kept={failure?.uploads ?? []}
          problems={failure?.result.error?.[UPLOAD_FIELD] ?? []}
          texts={templates(t, tile.uploadmedium)}
          voice={voiceTexts(tile, t, contentLanguage(page))}
        />
      </div>
    </div>
  );
}

/** Enter in a field presses the form's first submit button, which else would be one that removes a file. */
function DefaultButton({ text, isDraw }: { text: string; isDraw: boolean | undefined }) {
  return (
    <button
      type="submit"
      className="sr-only"
      tabIndex={-1}
      aria-hidden="true"
      {...(isDraw ? DRAW_BUTTON_PROPS : {})}
    >
      {text}
    </button>
  );
}

/** The label looks like the button, in the editor's style. */
function ChooseLabel({
  tile: { uploadbuttonColor, uploadbuttonStyle },
  htmlFor,
  children,
}: {
  tile: ActionTile;
  htmlFor: string;
  children: ReactNode;
}) {
  const look = buttonLook({ color: uploadbuttonColor, inverse: uploadbuttonStyle === 'inverse', wide: true });
  return (
    <label htmlFor={htmlFor} {...look}>
      <Icon name="upload" className="mr-3 h-6 w-6 flex-none" />
      <span className="min-w-0">{children}</span>
    </label>
  );
}
