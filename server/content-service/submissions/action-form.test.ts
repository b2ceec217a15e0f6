import { describe, expect, it } from 'vitest';
import { actionForm } from '#app/contract/forms/action-form.ts';
import { FIELD_LENGTH } from '#app/contract/plain-text.ts';
import { type ActionTile, actionType } from '#app/contract/tiles/action.ts';
import { parseForm } from '#app/forms/parse-form.server.ts';
import { translator } from '#app/i18n/translate.ts';
import { actionFormDefinition } from '#app/tiles/action/action-form-definition.ts';
import { validForm } from '../core/fields.ts';

/** The page validates form strings, the service JSON: both must accept and refuse the same. */

const everything = { name: 'mandatory', address: 'mandatory', phone: 'mandatory', freetext: 'mandatory' };
const typed: Record<string, string> = {
  firstname: 'Ada',
  lastname: 'Lovelace',
  street: 'Am Anger',
  streetnr: '12a',
  zip: '12345',
  city: 'Aldenbrück',
  email: 'ada@example.org',
  phone: '0211 12345',
  freetext: 'Eine Zeile\nund noch eine',
};

function tileOf(fields: Record<string, string>): ActionTile {
  return actionType.schema.parse({ type: 'action', id: '1', ...everything, ...fields });
}

function pageTakes(tile: ActionTile, values: Record<string, string>): boolean {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return (
    parseForm(form, { formId: 'action-1', definition: actionFormDefinition(tile, translator('de')) })
      .value !== null
  );
}

function serviceTakes(tile: ActionTile, values: Record<string, string>): boolean {
  try {
    validForm(actionForm(tile), values);
    return true;
  } catch {
    return false;
  }
}

describe('the page and the service are of one opinion about', () => {
  it.each(
    ['none', 'optional', 'mandatory'].flatMap((email) =>
      ['none', 'optin', 'plain'].map((autoresponse) => [email, autoresponse] as const),
    ),
  )('a blank e-mail address, %s, with autoresponse %s', (email, autoresponse) => {
    const tile = tileOf({ email, autoresponse });
    const blank = { ...typed, email: '' };
    expect(pageTakes(tile, blank)).toBe(serviceTakes(tile, blank));
  });

  const lengths = { ...FIELD_LENGTH, firstname: FIELD_LENGTH.name, lastname: FIELD_LENGTH.name };
  const fields = ['firstname', 'lastname', 'street', 'streetnr', 'zip', 'city', 'freetext'] as const;
  const tile = tileOf({ email: 'optional' });

  it.each(fields)('the length of %s', (name) => {
    for (const [length, taken] of [
      [lengths[name], true],
      [lengths[name] + 1, false],
    ] as const) {
      const values = { ...typed, [name]: 'x'.repeat(length) };
      expect([pageTakes(tile, values), serviceTakes(tile, values)]).toEqual([taken, taken]);
    }
  });

  it.each(fields.flatMap((name) => ['a\tb', 'a\nb', 'a\u0000b', 'a\u007fb'].map((value) => [name, value])))(
    '%s being %j',
    (name, value) => {
      const values = { ...typed, [name]: value };
      expect(pageTakes(tile, values)).toBe(serviceTakes(tile, values));
    },
  );
});

it('the service compares addresses in one spelling and keeps a page’s own', () => {
  const tile = tileOf({ email: 'mandatory' });
  expect(validForm(actionForm(tile), { ...typed, email: ' Ada@Example.ORG ' }).email).toBe('ada@example.org');
});
