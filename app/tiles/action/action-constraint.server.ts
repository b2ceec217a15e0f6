import type { ActionTile } from '#app/contract/tiles/action.ts';
import { UPLOAD_FIELD } from '#app/contract/upload-fields.ts';
import type { FormConstraint } from '#app/forms/form-failure.ts';
import { constraintOf } from '#app/forms/parse-form.server.ts';
import type { TextKey } from '#app/i18n/de.ts';
import type { Translate } from '#app/i18n/translate.ts';
import { actionFormDefinition } from './action-form-definition.ts';

type Words = Record<ActionTile['uploadmedium'], TextKey>;

const UPLOAD_LABELS: Words = {
  image: 'uploadImageLabel',
  video: 'uploadVideoLabel',
  audio: 'uploadAudioLabel',
};
export const UPLOAD_MISSING: Words = {
  image: 'actionImageEmpty',
  video: 'actionVideoEmpty',
  audio: 'actionAudioEmpty',
};

/** Field constraints of an action's form, including its file input. */
export function actionConstraint(tile: ActionTile, t: Translate): FormConstraint {
  const fields = constraintOf(actionFormDefinition(tile, t));
  if (tile.imageupload === 'none') return fields;
  return {
    ...fields,
    [UPLOAD_FIELD]: {
      label: t(UPLOAD_LABELS[tile.uploadmedium]),
      messages: [t(UPLOAD_MISSING[tile.uploadmedium])],
    },
  };
}
