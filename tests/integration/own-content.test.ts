import { execFile } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { addresses } from '#app/route-table.ts';
import { demoContent } from '#server/content-service/demo/demo-content.ts';
import { town } from '#server/content-service/demo/town.ts';
import { Host, OPERATOR, temporaryFolder } from '../support/host.ts';
import { sampleAddress } from '../support/sample-address.ts';

const run = promisify(execFile);

const OWN = {
  levels: { sport: { page: 'start', title: 'Sport' } },
  pages: { start: [{ type: 'full', entries: ['7'] }] },
  entries: [
    {
      id: '7',
      title: 'Neue Wagen auf der Nordlinie',
      kacheln: [
        { type: 'text', content: '<p>Ab Montag fahren sie.</p>' },
        { type: 'competition', id: '1', title: 'Probefahrt', email: 'mandatory', endDate: '2099-12-31' },
      ],
    },
  ],
};

/** Texts of the demo: titles of its entries, its town and operator, its labels and its public token. */
const DEMO_WORDS = [
  ...demoContent({ now: new Date(), timeZone: 'Europe/Berlin', mediaBase: '/api/uploads/' }).entries.map(
    ({ title }) => String(title),
  ),
  ...[
    town.name,
    town.mayor,
    town.mailDomain,
    'Vorführung',
    'demonstration',
    'kachel.example',
    'kachel-preview',
  ],
].filter((words) => words.length > 5);

/** Claims that only the operator can make. */
const CLAIMS = ['Europäischen Union', 'European Union', 'eigenen Servern', 'own servers'];

const demoWordsIn = (text: string) => [
  ...DEMO_WORDS.filter((words) => text.includes(words)),
  ...(/\bdemo\b/i.exec(text) ?? []),
];

const API = [
  ...['start', 'line', 'events', 'prizes', 'deals', 'about'].map((page) => `content/v1/${page}/de`),
  ...['content/v1/tabs/de', 'content/v1/tabs/de/meta', 'content/v1/dpaposts/de', 'content/v1/entry/101/de'],
  ...['content/v1/archive/de/s/Tram', 'survey/v1/info/140/140', 'uploads/ausstellung.jpg'],
];
const FILES = [
  '/robots.txt',
  '/sitemap.xml',
  '/feed/start.xml',
  '/manifest.webmanifest',
  '/service-worker.js',
];

const FACTS = {
  OPERATOR_HOSTING: 'Rechenzentrum Nord',
  OPERATOR_DATA_PROTECTION_OFFICER: 'Dr. Ada Beispiel, datenschutz@nord.test',
};

/** An operator's folder, with all settings in its `.env`. */
function operatorsFolder() {
  const { folder, remove } = temporaryFolder();
  const data = path.join(folder, 'data');
  const ENV_FILE = path.join(folder, '.env');
  writeFileSync(
    ENV_FILE,
    Object.entries({ ...OPERATOR, ...FACTS, RETAIN_DAYS: '41', DARK_MODE: 'on', DATA_DIR: data })
      .map(([name, value]) => `${name}="${value}"\n`)
      .join(''),
  );
  const file = path.join(folder, 'own.json');
  writeFileSync(file, JSON.stringify(OWN));
  const env = { PATH: process.env.PATH, NODE_ENV: 'production' as const, ENV_FILE };
  /** A command of the build, as in the image. */
  const command = async (name: string, ...args: string[]) => {
    const { stdout, stderr } = await run(process.execPath, [`build/host/${name}.js`, ...args], { env });
    return stdout + stderr;
  };
  const start = () => Host.start({ ENV_FILE, LOG_LEVEL: 'info' }, { readyPath: '/readyz' });
  return { data, file, command, start, remove };
}

async function answerOf(host: Host, address: string): Promise<string> {
  const response = await host.get(address);
  const headers = [...response.headers].map(([name, value]) => `${name}: ${value}\n`).join('');
  return `${response.status}\n${headers}${await response.text()}`;
}

const SCREENS = addresses.flatMap(({ pattern }) =>
  ['de', 'en'].map((language) => `${sampleAddress(pattern)}?lang=${language}`),
);

