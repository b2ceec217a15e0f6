import { decodeHTMLStrict } from 'entities';
import { z } from 'zod';
import type { HeadingLevel, UntrustedHtml } from './html.ts';
import { ID } from './ids.ts';
import { isPlainLine, printable } from './plain-text.ts';
import { isLocalMinute } from './time.ts';

/**
 * CMS exports send numbers as strings, flags as "1" and absent things as null or "" (content-api.md, 'Data format').
 * These pieces accept all of that and hand on one clean type each.
 */

export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function scalarToText(value: unknown): unknown {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value === 'boolean') return '';
  return typeof value === 'string' ? printable(value) : value;
}

/** Only whitespace and invisible format characters. */
export const ONLY_INVISIBLE = /^[\s\p{Format}]*$/u;

/**
 * A plain field's text. Exports send `Bus &amp; Bahn` there too: entities are decoded here, once, and nowhere else.
 * Only those with a semicolon, so that `?a=1&copy=2` stays an address. A lone `&nbsp;`, as some exports send for an
 * empty text, becomes ''.
 */
function scalarToPlain(value: unknown): unknown {
  const sent = scalarToText(value);
  if (typeof sent !== 'string') return sent;
  const plain = printable(decodeHTMLStrict(sent));
  return ONLY_INVISIBLE.test(plain) ? '' : plain;
}

const filled = z.string().refine((value) => value.trim() !== '', 'is empty');

/** A text that may be missing; always a string afterwards. */
export const text = z.preprocess(scalarToPlain, z.string());

/** A headline: where an editor pasted all its words joined by &nbsp;, lines would break within words. */
export const headline = text.transform((words) =>
  words.replace(/[^ \n\t]{25,}/g, (joined) => joined.replaceAll('\u00a0', ' ')),
);

/** Without decoding entities, for values that are passed on. */
export const rawText = z.preprocess(scalarToText, z.string());

/** A required value that is sent back unchanged. */
export const opaque = z.preprocess(scalarToText, filled);

/** A required text; without it the object is invalid. */
export const requiredText = z.preprocess(scalarToPlain, filled);

/** HTML that an editor wrote; may be missing. */
export function html() {
  return rawText.transform((untrusted): UntrustedHtml => ({ untrusted, headings: 2 }));
}

/** Required HTML; without it the object is invalid. */
export function requiredHtml(headings: HeadingLevel = 2) {
  return opaque.transform((untrusted): UntrustedHtml => ({ untrusted, headings }));
}

/** PHP encodes a record as a list where it is empty or its keys are 0, 1, 2 …; these hold lists. */
export const anyRecord = z.preprocess(
  (raw) => (Array.isArray(raw) && raw.every(Array.isArray) ? { ...raw } : raw),
  z.record(z.string(), z.unknown()),
);

/** The allowed values of each `choice` schema and what any other is read as, so that unknown values can be reported. */
export const CHOICES = new WeakMap<z.ZodType, { values: readonly string[]; fallback: string }>();

/** An enum whose unknown values become the fallback. */
export function choice<const Values extends readonly [string, ...string[]]>(
  values: Values,
  fallback: Values[number],
) {
  const schema = rawText.transform((value): Values[number] => oneOf(values, value) ?? fallback);
  CHOICES.set(schema, { values, fallback });
  return schema;
}

export function oneOf<Value extends string>(values: readonly Value[], value: string): Value | undefined {
  const wanted = value.trim().toLowerCase();
  return values.find((candidate) => candidate.toLowerCase() === wanted);
}

const YES = new Set(['1', 'true', 'yes', 'on', 'ja']);

function saysYes(value: unknown): boolean {
  return value === true || value === 1 || (typeof value === 'string' && YES.has(value.trim().toLowerCase()));
}

/** A flag; anything that does not clearly say yes is no. */
export const flag = z.preprocess(saysYes, z.boolean());

export function saysNo(value: unknown): boolean {
  return (
    value === false ||
    value === 0 ||
    (typeof value === 'string' && /^(0|false|no|off|nein)$/i.test(value.trim()))
  );
}

/** A flag that is on unless the data clearly says no. */
export const flagOnByDefault = z.preprocess((value) => !saysNo(value), z.boolean());

/** A tri-state flag: undefined if the data says neither yes nor no. */
export const triStateFlag = z.preprocess(
  (value) => saysYes(value) || (saysNo(value) ? false : undefined),
  z.boolean().optional(),
);

function toWhole(value: unknown): unknown {
  if (typeof value === 'string' && /^\s*[+-]?\d+\s*$/.test(value)) return Number(value);
  return value;
}

