import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { resizedUrl, resizer, uploadsOf } from '#app/addresses/media.ts';
import {
  actionExtInfoAnswer,
  actionInfoAnswer,
  actionSaveAnswer,
  actionTokenAnswer,
  competitionAnswer,
  dealAnswer,
  surveyAnswer,
  surveyCounts,
  uploadAnswer,
  voucherAnswer,
} from '#app/contract/answers.ts';
import { readArchive, readFound } from '#app/contract/content/archive.ts';
import { type Entry, readEntry } from '#app/contract/content/entry.ts';
import { type Position, readPositions } from '#app/contract/content/position.ts';
import { readLevels, readTabCounts, TEASER_PAGES } from '#app/contract/content/tabs.ts';
import { readWirePosts } from '#app/contract/content/wire-post.ts';
import type { Tile } from '#app/contract/tiles/tile-types.ts';
import { localTime } from '#app/contract/time.ts';

/**
 * Asks a content server for every read of the contract (content-api, 'Content') as the web app does, and for every
 * submission with nothing in it, which none may accept; of media for one resized picture and one playlist. Nothing is
 * changed there.
 */

export interface Paths {
  entry: string;
  action: string;
  competition: string;
  deal: string;
  survey: string;
  voucher: string;
  uploads: string;
}

export interface Result {
  call: string;
  /** The response in a few words. */
  told: string;
  faults: string[];
}

/** The web app's timeout for content, and the factor by which that of a save is longer. */
const LONGEST_MS = 2000;
const SAVE_PATIENCE = 5;
const MAX_BYTES = 2 * 1024 * 1024;
const NOBODY = '9'.repeat(18);

export class ContractCheck {
  readonly results: Result[] = [];

  constructor(
    private readonly api: string,
    private readonly paths: Paths,
    private readonly token: string | undefined,
    private readonly timeZone = 'Europe/Berlin',
  ) {}

  async run(): Promise<readonly Result[]> {
    const positions = await this.pages();
    const entries = positions.flatMap((position) => position.entries);
    await this.lists();
    await this.single(entries);
    await this.conditional();
    if (this.token) await this.preview(this.token);
    await this.media(entries);
    await this.participation(entries);
    await this.refusals();
    return this.results;
  }

  private async pages(): Promise<Position[]> {
    const levels = await this.read('tabs/de', readLevels, (read) => `${Object.keys(read).length} levels`);
    await this.read(
      'tabs/de/meta',
      (json) => readTabCounts(json),
      (counts) => JSON.stringify(counts),
    );
    const found: Position[] = [];
    for (const name of [...TEASER_PAGES, 'about', ...Object.keys(levels ?? {})]) {
      const page = await this.read(
        `${encodeURIComponent(name)}/de`,
        (json, report) => readPositions(json, 'page', report),
        (read) => `${read.length} positions, ${read.flatMap(({ entries }) => entries).length} entries`,
      );
      found.push(...(page ?? []));
    }
    await this.missing('no-such-level/de');
    return found;
  }

  private async lists(): Promise<void> {
    const many = (read: readonly unknown[]) => `${read.length} entries`;
    const today = new Date().toISOString().slice(0, 10);
    await this.read('dpaposts/de', readWirePosts, (read) => `${read.length} wire posts`);
    await this.read(`archive/de/d/${today}`, readArchive, many);
    await this.read('archive/de/d/all', readArchive, many);
    for (const term of ['bahn', '"zwei Wörter" -ohne', '100 % / ?']) {
      await this.read(`archive/de/s/${encodeURIComponent(term)}`, readFound, many);
    }
  }

  private async single(entries: readonly Entry[]): Promise<void> {
    const id = entries.find(({ external_link }) => external_link === '')?.id;
    const title = (read: Entry) => `'${read.title}'`;
    if (id !== undefined) {
      for (const path of [`entry/${id}/de`, `entry/${id}`]) {
        await this.read(path, (json, report) => readEntry(json, 'entry', report), title);
      }
    }
    await this.missing(`entry/${NOBODY}/de`);
  }