async function expectNothingOfTheDemo(host: Host): Promise<void> {
  const asked = [...SCREENS, ...FILES, ...API.map((call) => `/api/${call}`), '/?token=kachel-preview'];
  for (const address of asked) {
    const answer = (await answerOf(host, address)).replaceAll('token=kachel-preview', '');
    expect({ address, words: demoWordsIn(answer) }).toEqual({ address, words: [] });
  }
  const headers = { 'X-WP-Nonce': 'kachel-preview' };
  expect((await host.get('/api/content/v1/start/de', { headers })).status).toBe(403);
  expect(await answerOf(host, '/')).toContain('Neue Wagen auf der Nordlinie');
  expect(await answerOf(host, '/impressum')).toContain(OPERATOR.OPERATOR_NAME);
  for (const address of ['/datenschutz', '/datenschutz?lang=en']) {
    const page = await answerOf(host, address);
    expect(CLAIMS.filter((claim) => page.includes(claim))).toEqual([]);
    for (const fact of Object.values(FACTS)) expect(page).toContain(fact);
    expect(page).toMatch(/41 (?:Tage nach dem Ende|days after the end)/);
  }
}

function secretsIn(data: string): string[] {
  return Object.values(JSON.parse(readFileSync(path.join(data, 'secrets.json'), 'utf8')) as object);
}

describe('content of one’s own in an empty folder', () => {
  const { data, file, command, start, remove } = operatorsFolder();
  let host: Host;
  beforeAll(async () => {
    expect(await command('content-import', file, '--new')).toContain('1 added (7)');
    host = await start();
  });
  afterAll(async () => {
    await host?.stop();
    remove();
  });

  it('shows nothing of the demo on any screen, in any answer or cookie', { timeout: 120_000 }, async () => {
    await expectNothingOfTheDemo(host);
  });

  it('colours the browser’s bar as the device does, until the rider chooses', async () => {
    const barColours = async (address: string) =>
      (await answerOf(host, address)).match(/<meta name="theme-color"[^>]*>/g) ?? [];
    const followsDevice = await barColours('/');
    expect(followsDevice.map((tag) => /prefers-color-scheme:(\w+)/.exec(tag)?.[1])).toEqual([
      'light',
      'dark',
    ]);
    expect(await barColours('/?dark=on')).toEqual(['<meta name="theme-color" content="#1a231e"/>']);
  });

  it('and commands work beside the host', async () => {
    expect(JSON.parse(readFileSync(await exportedTo(), 'utf8'))).toMatchObject({ pages: OWN.pages });
    expect(await command('content-retain')).toContain('Deleted the personal data of 0 participations');
    await expect(command('content-report', '7', '1')).rejects.toThrow('Nobody has taken part in tile 1');
  });

  it('leaves no word of the demo, nor a secret, in the log', async () => {
    const log = await host.log();
    expect(demoWordsIn(log)).toEqual([]);
    const secrets = secretsIn(data);
    expect(secrets).toHaveLength(2);
    for (const secret of secrets) expect(log).not.toContain(secret);
  });

  async function exportedTo(): Promise<string> {
    const target = path.join(data, 'export.json');
    const told = await command('content-export', target);
    expect(told).toContain('through the running service');
    return target;
  }
});

describe('content of one’s own after a look at the demo', () => {
  const { data, file, command, start, remove } = operatorsFolder();
  let host: Host;
  beforeAll(async () => {
    cpSync(inject('demoFolder'), data, { recursive: true });
    host = await start();
  });
  afterAll(async () => {
    await host?.stop();
    remove();
  });

  it('leaves nothing of it behind', { timeout: 180_000 }, async () => {
    expect(demoWordsIn(await answerOf(host, '/'))).toContain(town.name);
    expect(demoWordsIn(await answerOf(host, '/beitrag/101'))).not.toEqual([]);
    await expect.poll(() => host.output.join('')).toContain('previews open with a published token');
    await vi.waitFor(() => expect(readdirSync(data)).toContain('last-good'));
    expect(await command('content-import', file, '--yes')).toContain('demo mode has ended');
    await host.stop();
    expect(readdirSync(data)).not.toContain('last-good');
    host = await start();
    expect(demoWordsIn(await host.log())).toEqual([]);
    await expectNothingOfTheDemo(host);
  });
});
