import { actionForm } from '#app/contract/forms/action-form.ts';
import type { ActionTile } from '#app/contract/tiles/action.ts';
import { consentWords, freetextWords, personFieldMessages, shortLabel } from '#app/forms/form-words.ts';
import type { Translate } from '#app/i18n/translate.ts';

/** An action's form fields with their labels and messages. */
export function actionFormDefinition(tile: ActionTile, t: Translate) {
  const tip = (team: string) => ({
    label: shortLabel(team),
    missing: t('tipRequired'),
    wrong: t('tipInvalid'),
  });
  return {
    fields: actionForm(tile),
    words: {
      ...personFieldMessages(t),
      tip1: tip(tile.tippspielTeam1Name),
      tip2: tip(tile.tippspielTeam2Name),
      freetext: freetextWords(tile.freetextLabel, t),
      cb1: consentWords(shortLabel(tile.cb1Title), t),
      cb2: consentWords(shortLabel(tile.cb2Title), t),
      cb3: consentWords(shortLabel(tile.cb3Title), t),
      cb4: consentWords(shortLabel(tile.cb4Title), t),
    },
  };
}
