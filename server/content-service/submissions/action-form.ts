import { z } from 'zod';
import { FIELD_LENGTH } from '#app/contract/plain-text.ts';
import { type ActionTile, consentNeed, emailNeed, hasTipGame } from '#app/contract/tiles/action.ts';
import { emailField, lineField, linesField, phoneField, tickField } from '../kernel/fields.ts';
import { MAX_UPLOADS } from '../uploads-received/limits.ts';

/** How many uploads follow: a count, which may arrive as an integer string. */
const uploadCount = z.preprocess(
  (value) => (typeof value === 'string' && /^\d{1,3}$/.test(value) ? Number(value) : (value ?? 0)),
  z.number().int().min(0).max(MAX_UPLOADS),
);

function tipField(wanted: boolean) {
  const tip = z.number().int().min(0).max(99);
  if (wanted) return tip;
  return z.preprocess((value) => value ?? undefined, z.number().optional()).transform(() => undefined);
}

/** The form of an action, as its tile asks for it. */
export function actionForm(tile: ActionTile) {
  const tips = hasTipGame(tile);
  return z.object({
    firstname: lineField(tile.name, FIELD_LENGTH.name),
    lastname: lineField(tile.name, FIELD_LENGTH.name),
    street: lineField(tile.address, FIELD_LENGTH.street),
    streetnr: lineField(tile.address, FIELD_LENGTH.streetnr),
    zip: lineField(tile.address, FIELD_LENGTH.zip),
    city: lineField(tile.address, FIELD_LENGTH.city),
    extra: lineField(tile.address === 'none' ? 'none' : 'optional', FIELD_LENGTH.street),
    email: emailField(emailNeed(tile)),
    phone: phoneField(tile.phone),
    freetext: linesField(tile.freetext, FIELD_LENGTH.freetext),
    cb1: tickField(consentNeed(tile, 1)),
    cb2: tickField(consentNeed(tile, 2)),
    cb3: tickField(consentNeed(tile, 3)),
    cb4: tickField(consentNeed(tile, 4)),
    tip1: tipField(tips),
    tip2: tipField(tips),
    token: lineField('optional', 200),
    uploads: uploadCount,
  });
}

export type ActionForm = z.infer<ReturnType<typeof actionForm>>;
