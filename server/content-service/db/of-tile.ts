import { and, eq } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

export interface TileAddress {
  entryId: string;
  tileId: string;
}

/** A table's rows of one tile. */
export const ofTile = (table: Record<keyof TileAddress, AnyPgColumn>, { entryId, tileId }: TileAddress) =>
  and(eq(table.entryId, entryId), eq(table.tileId, tileId));

/** An action's address: the tile that draws, prizes and vouchers belong to. */
export interface ActionAddress {
  entryId: string;
  actionId: string;
}

export const ofAction = (
  table: Record<keyof ActionAddress, AnyPgColumn>,
  { entryId, actionId }: ActionAddress,
) => and(eq(table.entryId, entryId), eq(table.actionId, actionId));