/** A whole number that may be missing. "12" counts, "12.5" doesn't and is then treated as missing. */
export const optionalWhole = z.preprocess((value) => {
  const whole = toWhole(value);
  return typeof whole === 'number' && Number.isSafeInteger(whole) ? whole : undefined;
}, z.number().optional());

/** An upper limit; 0, negative or missing means no limit. At most what a database's integer holds. */
export const maximum = optionalWhole.transform((value) =>
  value !== undefined && value > 0 ? Math.min(value, 2_147_483_647) : undefined,
);

/** A count that must be there: integer or integer string (content-api.md, 'Data format'). */
export const whole = z.preprocess(toWhole, z.number().int());

/** Ids are strings of digits; exports send them as numbers too. */
export const id = z.preprocess(
  (value) =>
    typeof value === 'number' && Number.isSafeInteger(value)
      ? String(value)
      : typeof value === 'string'
        ? value.trim()
        : value,
  z.string().regex(ID, 'is not an id'),
);

/** Only hex colours, so that no CSS can be injected. */
export const color = rawText.transform((value) =>
  /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(value.trim()) ? value.trim() : '',
);

/**
 * The empty dates of MySQL (0000-…) and .NET (0001-01-01). In another time zone the latter would fall into year 0,
 * which databases don't have.
 */
export const NO_DATE = /^(?:0000|0001-01-01)/;

const DATE = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::[0-5]\d)?)?$/;

const isDate = (value: string) => DATE.test(value) && isLocalMinute(`${value}T00:00`.slice(0, 16));

/** A date as the contract writes it; '' where there is none. Meaning (zone, start or end of day) belongs to time.ts. */
export const localDate = rawText
  .transform((value) => value.trim().replace(' ', 'T'))
  .transform((value) => (NO_DATE.test(value) ? '' : value))
  .refine((value) => value === '' || isDate(value), 'is not a date');

/** An end. Many a CMS writes 9999-12-31 for none: riders would read that, and the raffle could never be closed. */
export const localEnd = localDate.transform((value) => (value.startsWith('9999') ? '' : value));

/**
 * An address an editor typed: web, mail, phone, in-app `{address}` or a path. `//host/…` becomes `https://host/…`;
 * scripts and other schemes become ''.
 */
export const address = text
  .transform((value) => value.trim().replace(/^\/\/(?![/\\])/, 'https://'))
  .transform((value) =>
    /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|\{address\})/i.test(value) && isPlainLine(value)
      ? encodeIllegal(value)
      : '',
  )
  .transform((value) => (URL.canParse(value, 'http://localhost') ? value : ''));

/** Percent-encodes characters that URLs may not contain; browsers read '/\\host' as another host. */
function encodeIllegal(value: string): string {
  const inApp = value.startsWith('{address}') ? '{address}' : '';
  return inApp + value.slice(inApp.length).replace(/[\s"<>\\^`{|}]/g, encodeURIComponent);
}

/** Whether an editor wrote something that isn't an address, and is therefore left out. */
export function isLostAddress(value: unknown): boolean {
  return text.parse(value).trim() !== '' && address.parse(value) === '';
}

export type Shape = Readonly<Record<string, z.ZodType>>;

/** An object's fields, or a pipe's inner schema. */
export interface InnerSchema {
  shape?: Shape;
  in?: z.ZodType;
}

/** The fields of an object's schema, also where they are transformed afterwards. */
export function shapeOf(schema: z.ZodType): Shape {
  const { shape, in: inner } = schema as InnerSchema;
  return shape ?? (inner ? shapeOf(inner) : {});
}

/** One sentence for each optional address that is left out. */
export function lostAddresses(shape: Shape, raw: unknown): string[] {
  const fields = Object.entries(shape).filter(([, schema]) => schema === address);
  return fields.flatMap(([field]) => {
    const value = (raw as Readonly<Record<string, unknown>>)[field];
    return isLostAddress(value) ? [`${field}: is not an address`] : [];
  });
}

/** A required address; without it the object is invalid. */
export const requiredAddress = address.refine((value) => value !== '', 'is not an address');

/** Parses a list and drops invalid items; they are reported, never thrown. */
export function readList<Item>(raw: unknown, read: (item: unknown, index: number) => Item | null): Item[] {
  const items: Item[] = [];
  // PHP encodes a list with gaps as an object.
  Object.values((typeof raw === 'object' && raw) || {}).forEach((candidate, index) => {
    const item = read(candidate, index);
    if (item !== null) items.push(item);
  });
  return items;
}