  /** Every GET of content must have Last-Modified, and answer 304 if nothing changed. */
  private async conditional(): Promise<void> {
    const url = `${this.api}${this.paths.entry}start/de`;
    await this.note('HEAD, If-Modified-Since', async (faults) => {
      const first = await this.ask(url, { method: 'HEAD' });
      const changed = first.headers.get('Last-Modified');
      if (first.status !== 200) faults.push(`HEAD: status ${first.status}`);
      if (changed === null) faults.push('no Last-Modified');
      else {
        // As the web app asks: Node's fetch would say `no-cache` instead, to which Express never answers 304.
        const headers = { 'If-Modified-Since': changed, 'Cache-Control': 'max-age=0' };
        const again = await this.ask(url, { headers });
        if (again.status !== 304)
          faults.push(`status ${again.status} to If-Modified-Since: ${changed}, not 304`);
        if (!first.headers.has('ETag')) await this.begun(url, changed, faults);
      }
      return `Last-Modified ${changed}`;
    });
  }

  /** The page changed when an entry began, even if that was saved long before. */
  private async begun(url: string, changed: string, faults: string[]): Promise<void> {
    const since = localTime(Date.parse(changed), this.timeZone);
    const now = localTime(Date.now(), this.timeZone);
    const page = readPositions(await this.json(url, faults), 'page', () => undefined) ?? [];
    const begun = page
      .flatMap(({ entries }) => entries.map((entry) => entry.publish_from))
      .find((from) => from > since && from <= now);
    if (begun) faults.push(`Last-Modified is older than the publish_from of an entry (${begun})`);
  }

  private async preview(token: string): Promise<void> {
    const url = `${this.api}${this.paths.entry}start/de/${encodeURIComponent('2030-01-01T06:00')}`;
    for (const [word, status] of [
      [token, 200],
      [`${token}-wrong`, 403],
    ] as const) {
      await this.note(`preview, ${status === 200 ? 'right' : 'wrong'} token`, async (faults) => {
        const { status: told } = await this.ask(url, { headers: { 'X-WP-Nonce': word } });
        if (told !== status) faults.push(`status ${told}, not ${status}`);
        return `status ${told}`;
      });
    }
  }

  private async participation(entries: readonly Entry[]): Promise<void> {
    const { action, deal, survey } = this.paths;
    const first = (type: Tile['type']) => {
      for (const { id, kacheln } of entries) {
        const tile = kacheln.find((candidate) => candidate.type === type);
        if (tile && 'id' in tile) return `${id}/${tile.id}`;
      }
      return null;
    };
    const [ofAction, ofDeal, ofSurvey] = [first('action'), first('deal'), first('survey')];
    if (ofAction) {
      await this.answer(`${action}info/${ofAction}`, actionInfoAnswer);
      await this.answer(`${action}extinfo/${ofAction}/${randomUUID()}`, actionExtInfoAnswer);
    }
    if (ofDeal) await this.answer(`${deal}info/${ofDeal}`, dealAnswer);
    if (ofSurvey) await this.answer(`${survey}info/${ofSurvey}`, surveyCounts);
  }

  /** A picture and a film that entries show, as browsers ask for them: from a page on another origin. */
  private async media(entries: readonly Entry[]): Promise<void> {
    const tiles = entries.flatMap(({ kacheln }) => kacheln);
    const pictures = tiles.flatMap((tile) => (tile.type === 'altkachel' ? [tile.mediaURL] : []));
    const uploads = uploadsOf(this.api, this.paths.uploads);
    const picture = pictures.find((url) => resizer(uploads, url) !== null);
    if (picture !== undefined) {
      const address = resizedUrl(uploads, picture, 640, 80);
      await this.note(`GET ${address}`, async (faults) => {
        const { status, headers } = await this.ask(address, { headers: { Accept: 'image/webp,*/*' } });
        const type = headers.get('Content-Type');
        if (status !== 200 || !type?.startsWith('image/')) faults.push(`status ${status}, type ${type}`);
        return `status ${status}, type ${type}`;
      });
    }
    const film = tiles.find((tile) => tile.type === 'videokachel');
    if (!film?.mediaURL) return;
    await this.note(`GET ${film.mediaURL}-high.m3u8`, async (faults) => {
      const headers = { Accept: '*/*', Origin: 'https://page.example' };
      const playlist = await this.ask(new URL(`${film.mediaURL}-high.m3u8`, this.api).href, { headers });
      const allowed = playlist.headers.get('Access-Control-Allow-Origin');
      if (playlist.status !== 200) faults.push(`status ${playlist.status}, not 200`);
      const where = allowed === null ? 'pages on its own origin only' : `pages on ${allowed}`;
      return `status ${playlist.status}, for ${where} (Access-Control-Allow-Origin)`;
    });
  }

