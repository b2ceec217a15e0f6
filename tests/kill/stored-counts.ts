import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { count, eq } from 'drizzle-orm';
import type { AnyPgTable } from 'drizzle-orm/pg-core';
import type { Admin } from '#server/content-service/admin/admin.ts';
import type { Db } from '#server/content-service/db/open-database.ts';
import {
  actionEntries,
  callCounters,
  draws,
  optinKeys,
  outgoingMails,
  prizes,
  submissions,
  uploads,
} from '#server/content-service/db/schema.ts';
import { ENTRY, PASSWORD, PLACES, TILE, WINNERS } from '../support/kill-content.ts';
import type { Counts, Ledger } from '../support/ledger.ts';

export interface Running {
  admin: Pick<Admin, 'report'>;
  api: string;
  dataDir: string;
}

/** Confirmed counts against counts of the running service, and a sentence for each inconsistency. */
export async function countsFromService(
  ledger: Ledger,
  { admin, api, dataDir }: Running,
): Promise<{ counts: Counts; faults: string[] }> {
  /** Rows of the report without its header and without a survey's summary after the empty line. */
  const rowsOf = async (tile: string) => {
    const [rows = ''] = (await text(admin.report(ENTRY, tile))).split('\r\n\r\n');
    return rows.trim().split('\r\n').slice(1);
  };
  const ask = async (path: string, body?: object) => {
    const headers = { 'Content-Type': 'application/json' };
    const init = body && { method: 'POST', headers, body: JSON.stringify(body) };
    return (await fetch(`${api}${path}`, init)).json() as Promise<Record<string, unknown>>;
  };
  const taken = async (tile: string) => {
    const { info } = await ask(`/action/v1/info/${ENTRY}/${tile}`);
    return PLACES - (info as { countLeft: number }).countLeft;
  };
  const survey = await ask(`/survey/v1/info/${ENTRY}/${TILE.survey}`);
  const asked = { id: ENTRY, action: TILE.voucher, password: PASSWORD };
  const pool = (await ask('/voucher/v1/info', asked)).info as Record<
    'countMax' | 'countLeft' | 'voucherUsed',
    number
  >;
  const [raffle, optins, pictures] = [
    await rowsOf(TILE.raffle),
    await rowsOf(TILE.optin),
    await rowsOf(TILE.picture),
  ];
  const action = (rows: string[]) => rows.filter((row) => row.startsWith('"action"')).length;
  return {
    counts: {
      'raffle entries': [ledger.raffle.size, raffle.length],
      deals: [ledger.deals, (await rowsOf(TILE.deal)).length],
      votes: [ledger.votes, Number(survey.answer1)],
      'rows of votes': [ledger.votes, (await rowsOf(TILE.survey)).length],
      'vouchers handed out': [ledger.issued.size, pool.countMax - pool.countLeft],
      'participations with a voucher': [ledger.issued.size, action(await rowsOf(TILE.voucher))],
      'vouchers used': [ledger.redeemed, pool.voucherUsed],
      'participations with a picture': [ledger.pictures, pictures.length],
      'places taken with a picture': [ledger.pictures, await taken(TILE.picture)],
      'opt-ins': [ledger.optins.size, optins.length],
      'places taken by opt-in': [ledger.optins.size, await taken(TILE.optin)],
      'confirmed opt-ins': [ledger.confirmed, optins.filter((row) => row.includes(';"confirmed";')).length],
      winners: [ledger.wins, (await rowsOf(TILE.draw)).length],
      'places taken by winners': [ledger.wins, await taken(TILE.draw)],
    },
    faults: [
      ...missingEmails(ledger.raffle, raffle),
      ...missingEmails(ledger.optins, optins),
      ...(await missingFiles(pictures, dataDir)),
    ],
  };
}

function missingEmails(emails: ReadonlySet<string>, rows: string[]): string[] {
  const stored = rows.join('\n');
  return [...emails].filter((email) => !stored.includes(email)).map((email) => `nothing of ${email}`);
}

/** Each participation must have exactly one picture, and its file must exist. */
async function missingFiles(rows: string[], dataDir: string): Promise<string[]> {
  const faults = await Promise.all(
    rows.map(async (row) => {
      const files = /;"([^"]*)"$/.exec(row)?.[1]?.split(' ') ?? [];
      const [file = ''] = files;
      if (file === '' || files.length > 1) return `a participation with the pictures "${files.join(' ')}"`;
      return access(join(dataDir, 'uploads-received', file)).then(
        () => '',
        () => `no file ${file}`,
      );
    }),
  );
  return faults.filter((fault) => fault !== '');
}

/** The same against the tables after the service has stopped, including data that no API call returns. */
export async function countsFromTables(ledger: Ledger, mailsSent: number[], db: Db): Promise<Counts> {
  const rows = async (table: AnyPgTable) => (await db.select({ rows: count() }).from(table))[0]?.rows ?? 0;
  const answers = async (kind: 'competition' | 'action' | 'deal' | 'survey' | 'voucher') =>
    (await db.select({ rows: count() }).from(submissions).where(eq(submissions.kind, kind)))[0]?.rows ?? 0;
  const [deal] = await db.select().from(callCounters).where(eq(callCounters.kind, 'deal'));
  const waiting = (await db.select({ id: outgoingMails.id }).from(outgoingMails)).map(({ id }) => id);
  const [prize] = await db.select().from(prizes).where(eq(prizes.entryId, ENTRY));
  return {
    'answers to raffle entries': [ledger.raffle.size, await answers('competition')],
    'answers to actions': [ledger.actions, await answers('action')],
    'answers to deals': [ledger.deals, await answers('deal')],
    'answers to votes': [ledger.votes, await answers('survey')],
    'answers to redemptions': [ledger.redeemed, await answers('voucher')],
    participations: [ledger.actions, await rows(actionEntries)],
    'counted deals': [ledger.deals, deal?.used ?? 0],
    'prizes left': [WINNERS - ledger.wins, prize?.left ?? 0],
    draws: [ledger.draws, await rows(draws)],
    pictures: [ledger.pictures, await rows(uploads)],
    'confirmation links': [ledger.optins.size, await rows(optinKeys)],
    'mails sent or waiting': [ledger.optins.size, new Set([...mailsSent, ...waiting]).size],
  };
}
