import { FIELD_LENGTH } from '../plain-text.ts';
import type { CompetitionTile } from '../tiles/competition.ts';
import { email, freetext, line, phone, tick } from './form-fields.ts';

export function competitionForm(tile: CompetitionTile) {
  return {
    firstname: line('mandatory', FIELD_LENGTH.name),
    lastname: line('mandatory', FIELD_LENGTH.name),
    email: email(tile.email),
    phone: phone(tile.phone),
    freetext: freetext(tile.freetext),
    agb: tick('mandatory'),
  };
}
