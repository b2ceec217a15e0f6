import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UPLOAD_FIELD } from '#app/contract/upload-fields.ts';
import { engines, openTestDatabase, type TestDatabase } from '../support/content-service/database.ts';
import { freePort, Host, OPERATOR, temporaryFolder } from '../support/host.ts';
import { type ImageFolder, makeImageFolder } from '../support/image-folder.ts';
import { ENTRY, killTestContent, TILE } from '../support/kill-content.ts';
import { fixture, picture } from '../support/media-files.ts';
import { newRaffleEntry, RAFFLE_PAGE, sendRaffleEntry } from '../support/raffle-writer.ts';

/** The image's files are sufficient for an operator, and nothing is written into the image. */

const run = promisify(execFile);
/** Public origin of a separate content service: only the web node uses CONTENT_API_URL. */
const PUBLIC = 'https://kachel.example';
const SECRETS = { SESSION_SECRET: 'a-secret-of-the-tests', PREVIEW_TOKEN: 'a-token-of-the-tests' };

/** Content with a picture, an upload of films, and a raffle without an end, which can be closed at any time. */
function ownContent() {
  const content = killTestContent(1);
  for (const tile of content.entries[0]?.kacheln ?? []) {
    if (tile.id === TILE.raffle) Object.assign(tile, { endDate: '' });
    if (tile.id === TILE.picture) Object.assign(tile, { uploadmedium: 'video' });
  }
  const picture = { type: 'altkachel', mediaURL: '/api/uploads/tram.jpg' };
  return {
    ...content,
    entries: content.entries.map((entry) => ({ ...entry, kacheln: [picture, ...entry.kacheln] })),
  };
}

let image: ImageFolder;
let before: string[];
beforeAll(() => {
  image = makeImageFolder();
  before = image.listing();
});
const containers: { remove: () => Promise<void> }[] = [];
afterAll(async () => {
  for (const { remove } of containers) await remove();
  image?.remove();
});

/** A container of the image, with its own `.env` and DATA_DIR. */
function container(settings: Record<string, string>) {
  const { folder, remove } = temporaryFolder();
  const ENV_FILE = path.join(folder, '.env');
  const data = path.join(folder, 'data');
  const lines = Object.entries({ ...OPERATOR, ...settings }).map(([name, value]) => `${name}="${value}"\n`);
  writeFileSync(ENV_FILE, lines.join(''));
  const env = { ...image.env, DATA_DIR: data, ENV_FILE };
  const command = async (name: string, ...args: string[]) => {
    const PATH = `${path.dirname(process.execPath)}:${process.env.PATH}`;
    const shell = ['-c', `${image.scripts[name]} "$@"`, name, ...args];
    const { stdout, stderr } = await run('sh', shell, { cwd: image.folder, env: { ...env, PATH } });
    return stdout + stderr;
  };
  const hosts: Host[] = [];
  const start = async (PORT?: string, started = image.command) => {
    const set = { ...env, PORT: PORT ?? String(await freePort()) };
    const options = { command: started, readyPath: '/readyz', cwd: image.folder };
    return hosts[hosts.push(await Host.start(set, options)) - 1] as Host;
  };
  const stop = async () => {
    for (const host of hosts.reverse()) await host.stop();
  };
  containers.push({ remove: () => stop().then(remove) });
  return { folder, data, command, start, stop };
}

async function sendFilm({ origin }: Host, film: Buffer): Promise<number> {
  const body = new FormData();
  body.set('form', `action-${TILE.picture}`);
  body.set('submission_id', newRaffleEntry().submissionId);
  body.set(UPLOAD_FIELD, new Blob([new Uint8Array(film)], { type: 'video/mp4' }), 'film.mp4');
  const init = { method: 'POST', redirect: 'manual' as const, headers: { Origin: origin }, body };
  return (await fetch(`${origin}${RAFFLE_PAGE}?text=on`, init)).status;
}

