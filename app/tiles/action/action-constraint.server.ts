import type { ActionTile } from '#app/contract/tiles/action.ts';
import { UPLOAD_FIELD } from '#app/contract/upload-rules.ts';
import type { FormConstraint } from '#app/forms/form-failure.ts';
import { type FormLabels, personLabels, shortLabel } from '#app/forms/form-labels.ts';
import { constraintOf } from '#app/forms/parse-form.server.ts';
import type { TextKey } from '#app/i18n/de.ts';
import type { Translate } from '#app/i18n/translate.ts';
import { actionFormSchema } from './action-form.server.ts';

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

function labelsOf(tile: ActionTile, t: Translate): FormLabels {
  return {
    ...personLabels(t),
    tip1: shortLabel(tile.tippspielTeam1Name),
    tip2: shortLabel(tile.tippspielTeam2Name),
    freetext: shortLabel(tile.freetextLabel) || t('freetext'),
    cb1: shortLabel(tile.cb1Title),
    cb2: shortLabel(tile.cb2Title),
    cb3: shortLabel(tile.cb3Title),
    cb4: shortLabel(tile.cb4Title),
  };
}

/** What the form's fields take, its files among them, which no schema reads. */
export function actionConstraint(tile: ActionTile, t: Translate): FormConstraint {
  const fields = constraintOf(actionFormSchema(tile, t), labelsOf(tile, t));
  if (tile.imageupload === 'none') return fields;
  return {
    ...fields,
    [UPLOAD_FIELD]: {
      label: t(UPLOAD_LABELS[tile.uploadmedium]),
      messages: [t(UPLOAD_MISSING[tile.uploadmedium])],
    },
  };
}
