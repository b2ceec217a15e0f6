import type { z } from 'zod';
import { isTypo } from '#app/contract/is-typo.ts';
import { aspectRatio } from '#app/contract/tiles/youtube.ts';
import {
  address,
  CHOICES,
  color,
  flag,
  flagOnByDefault,
  type InnerSchema,
  maximum,
  oneOf,
  optionalWhole,
  shapeOf,
  triStateFlag,
} from '#app/contract/tolerant.ts';
import { ADDRESSES, type Faults, type Path } from './faults.ts';

/**
 * The contract's reader tolerates faulty values of a CMS; for an import file they are faults. The rules are derived
 * from the same schemas, so that new fields are known here too.
 */

/** Returns null for a valid value, else what it should be ('must be true or false'). */
type Expectation = (value: unknown) => string | null;

/** Reports unknown fields, and values that the tolerant reader would replace by others. */
export function checkFields(
  document: Readonly<Record<string, unknown>>,
  schema: z.ZodType,
  more: readonly string[],
  path: Path,
  faults: Faults,
): void {
  const shape = shapeOf(schema);
  const known = [...Object.keys(shape), ...more];
  for (const [name, value] of Object.entries(document)) {
    const field = shape[name];
    if (!known.includes(name)) faults.add([...path, name], unknownField(name, known));
    if (!field || isMissing(value)) continue;
    const fault = expectationOf(field)(value);
    if (fault !== null) faults.add([...path, name], `${fault}, not ${shown(value)}`);
  }
}

function unknownField(name: string, known: readonly string[]): string {
  const meant = known.find((candidate) => isTypo(name.toLowerCase(), candidate.toLowerCase()));
  return `is not a field here; ${meant ? `did you mean ${meant}?` : `the fields are ${known.join(', ')}`}`;
}

const isMissing = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

export const shown = (value: unknown) => JSON.stringify(value)?.slice(0, 60) ?? 'nothing';

/** Never calls `String` on an object: its toString and valueOf may come from the file. */
const plain = (value: unknown) => (typeof value === 'object' ? '' : String(value).trim());

const YES_OR_NO = /^(1|0|true|false|yes|no|on|off|ja|nein)$/i;
const isFlag: Expectation = (value) => (YES_OR_NO.test(plain(value)) ? null : 'must be true or false');
const isCount: Expectation = (value) =>
  /^\+?\d{1,15}$/.test(plain(value)) ? null : 'must be 0 or a positive whole number';

const EXPECTATIONS = new Map<z.ZodType, Expectation>([
  [flag, isFlag],
  [flagOnByDefault, isFlag],
  [triStateFlag, isFlag],
  [optionalWhole, isCount],
  [maximum, isCount],
  [
    aspectRatio,
    (value) => (aspectRatio.safeParse(value).data === value ? null : 'must be a ratio such as 16 / 9'),
  ],
  [color, (value) => (color.safeParse(value).data ? null : 'must be a colour such as #338C15')],
  [address, (value) => (address.safeParse(value).data ? null : `must be an address: ${ADDRESSES}`)],
]);

/** Looks through pipes: the inner schema may be the one with an expectation. */
function expectationOf(schema: z.ZodType): Expectation {
  const values = CHOICES.get(schema)?.values;
  if (values)
    return (value) => (oneOf(values, plain(value)) === undefined ? `must be ${listed(values)}` : null);
  const known = EXPECTATIONS.get(schema);
  const { in: inner } = schema as InnerSchema;
  return known ?? (inner ? expectationOf(inner) : () => null);
}

/** 'none, optional or mandatory' */
function listed(values: readonly string[]): string {
  const named = values.map((value) => value || 'empty');
  return `${named.slice(0, -1).join(', ')} or ${named.at(-1)}`;
}
