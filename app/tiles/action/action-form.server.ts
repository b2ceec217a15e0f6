import { z } from 'zod';
import { FIELD_LENGTH } from '#app/contract/plain-text.ts';
import {
  type ActionTile,
  type ConsentNumber,
  consentNeed,
  emailNeed,
  hasTipGame,
} from '#app/contract/tiles/action.ts';
import {
  asNeeded,
  emailRule,
  lineRule,
  linesRule,
  type Need,
  optionalTickRule,
  phoneRule,
  shapeOf,
  tickRule,
  wholeRule,
} from '#app/forms/rules.server.ts';
import type { TextKey } from '#app/i18n/de.ts';
import type { Translate } from '#app/i18n/translate.ts';

const HIGHEST_SCORE = 99;

/** An action's fields as its tile asks for them, in the order in which the page shows them. */
export function actionFormSchema(tile: ActionTile, t: Translate) {
  const line = (need: Need, max: number, required: TextKey) =>
    asNeeded(need, lineRule(max, { required: t(required), invalid: t('formInvalid') }));
  const score = wholeRule(0, HIGHEST_SCORE, { required: t('tipRequired'), invalid: t('tipInvalid') });
  const tip = hasTipGame(tile) ? score : null;
  const tick = (number: ConsentNumber) => {
    const need = consentNeed(tile, number);
    if (need === 'none') return null;
    return need === 'mandatory' ? tickRule(t('consentRequired')) : optionalTickRule;
  };
  return z.object(
    shapeOf({
      tip1: tip,
      tip2: tip,
      firstname: line(tile.name, FIELD_LENGTH.name, 'firstnameRequired'),
      lastname: line(tile.name, FIELD_LENGTH.name, 'lastnameRequired'),
      street: line(tile.address, FIELD_LENGTH.street, 'streetRequired'),
      streetnr: line(tile.address, FIELD_LENGTH.streetnr, 'streetnrRequired'),
      extra: line(tile.address === 'none' ? 'none' : 'optional', FIELD_LENGTH.street, 'formInvalid'),
      zip: line(tile.address, FIELD_LENGTH.zip, 'zipRequired'),
      city: line(tile.address, FIELD_LENGTH.city, 'cityRequired'),
      email: asNeeded(
        emailNeed(tile),
        emailRule({ required: t('emailRequired'), invalid: t('emailInvalid') }),
      ),
      phone: asNeeded(tile.phone, phoneRule({ required: t('phoneRequired'), invalid: t('phoneInvalid') })),
      freetext: asNeeded(
        tile.freetext,
        linesRule(FIELD_LENGTH.freetext, { required: t('freetextRequired'), invalid: t('formInvalid') }),
      ),
      cb1: tick(1),
      cb2: tick(2),
      cb3: tick(3),
      cb4: tick(4),
    }),
  );
}
