import { z } from 'zod';
import { actionSchema } from './action/action.schema.ts';
import { akkordeonSchema } from './akkordeon/akkordeon.schema.ts';
import { altkachelSchema } from './altkachel/altkachel.schema.ts';
import { audiokachelSchema } from './audiokachel/audiokachel.schema.ts';
import { competitionSchema } from './competition/competition.schema.ts';
import { dealSchema } from './deal/deal.schema.ts';
import { deeplinkbuttonSchema } from './deeplinkbutton/deeplinkbutton.schema.ts';
import { dpaImageSchema } from './dpa-image/dpa-image.schema.ts';
import { dpaInfolineEntrySchema } from './dpa-infoline-entry/dpa-infoline-entry.schema.ts';
import { externalSchema } from './external/external.schema.ts';
import { infosSchema } from './infos/infos.schema.ts';
import { mediasliderSchema } from './mediaslider/mediaslider.schema.ts';
import { pressreleaseSchema } from './pressrelease/pressrelease.schema.ts';
import { quoteSchema } from './quote/quote.schema.ts';
import { shakewordSchema } from './shakeword/shakeword.schema.ts';
import { surveySchema } from './survey/survey.schema.ts';
import { textSchema } from './text/text.schema.ts';
import { videokachelSchema } from './videokachel/videokachel.schema.ts';
import { youtubeSchema } from './youtube/youtube.schema.ts';

/** One schema per tile type. A type added here without a component in tile-registry.tsx does not compile. */
export const tileSchemas = {
  altkachel: altkachelSchema,
  videokachel: videokachelSchema,
  audiokachel: audiokachelSchema,
  youtube: youtubeSchema,
  text: textSchema,
  quote: quoteSchema,
  external: externalSchema,
  shakeword: shakewordSchema,
  survey: surveySchema,
  deeplinkbutton: deeplinkbuttonSchema,
  infos: infosSchema,
  akkordeon: akkordeonSchema,
  pressrelease: pressreleaseSchema,
  competition: competitionSchema,
  action: actionSchema,
  deal: dealSchema,
  mediaslider: mediasliderSchema,
  'dpa-infoline-entry': dpaInfolineEntrySchema,
  'dpa-image': dpaImageSchema,
} as const;

export type TileType = keyof typeof tileSchemas;
export type TileOf<Type extends TileType> = z.infer<(typeof tileSchemas)[Type]>;
export type Tile = { [Type in TileType]: TileOf<Type> }[TileType];

export const TILE_TYPES = Object.keys(tileSchemas) as TileType[];

/** The first type carries its provider's name in the data ("station-altkachel"); any prefix is accepted. */
export function canonicalTileType(raw: unknown): TileType | null {
  if (typeof raw !== 'string') return null;
  const type = /(?:^|-)altkachel$/.test(raw) ? 'altkachel' : raw;
  return Object.hasOwn(tileSchemas, type) ? (type as TileType) : null;
}

export type TileReading = { tile: Tile; fault: null } | { tile: null; fault: string };

const rawTile = z.looseObject({ type: z.unknown() });

/** Reads one tile; what can't be read comes back as a fault in words, never as an exception. */
export function readTile(raw: unknown): TileReading {
  const candidate = rawTile.safeParse(raw);
  if (!candidate.success) return { tile: null, fault: 'is not an object' };
  const type = canonicalTileType(candidate.data.type);
  if (type === null)
    return { tile: null, fault: `unknown type ${JSON.stringify(candidate.data.type)?.slice(0, 60)}` };
  const parsed = tileSchemas[type].safeParse({ ...candidate.data, type });
  if (parsed.success) return { tile: parsed.data, fault: null };
  return { tile: null, fault: describeFault(parsed.error) };
}

/** The first fault of a schema, with the path to it: 'endDate: is not a date'. */
export function describeFault(error: z.ZodError): string {
  const [issue] = error.issues;
  if (!issue) return 'unreadable';
  return issue.path.length > 0 ? `${issue.path.join('.')}: ${issue.message}` : issue.message;
}
