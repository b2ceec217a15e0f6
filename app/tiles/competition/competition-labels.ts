import type { CompetitionTile } from '#app/contract/tiles/competition.ts';
import { type FormLabels, personLabels, shortLabel } from '#app/forms/form-labels.ts';
import type { Translate } from '#app/i18n/translate.ts';

export function competitionLabels(tile: CompetitionTile, t: Translate): FormLabels {
  return {
    ...personLabels(t),
    freetext: shortLabel(tile.freetextLabel) || t('freetext'),
    agb: t('competitionTerms'),
  };
}
