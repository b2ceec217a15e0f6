import { actionForm } from '#app/contract/forms/action-form.ts';
import type { ActionTile } from '#app/contract/tiles/action.ts';
import { consentWords, freetextWords, personFieldMessages, shortLabel } from '#app/forms/form-words.ts';
import type { Translate } from '#app/i18n/translate.ts';

/** An action's form fields with their labels and messages. */
export function actionFormDefinition(tile: ActionTile, t: Translate) {
  const tip = (team: string) => ({
    label: shortLabel(team),
    byEditor: true,
    missing: t('tipRequired'),
    wrong: t('tipInvalid'),
  });
  const consent = (title: string) => ({ ...consentWords(shortLabel(title), t), byEditor: true });
  return {
    fields: actionForm(tile),
    words: {
      ...personFieldMessages(t),
      tip1: tip(tile.tippspielTeam1Name),
      tip2: tip(tile.tippspielTeam2Name),
      freetext: freetextWords(tile.freetextLabel, t),
      cb1: consent(tile.cb1Title),
      cb2: consent(tile.cb2Title),
      cb3: consent(tile.cb3Title),
      cb4: consent(tile.cb4Title),
    },
  };
}
