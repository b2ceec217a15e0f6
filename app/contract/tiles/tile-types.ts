import { z } from 'zod';
import { isUntrustedHtml } from '../html.ts';
import { printable, truncateText } from '../plain-text.ts';
import {
  CHOICES,
  isLostAddress,
  lostAddresses,
  oneOf,
  rawText,
  type Shape,
  saysNo,
  shapeOf,
  text,
} from '../tolerant.ts';
import { actionType } from './action.ts';
import { akkordeonType } from './akkordeon.ts';
import { altkachelType } from './altkachel.ts';
import { audiokachelType } from './audiokachel.ts';
import { competitionType } from './competition.ts';
import { dealType } from './deal.ts';
import { deeplinkbuttonType } from './deeplinkbutton.ts';
import { dpaImageType } from './dpa-image.ts';
import { dpaInfolineEntryType } from './dpa-infoline-entry.ts';
import { externalType } from './external.ts';
import { infosType } from './infos.ts';
import { mediasliderType } from './mediaslider.ts';
import { pressreleaseType } from './pressrelease.ts';
import { quoteType } from './quote.ts';
import { shakewordType } from './shakeword.ts';
import { surveyType } from './survey.ts';
import { textType } from './text.ts';
import type { TileTraits } from './tile-type.ts';
import { videokachelType } from './videokachel.ts';
import { youtubeType } from './youtube.ts';

/**
 * Every type of tile: its schema and its traits. One added here without a component in tile-registry.tsx does not
 * compile.
 */
export const tileTypes = {
  altkachel: altkachelType,
  videokachel: videokachelType,
  audiokachel: audiokachelType,
  youtube: youtubeType,
  text: textType,
  quote: quoteType,
  external: externalType,
  shakeword: shakewordType,
  survey: surveyType,
  deeplinkbutton: deeplinkbuttonType,
  infos: infosType,
  akkordeon: akkordeonType,
  pressrelease: pressreleaseType,
  competition: competitionType,
  action: actionType,
  deal: dealType,
  mediaslider: mediasliderType,
  'dpa-infoline-entry': dpaInfolineEntryType,
  'dpa-image': dpaImageType,
} as const;

type TileTypes = typeof tileTypes;
export type TileType = keyof TileTypes;
export type TileOf<Type extends TileType> = z.infer<TileTypes[Type]['schema']>;
export type Tile = { [Type in TileType]: TileOf<Type> }[TileType];

/** The types whose trait is one of these values. */
export type TypesWith<Trait extends keyof TileTraits<Tile, string>, Value> = {
  [Type in TileType]: TileTypes[Type]['traits'][Trait] extends Value ? Type : never;
}[TileType];

export const TILE_TYPES = Object.keys(tileTypes) as TileType[];

/**
 * A type's traits. The cast is safe because they are only called with tiles of that type, which TypeScript can't follow
 * across a union.
 */
export function traitsOf(type: TileType): TileTraits<Tile, string> {
  return tileTypes[type].traits as unknown as TileTraits<Tile, string>;
}

/** The first type carries its provider's name in the data ("station-altkachel"); any prefix is accepted. */
export function canonicalTileType(raw: unknown): TileType | null {
  if (typeof raw !== 'string') return null;
  const type = /(?:^|-)altkachel$/.test(raw) ? 'altkachel' : raw;
  return Object.hasOwn(tileTypes, type) ? (type as TileType) : null;
}

export type TileReading =
  /** `misread`: one sentence for each field that is read differently than the editor wrote it, or only partly shown. */
  { tile: Tile; fault: null; misread: string[] } | { tile: null; fault: string };

const rawTile = z.looseObject({ type: z.unknown() });

/** Reads one tile; what can't be read comes back as a fault in words, never as an exception. */
export function readTile(raw: unknown): TileReading {
  const candidate = rawTile.safeParse(raw);
  if (!candidate.success) return { tile: null, fault: 'is not an object' };
  const type = canonicalTileType(candidate.data.type);
  if (type === null) return { tile: null, fault: `unknown type ${valueInWords(candidate.data.type)}` };
  const parsed = tileTypes[type].schema.safeParse({ ...candidate.data, type });
  if (!parsed.success) return { tile: null, fault: describeFault(parsed.error) };
  const shape = shapeOf(tileTypes[type].schema);
  const htmlFields = htmlFieldsOf(parsed.data, candidate.data);
  const misread = [
    ...unknownChoices(shape, candidate.data),
    ...lostAddresses(shape, candidate.data),
    ...droppedMedia(htmlFields),
    ...lostInHtml(htmlFields),
    ...missingHalves(type, candidate.data).map((field) => `${field}: is empty`),
  ];
  return { tile: parsed.data, fault: null, misread };
}

