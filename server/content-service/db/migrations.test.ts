import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/**
 * Nodes are updated one by one (docs/operators.md, 'Upgrading without downtime'): an older version goes on reading and
 * writing after the newer one's migrations. What it would miss is dropped a version later.
 */

const FOLDER = 'server/content-service/db/migrations';
/** Those before it were written when no older version could be running. */
const FIRST_HELD = '0009';

function breaksOlderVersion(statement: string): boolean {
  if (/\bDROP (?:COLUMN|TABLE|DEFAULT)\b|\bSET NOT NULL\b|\bRENAME\b|\bSET DATA TYPE\b/i.test(statement))
    return true;
  return /\bADD COLUMN\b.*\bNOT NULL\b/is.test(statement) && !/\bDEFAULT\b/i.test(statement);
}

const files = readdirSync(FOLDER).filter((name) => name.endsWith('.sql') && name >= FIRST_HELD);

it.each(files)('%s takes nothing from the version before it', (name) => {
  const statements = readFileSync(`${FOLDER}/${name}`, 'utf8').split(';');
  expect(statements.filter(breaksOlderVersion)).toEqual([]);
});

it.each([
  ['ALTER TABLE "a" ADD COLUMN "b" text', false],
  ['ALTER TABLE "a" ADD COLUMN "b" text DEFAULT \'c\' NOT NULL', false],
  ['ALTER TABLE "a" ADD COLUMN "b" text NOT NULL', true],
  ['ALTER TABLE "a" ALTER COLUMN "b" DROP DEFAULT', true],
  ['ALTER TABLE "a" ALTER COLUMN "b" SET NOT NULL', true],
  ['ALTER TABLE "a" DROP COLUMN "b"', true],
  ['DROP TABLE "a"', true],
  ['DROP INDEX "a"', false],
])('%s: %s', (statement, breaks) => {
  expect(breaksOlderVersion(statement)).toBe(breaks);
});
