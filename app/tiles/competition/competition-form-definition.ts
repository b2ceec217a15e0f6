import { competitionForm } from '#app/contract/forms/competition-form.ts';
import type { CompetitionTile } from '#app/contract/tiles/competition.ts';
import { consentWords, freetextWords, personFieldMessages } from '#app/forms/form-words.ts';
import type { Translate } from '#app/i18n/translate.ts';

/** A competition's form fields and their validation messages. */
export function competitionFormDefinition(tile: CompetitionTile, t: Translate) {
  return {
    fields: competitionForm(tile),
    words: {
      ...personFieldMessages(t),
      freetext: freetextWords(tile.freetextLabel, t),
      agb: consentWords(t('competitionTerms'), t),
    },
  };
}