async function widthOf(host: Host, address: string): Promise<number | undefined> {
  const response = await host.get(address);
  expect([address, response.status]).toEqual([address, 200]);
  return (await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width;
}

describe.each(engines)('the image with %s', { timeout: 120_000 }, (engine) => {
  let made: TestDatabase | undefined;
  let own: ReturnType<typeof container>;
  /** If the service is separate, a load balancer routes `/api` to it. */
  let api: Host;
  let web: Host;

  beforeAll(async () => {
    if (engine === 'postgres') {
      made = await openTestDatabase(engine);
      await made.db.execute(sql`drop schema public, drizzle cascade`);
      await made.db.execute(sql`create schema public`);
    }
    const port = String(await freePort());
    const urls = { CONTENT_API_URL: `http://127.0.0.1:${port}/api`, PUBLIC_API_URL: `${PUBLIC}/api` };
    const apart = { ...SECRETS, CONTENT_PORT: port, ...urls };
    own = container(made?.databaseUrl ? { ...apart, DATABASE_URL: made.databaseUrl } : {});
    writeFileSync(path.join(own.folder, 'own.json'), JSON.stringify(ownContent()));
    mkdirSync(path.join(own.data, 'uploads'), { recursive: true });
    writeFileSync(path.join(own.data, 'uploads/tram.jpg'), await picture('jpeg', '#205080', 800));
    const imported = await own.command('content:import', path.join(own.folder, 'own.json'), '--new');
    expect(imported).toContain('1 added (1)');
    const service = made ? await own.start(port, ['build/host/content.js']) : null;
    web = await own.start();
    api = service ?? web;
  });
  afterAll(async () => {
    await own?.stop();
    await made?.close();
  });

  async function takePart(): Promise<string> {
    const entry = newRaffleEntry();
    expect(await sendRaffleEntry(web.origin, entry)).toBe('accepted');
    expect(await sendFilm(web, await fixture('2-seconds.mp4'))).toBe(303);
    return entry.lastname;
  }

  /** Expects all commands to work, with `sent` participations so far. */
  async function expectCommands(lastname: string, sent: number): Promise<void> {
    const { command, folder } = own;
    expect(await command('content:import', path.join(folder, 'own.json'))).toContain('up to date');
    expect(await command('content:report', ENTRY, TILE.raffle)).toContain(lastname);
    const films = readdirSync(path.join(own.data, 'uploads-received')).filter((name) => /mp4$/.test(name));
    expect(films).toHaveLength(sent);
    const report = await command('content:report', ENTRY, TILE.picture);
    for (const film of films) expect(report).toContain(film);
    const exported = path.join(folder, 'export.json');
    await command('content:export', exported);
    expect(JSON.parse(readFileSync(exported, 'utf8'))).toMatchObject({ entries: [{ title: 'Kill test' }] });
    expect(await command('content:close', ENTRY, TILE.raffle)).toContain('Closed');
    expect(await command('content:retain')).toContain('personal data of 1 participation,');
    if (made) await expect(command('demo:leave')).rejects.toThrow('There is no demo content');
  }

  it('draws and serves pictures', async () => {
    expect(await widthOf(api, '/api/uploads/tram.jpg')).toBe(800);
    expect(await widthOf(api, '/api/uploads/resize/320/70/tram.jpg')).toBe(320);
    expect(await widthOf(api, `/api/action/v1/qrcode/${ENTRY}/${TILE.voucher}/240/K-0`)).toBe(240);
    const result = `/surveyresult/${ENTRY}/${TILE.survey}/${TILE.survey}_${ENTRY}.png`;
    expect(await widthOf(web, result)).toBeGreaterThan(100);
    const page = await (await web.get(RAFFLE_PAGE)).text();
    const [, host] = /<img src="([^"]*)\/api\/uploads\/resize\/\d+\/\d+\/tram\.jpg"/.exec(page) ?? [];
    expect(host).toBe(made ? PUBLIC : '');
    if (made) expect(page).not.toContain(api.origin);
  });

  it('takes what riders send, and its commands work beside the server and without', async () => {
    await expectCommands(await takePart(), 1);
    const later = await takePart();
    await own.stop();
    await expectCommands(later, 2);
  });
});

it('the demo is shown, and left beside the server and without', { timeout: 120_000 }, async () => {
  const [beside, without] = [container({}), container({})];
  const demoPicture = async (host: Host) => (await host.get('/api/uploads/ausstellung.jpg')).status;
  expect(await demoPicture(await beside.start())).toBe(200);
  await beside.stop();
  cpSync(beside.data, without.data, { recursive: true });
  const host = await beside.start();
  for (const { command } of [beside, without])
    expect(await command('demo:leave', '--yes')).toContain('demo mode has ended');
  expect(await demoPicture(host)).toBe(404);
});

it('nothing is written into the image', () => {
  const after = image.listing();
  expect(after.filter((line) => !before.includes(line))).toEqual([]);
  expect(after).toHaveLength(before.length);
});
