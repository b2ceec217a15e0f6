import { FIELD_LENGTH } from '../plain-text.ts';
import { type ActionTile, consentNeed, emailNeed, hasTipGame } from '../tiles/action.ts';
import { email, freetext, line, phone, tick, whole } from './form-fields.ts';

const HIGHEST_SCORE = 99;

/** An action's form as its tile asks for it, but for its files. */
export function actionForm(tile: ActionTile) {
  const score = whole(hasTipGame(tile) ? 'mandatory' : 'none', 0, HIGHEST_SCORE);
  return {
    tip1: score,
    tip2: score,
    firstname: line(tile.name, FIELD_LENGTH.name),
    lastname: line(tile.name, FIELD_LENGTH.name),
    street: line(tile.address, FIELD_LENGTH.street),
    streetnr: line(tile.address, FIELD_LENGTH.streetnr),
    extra: line(tile.address === 'none' ? 'none' : 'optional', FIELD_LENGTH.street),
    zip: line(tile.address, FIELD_LENGTH.zip),
    city: line(tile.address, FIELD_LENGTH.city),
    email: email(emailNeed(tile)),
    phone: phone(tile.phone),
    freetext: freetext(tile.freetext),
    cb1: tick(consentNeed(tile, 1)),
    cb2: tick(consentNeed(tile, 2)),
    cb3: tick(consentNeed(tile, 3)),
    cb4: tick(consentNeed(tile, 4)),
  };
}