  private async refusals(): Promise<void> {
    const { competition, action, deal, survey, voucher } = this.paths;
    const body = JSON.stringify({ submission_id: randomUUID() });
    const json = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body };
    const noFile = { method: 'POST', body: new FormData() };
    const key = { headers: { 'Idempotency-Key': randomUUID() } };
    for (const [path, schema, init] of [
      [`${competition}save`, competitionAnswer, json],
      [`${action}save`, actionSaveAnswer, json],
      [`${action}upload/${randomUUID()}`, uploadAnswer, noFile],
      [`${action}token/${NOBODY}/${NOBODY}`, actionTokenAnswer, key],
      [`${deal}save`, dealAnswer, json],
      [`${survey}save`, surveyAnswer, json],
      [`${voucher}use`, voucherAnswer, json],
      [`${voucher}info`, voucherAnswer, json],
    ] as const) {
      const told = await this.answer(path, schema, init);
      if (told && (told as { state: string }).state !== 'error') {
        this.results.at(-1)?.faults.push('accepts a submission that names nothing');
      }
    }
  }

  /** A read of content, by the web app's own reader. */
  private async read<Value>(
    path: string,
    reader: (json: unknown, report: (where: string, fault: string) => void) => Value | null,
    words: (read: Value) => string,
  ): Promise<Value | null> {
    let value: Value | null = null;
    await this.note(`${this.paths.entry}${path}`, async (faults) => {
      const json = await this.json(`${this.api}${this.paths.entry}${path}`, faults);
      if (json === undefined) return 'nothing';
      value = reader(json, (where, fault) => faults.push(`${where}: ${fault}`));
      if (value === null) faults.push('not what the contract says');
      return value === null ? 'unreadable' : words(value);
    });
    return value;
  }

  private async answer<Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    init: RequestInit = {},
  ): Promise<z.infer<Schema> | null> {
    let value: z.infer<Schema> | null = null;
    await this.note(`${init.method ?? 'GET'} ${path}`, async (faults) => {
      const json = await this.json(`${this.api}${path}`, faults, { redirect: 'error', ...init });
      const parsed = schema.safeParse(json);
      if (parsed.success) value = parsed.data;
      else if (json !== undefined) faults.push('not what the contract says');
      return JSON.stringify(json)?.slice(0, 100) ?? 'nothing';
    });
    return value;
  }

  private async missing(path: string): Promise<void> {
    await this.note(`${this.paths.entry}${path}`, async (faults) => {
      const { status } = await this.ask(`${this.api}${this.paths.entry}${path}`);
      if (status !== 404 && status !== 410) faults.push(`status ${status}, not 404`);
      return `status ${status}`;
    });
  }

  private async json(url: string, faults: string[], init: RequestInit = {}): Promise<unknown> {
    const response = await this.ask(url, init);
    const bytes = Buffer.from(await response.arrayBuffer());
    if (bytes.length > MAX_BYTES) faults.push(`${bytes.length} bytes; more than 2 MB are refused`);
    // Any call may be rate limited.
    if (response.status === 429 && response.headers.has('Retry-After')) return undefined;
    if (response.status !== 200) {
      faults.push(`status ${response.status}, not 200`);
      return undefined;
    }
    if (!init.method && !response.headers.has('Last-Modified') && url.includes(this.paths.entry)) {
      faults.push('no Last-Modified');
    }
    try {
      return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    } catch {
      faults.push('not JSON in UTF-8');
      return undefined;
    }
  }

  private ask(url: string, init: RequestInit = {}): Promise<Response> {
    const headers = { Accept: 'application/json', ...(init.headers as Record<string, string>) };
    return fetch(url, { ...init, headers, signal: AbortSignal.timeout(10 * LONGEST_MS) });
  }

  private async note(
    call: string,
    work: (faults: string[]) => Promise<string>,
    longestMs = call.startsWith('POST') ? SAVE_PATIENCE * LONGEST_MS : LONGEST_MS,
  ): Promise<void> {
    const faults: string[] = [];
    const began = performance.now();
    const told = await work(faults).catch((error: Error) => {
      faults.push(error.message);
      return 'no answer';
    });
    const ms = Math.round(performance.now() - began);
    if (ms > longestMs) faults.push(`took ${ms} ms; the web app waits ${longestMs} ms`);
    this.results.push({ call, told, faults });
  }
}
