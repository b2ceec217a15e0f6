import { buttonLook } from '#app/components/button.tsx';
import { type FormFailure, fieldId } from '#app/forms/form-failure.ts';
import { UploadField, type UploadTexts } from '#app/forms/uploads/upload-field.island.tsx';
import { UPLOAD_FIELD } from '#app/forms/uploads/upload-rules.ts';
import type { VoiceTexts } from '#app/forms/uploads/voice-recorder.tsx';
import type { TextKey } from '#app/i18n/de.ts';
import type { Translate } from '#app/i18n/translate.ts';
import { endpoints } from '#app/route-table.ts';
import { formIdOf } from '../participation.ts';
import type { ActionTile } from './action.schema.ts';
import type { ActionProps } from './action-tile.tsx';

type Words = Record<'label' | 'hint' | 'wrongType' | 'tooLarge' | 'tooLong', TextKey>;

const WORDS: Record<ActionTile['uploadmedium'], Words> = {
  image: {
    label: 'uploadImageLabel',
    hint: 'uploadImageHint',
    wrongType: 'actionImageWrongType',
    tooLarge: 'actionImageTooLarge',
    tooLong: 'actionImageWrongType',
  },
  video: {
    label: 'uploadVideoLabel',
    hint: 'uploadVideoHint',
    wrongType: 'actionVideoWrongType',
    tooLarge: 'actionVideoTooLarge',
    tooLong: 'actionVideoTooLong',
  },
  audio: {
    label: 'uploadAudioLabel',
    hint: 'uploadAudioHint',
    wrongType: 'actionAudioWrongType',
    tooLarge: 'actionAudioTooLarge',
    tooLong: 'actionAudioWrongType',
  },
};

/** Islands fill in for themselves what only they know. */
function templates(t: Translate, words: Words): UploadTexts {
  const template = (key: TextKey) =>
    t(key, { name: '{name}', percent: '{percent}', size: '{size}', count: '{count}' });
  return {
    wrongType: template(words.wrongType),
    tooLarge: template(words.tooLarge),
    tooLong: template(words.tooLong),
    empty: template('actionFileEmpty'),
    keptList: t('uploadKept'),
    keptFile: template('uploadSize'),
    remove: template('uploadRemove'),
    progress: template('uploadProgress'),
    failed: template('uploadFailed'),
    tooMany: template('actionImageTooManyImages'),
    chooseFile: t('recordOr'),
  };
}

function voiceTexts(tile: ActionTile, t: Translate): VoiceTexts | null {
  if (tile.uploadmedium !== 'audio') return null;
  return {
    description: tile.audioDescription,
    during: tile.audioWhile,
    after: tile.audioAfter,
    start: tile.uploadbuttonText || t('recordStart'),
    stop: t('recordStop'),
    listen: t('recordListen'),
    discard: t('recordDiscard'),
    refused: t('recordRefused'),
    seconds: t('recordSeconds', { seconds: '{seconds}' }),
    filename: t('uploadAudioLabel'),
    buttonColor: tile.uploadbuttonColor,
    inverse: tile.uploadbuttonStyle === 'inverse',
  };
}

/** Pictures, a film or a recording; for a recording the tile's words stand above. */
export function Upload({ tile, context, failure }: ActionProps & { failure: FormFailure | null }) {
  const { t, href } = context;
  const id = fieldId(formIdOf(tile), UPLOAD_FIELD);
  const look = buttonLook({
    color: tile.uploadbuttonColor,
    inverse: tile.uploadbuttonStyle === 'inverse',
    wide: true,
  });
  const words = WORDS[tile.uploadmedium];
  const label = tile.uploadmedium === 'audio' ? t(words.label) : tile.uploadbuttonText || t(words.label);
  return (
    <div className="mb-4">
      {tile.uploadmedium === 'audio' && tile.audioText ? (
        <p className="mb-4 text-lg">{tile.audioText}</p>
      ) : null}
      <label htmlFor={id} {...(tile.uploadmedium === 'audio' ? { className: 'mb-1 block font-bold' } : look)}>
        {label}
        {tile.imageupload === 'mandatory' ? <span aria-hidden="true">{'\u00a0*'}</span> : null}
      </label>
      <p id={`${id}-hint`} className="my-2 text-sm text-soft">
        {t(words.hint)}
      </p>
      <UploadField
        id={id}
        medium={tile.uploadmedium}
        mandatory={tile.imageupload === 'mandatory'}
        describedBy={`${id}-hint`}
        address={href(endpoints.upload.path)}
        kept={failure?.uploads ?? []}
        problems={failure?.result.error?.[UPLOAD_FIELD] ?? []}
        texts={templates(t, words)}
        voice={voiceTexts(tile, t)}
      />
    </div>
  );
}