/**
 * Reports unknown values of enum fields that have a fallback. Not those that mean 'no', which every fallback stands
 * for, and not those of fields whose fallback is '' (button styles).
 */
function unknownChoices(shape: Shape, raw: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(shape).flatMap(([field, schema]) => {
    const choice = CHOICES.get(schema);
    if (!choice?.fallback || saysNo(raw[field])) return [];
    const value = String(raw[field] ?? '').trim();
    if (value === '' || oneOf(choice.values, value) !== undefined) return [];
    return `${field}: unknown value ${valueInWords(value)} is read as ${choice.fallback}`;
  });
}

const MEDIA = /<(video|audio|iframe|object|embed)[\s/>]/i;

/** Films, sound and frames in HTML, which its sanitiser drops. */
function droppedMedia(htmlFields: readonly HtmlField[]): string[] {
  return htmlFields.flatMap(([field, html]) => {
    const name = MEDIA.exec(html)?.[1];
    return name === undefined ? [] : `${field}: holds <${name.toLowerCase()}>, which is left out`;
  });
}

/** A comment, or the address of a link or picture. It takes linear time: nothing but a comment runs past `<` or `>`. */
const ADDRESS =
  /<!--[\s\S]*?(?:-->|$)|<(?:a\s(?:[^<>]*?\s)?href|img\s(?:[^<>]*?\s)?src)\s*=\s*(?:(["'])([^<>]*?)\1|([^\s"'<>]+))/gi;

/** The addresses of links and pictures in HTML; '' for a comment. */
export function addressesInHtml(html: string): { address: string; isPicture: boolean }[] {
  return Array.from(html.matchAll(ADDRESS), ([found, , quoted, bare]) => ({
    address: quoted ?? bare ?? '',
    isPicture: /^<img/i.test(found),
  }));
}

/** Fields with links or pictures in HTML whose address isn't one: its sanitiser drops the address or the picture. */
function lostInHtml(htmlFields: readonly HtmlField[]): string[] {
  return htmlFields.flatMap(([field, html]) => {
    const isLost = addressesInHtml(html).some(({ address }) => isLostAddress(address));
    return isLost ? `${field}: is not an address` : [];
  });
}

/** The empty fields of a tile's pairs whose other field is filled. */
export function missingHalves(type: TileType, raw: Readonly<Record<string, unknown>>): string[] {
  const shape = shapeOf(tileTypes[type].schema);
  return traitsOf(type).pairs.flatMap((pair) => {
    const empty = pair.filter((field) => {
      const value = raw[field];
      const isHtml = isUntrustedHtml(shape[field]?.safeParse(value).data);
      return text.parse(isHtml ? rawText.parse(value).replace(NOT_SHOWN, '') : value).trim() === '';
    });
    return empty.length === 1 ? empty : [];
  });
}

/**
 * What shows nothing in HTML, such as the '<p></p>' that editing programs send for an empty field: comments, elements
 * that the sanitiser drops with their content, and all tags but those of lines, pictures, films, sound and frames.
 * Linear: no tag runs past another `<`, and a comment or an element without its end goes up to the end of the text.
 */
const NOT_SHOWN =
  /<!--(?:-?>|[\s\S]*?(?:-->|$))|<(script|style|textarea|option|select|noscript|template|title|svg|math|canvas|xmp|noembed|noframes|plaintext)(?:\s[^<>]*)?(?<!\/)>[\s\S]*?(?:<\/\1\s*>|$)|<(?!(?:hr|img|video|audio|iframe|object|embed)[\s/>])[a-z/!?][^<>]*>/gi;

type HtmlField = readonly [field: string, html: string];

/** The raw fields that the tile holds as HTML. */
function htmlFieldsOf(tile: Tile, raw: Readonly<Record<string, unknown>>): HtmlField[] {
  const read = htmlIn(tile);
  return Object.entries(raw).flatMap(([field, value]): HtmlField[] =>
    typeof value === 'string' && read.includes(printable(value)) ? [[field, value]] : [],
  );
}

function htmlIn(value: unknown): string[] {
  if (isUntrustedHtml(value)) return [value.untrusted];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(htmlIn) : [];
}

/** For anything but a string only its type, because JSON.stringify throws on deeply nested values. */
export function valueInWords(value: unknown): string {
  return typeof value === 'string' ? printable(JSON.stringify(truncateText(value, 60))) : typeof value;
}

/** The first fault of a schema, with the path to it: 'endDate: is not a date'. */
export function describeFault(error: z.ZodError): string {
  const [issue] = error.issues;
  if (!issue) return 'unreadable';
  return issue.path.length > 0 ? `${issue.path.join('.')}: ${issue.message}` : issue.message;
}
