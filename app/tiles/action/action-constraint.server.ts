import type { ActionTile } from '#app/contract/tiles/action.ts';
import { UPLOAD_FIELD } from '#app/contract/upload-fields.ts';
import type { FormConstraint } from '#app/forms/form-failure.ts';
import { constraintOf } from '#app/forms/parse-form.server.ts';
import { UPLOAD_WORDS } from '#app/forms/uploads/upload-words.ts';
import type { Translate } from '#app/i18n/translate.ts';
import { actionFormDefinition } from './action-form-definition.ts';

/** Field constraints of an action's form, including its file input. */
export function actionConstraint(tile: ActionTile, t: Translate): FormConstraint {
  const fields = constraintOf(actionFormDefinition(tile, t));
  if (tile.imageupload === 'none') return fields;
  const { label, missing } = UPLOAD_WORDS[tile.uploadmedium];
  return { ...fields, [UPLOAD_FIELD]: { label: t(label), messages: [t(missing)] } };
}
