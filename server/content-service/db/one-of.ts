import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** Like drizzle's inArray, but one parameter however long the list: Postgres takes no more than 65535. */
export function oneOf(column: AnyPgColumn | SQL, values: readonly string[]): SQL {
  return sql`${column} = any(${sql.param([...values])}::text[])`;
}

export function noneOf(column: AnyPgColumn | SQL, values: readonly string[]): SQL {
  return sql`${column} <> all(${sql.param([...values])}::text[])`;
}
