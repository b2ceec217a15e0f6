import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import express from 'express';
import pg from 'pg';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { parseAppSettings } from '#app/config/env.server.ts';
import { NODE_ARGS } from '#tests/support/host.ts';
import { serverForTest } from '#tests/support/test-server.ts';
import { PACKAGES_BESIDE_THE_BUILD } from '../scripts/programs.mjs';
import { parseServerSettings } from './kernel/env.ts';
import { readSettingsFile } from './kernel/settings-file.ts';
import { health } from './middleware/health.ts';
import { BODY_PAUSE_MS } from './uploads/read-multipart.ts';

/** Validates `deploy/`, the Dockerfile and compose.yaml against their schemas and the files they refer to. */

const read = (file: string) => readFileSync(file, 'utf8');

interface Manifest {
  apiVersion: string;
  kind: string;
  spec: object;
}
type Model = new (manifest: Manifest) => { validate(): void };

const manifests = parseAllDocuments(read('deploy/kubernetes.yaml')).map(
  (document) => document.toJSON() as Manifest,
);

describe('Kubernetes', () => {
  it.each(manifests.map((manifest) => [manifest.kind, manifest] as const))(
    'takes the %s',
    async (kind, manifest) => {
      const name = `kubernetes-models/${manifest.apiVersion}`;
      const models = (await import(/* @vite-ignore */ name)) as Record<string, Model>;
      const Kind = models[kind];
      if (!Kind) throw new Error(`no ${kind} in ${manifest.apiVersion}`);
      expect(() => new Kind(manifest).validate()).not.toThrow();
    },
  );

  it('has every setting that several nodes need', () => {
    expect(manifests.map(({ kind }) => kind)).toEqual([
      'Deployment',
      'PersistentVolumeClaim',
      'Service',
      'PodDisruptionBudget',
      'HorizontalPodAutoscaler',
    ]);
  });

  it('leaves the number of nodes to the autoscaler: an upgrade doesn’t set it back', () => {
    expect(manifests[0]?.spec).not.toHaveProperty('replicas');
  });

  it('gives the nodes no variables of Services: one named content would set CONTENT_PORT', () => {
    const { spec } = JSON.parse(JSON.stringify(manifests[0]));
    expect(spec.template.spec.enableServiceLinks).toBe(false);
  });

  it('waits ten minutes and more for a start that renews the search index, as the image does', () => {
    const { spec } = JSON.parse(JSON.stringify(manifests[0]));
    const { periodSeconds, failureThreshold } = spec.template.spec.containers[0].startupProbe;
    expect(periodSeconds * failureThreshold).toBeGreaterThanOrEqual(600);
    expect(spec.progressDeadlineSeconds).toBeGreaterThan(periodSeconds * failureThreshold);
    expect(Number(/--start-period=(\d+)m/.exec(read('Dockerfile'))?.[1])).toBeGreaterThanOrEqual(10);
  });
});

interface Service {
  command?: string;
  stop_grace_period?: string;
  logging?: { options: Record<string, string> };
  environment?: Record<string, string>;
  healthcheck?: { start_period?: string };
  depends_on?: string[] | Record<string, { condition: string }>;
}
const { services } = parse(read('compose.yaml'), { merge: true }) as { services: Record<string, Service> };

/** Names of settings that each file passes to Kachel's processes. */
const given = {
  'compose.yaml': ['web-1', 'web-2', 'content'].flatMap((name) =>
    Object.keys(services[name]?.environment ?? {}),
  ),
  'deploy/kubernetes.yaml': [...read('deploy/kubernetes.yaml').matchAll(/\{ name: ([A-Z_]+), value/g)].map(
    ([, name = '']) => name,
  ),
};

const settings = [...read('.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name);

/** What compose.yaml decides by itself, and what belongs to a vehicle or to development; its first lines name them. */
const NOT_ASKED = 'PORT HOST DATA_DIR APP_SERVER_PORTS NODE_ENV'.split(' ');

/** The names that reading the settings asks the environment for. */
function settingsRead(): Set<string> {
  const names = new Set<string>();
  const environment = new Proxy<Record<string, string>>(
    {},
    { get: (_, name) => void names.add(String(name)) },
  );
  for (const read of [parseAppSettings, parseServerSettings]) read(environment);
  return names;
}

it('.env.example has each setting that the code reads', () => {
  const read = settingsRead();
  expect(read.size).toBeGreaterThan(40);
  expect(settings).toEqual(expect.arrayContaining([...read]));
});

describe.each(Object.entries(given))('%s', (_, names) => {
  it('names only settings that exist', () => {
    expect(names.length).toBeGreaterThan(3);
    expect(settings).toEqual(expect.arrayContaining(names.filter((name) => name !== 'PGPASSWORD')));
  });
});

describe('compose.yaml', () => {
  it('hands on every other setting of .env: the image has none', () => {
    expect([...new Set([...given['compose.yaml'], ...NOT_ASKED])]).toEqual(expect.arrayContaining(settings));
  });

  it('gives the web nodes the same RETAIN_DAYS as the content service, which deletes the data', () => {
    const [of, ...others] = ['web-1', 'web-2', 'content'].map(
      (name) => services[name]?.environment?.RETAIN_DAYS,
    );
    expect(of).toMatch(/^\$\{RETAIN_DAYS:-\}$/);
    expect(others).toEqual([of, of]);
  });

  it('sets exactly the variables that nginx’s template uses', () => {
    const words = [...read('deploy/nginx.conf.template').matchAll(/\$\{(\w+)\}/g)].map(([, word]) => word);
    expect(new Set(words)).toEqual(new Set(Object.keys(services.nginx?.environment ?? {})));
    // `$$` is compose's way to write a `$` that is none of its own.
    expect(services.nginx?.environment?.SCHEME).toMatch(/^\$\{SCHEME:-\$\$scheme\}$/);
  });

  it('has a stop_grace_period that is longer than a node’s drain', () => {
    const [, seconds] = /:-(\d+)s\}$/.exec(services['web-1']?.stop_grace_period ?? '') ?? [];
    const [, drainMs] = /^DRAIN_MS=(\d+)$/m.exec(read('.env.example')) ?? [];
    expect(Number(seconds)).toBeGreaterThan((2 * Number(drainMs)) / 1000 + 20);
  });

  it('limits every service’s log in size and number of files', () => {
    for (const [name, { logging }] of Object.entries(services))
      expect(logging?.options, name).toEqual({ 'max-size': '20m', 'max-file': '5' });
  });

  it('gives each service with a health check at least a minute to start', () => {
    const checks = Object.values(services).flatMap(({ healthcheck }) => healthcheck ?? []);
    expect(checks).not.toEqual([]);
    for (const { start_period } of checks) expect(start_period).toMatch(/^[1-9]\d*m$/);
  });

  it('waits only for services that exist', () => {
    for (const { depends_on = [] } of Object.values(services)) {
      const awaited = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on);
      expect(Object.keys(services)).toEqual(expect.arrayContaining(awaited));
    }
  });
});

it('nginx’s client_body_timeout is the time that Kachel waits for a paused body', () => {
  expect(BODY_PAUSE_MS).toBeGreaterThanOrEqual(2 * 90_000);
  const [, seconds] = /client_body_timeout (\d+)s;/.exec(read('deploy/nginx.conf.template')) ?? [];
  expect(Number(seconds) * 1000).toBe(BODY_PAUSE_MS);
});

it('nginx waits for the response to an upload as long as the page does', () => {
  const [, seconds] = /CHECKED_MS = (\d+)_000;/.exec(read('app/forms/uploads/send-file.ts')) ?? [];
  const forUploads = read('deploy/nginx.conf.template').match(/(?:datei|upload)[^{}]*{[^}]*}/g);
  expect(forUploads).toHaveLength(2);
  for (const location of forUploads ?? []) expect(location).toContain(`proxy_read_timeout ${seconds}s;`);
});

describe('the documents tell operators that a proxy in front must keep no access log, as the privacy policy promises', () => {
  const operators = read('docs/operators.md');
  const places = {
    'Before riders come': /^5\. \*\*The proxy\*\*.*?(?=^6\. )/ms.exec(operators),
    FRONT: /^Without `FRONT`.*?(?=^## )/ms.exec(operators),
    'Behind a CDN': /^## Behind a CDN.*?(?=^## )/ms.exec(operators),
    Kubernetes: /^(?:#.*\n)+/.exec(read('deploy/kubernetes.yaml')),
  };

  it.each(Object.entries(places))('in %s', (_, place) => {
    expect(place?.[0]).toMatch(/no access\s+(?:# )?log/);
  });

  it('with what else must not be logged; our nginx configuration has access_log off', () => {
    for (const word of ['addresses', 'queries', 'referrers', '`/qr/…/…/`', '`/optin/`', 'error_log'])
      expect(places['Before riders come']?.[0]).toContain(word);
    expect(read('deploy/nginx.conf.template')).toMatch(/^ {2}access_log off;\n {2}error_log stderr emerg;$/m);
  });
});

describe('the documented nginx', () => {
  const operators = read('docs/operators.md');

  it('listens on IPv6 wherever it listens on IPv4', () => {
    const listens = [...operators.matchAll(/^ {2}listen (.+);$/gm)].map(([, on = '']) => on);
    const ipv4 = listens.filter((on) => !on.startsWith('['));
    expect(ipv4).toHaveLength(2);
    expect(listens).toEqual(ipv4.flatMap((on) => [on, `[::]:${on}`]));
  });

  it('forwards /api/ to a content service on another machine, which knows the PUBLIC_URL', () => {
    const [section] = /^### Content service on another machine$.*?(?=^## )/ms.exec(operators) ?? [];
    for (const word of ['location /api/ {', 'location = /api/captive {', '`PUBLIC_URL`', '`PICTURE_WIDTHS='])
      expect(section).toContain(word);
  });
});

describe('the image', () => {
  it('is made of what is in the repository or built', () => {
    const copied = [...read('Dockerfile').matchAll(/^COPY --from=build (\/kachel\/.+) \S+$/gm)].flatMap(
      ([, files = '']) => files.split(' ').map((file) => file.replace('/kachel/', '')),
    );
    expect(copied).toHaveLength(8);
    for (const file of copied.filter((name) => !['build', 'node_modules'].includes(name))) {
      expect(existsSync(file), file).toBe(true);
    }
  });
});

describe('the image’s health check', () => {
  const [, ...program] = JSON.parse(/^HEALTHCHECK .*\\\n +CMD (.+)$/m.exec(read('Dockerfile'))?.[1] ?? '[]');

  it.each([
    ['PORT', 'ok', 0],
    ['PORT', 'starting', 1],
    ['CONTENT_PORT', 'ok', 0],
  ] as const)('finds the program on %s, which is ‘%s’, and exits with %i', async (port, readiness, code) => {
    const server = await serverForTest(express().use(health(() => readiness)));
    const asked = { PORT: '1', CONTENT_PORT: '1', [port]: String(server.port) };
    const check = spawn(process.execPath, program, { env: { ...process.env, ...asked } });
    expect(await once(check, 'exit')).toEqual([code, null]);
  });
});

describe('the documented units of systemd', () => {
  it.each([
    ['kachel-backup', 'postgresql.service'],
    ['kachel-retain', 'postgresql.service kachel-backup.service'],
  ])('%s starts after %s: after a missed night, Persistent= starts both at boot', (name, after) => {
    const [, unit] = read('docs/operators.md').split(`# /etc/systemd/system/${name}.service\n`);
    expect(unit?.startsWith(`[Unit]\nAfter=${after}\n\n[Service]\n`)).toBe(true);
  });
});

it('what is saved beside compose.yaml stays out of the image and of Git', () => {
  const saved = [...read('docs/operators.md').matchAll(/> "\$to\.part\/\w+(\.\S+)"$/gm)].map(
    ([, ending]) => `*${ending}`,
  );
  expect(saved).toEqual(['*.dump', '*.tar.gz']);
  for (const file of ['.dockerignore', '.gitignore'])
    expect(
      read(file)
        .split('\n')
        .map((line) => line.replace(/^\//, '')),
    ).toEqual(expect.arrayContaining(saved));
});

describe('the versions of Node', () => {
  it('are the same in the image and in .nvmrc', () => {
    const version = read('.nvmrc').trim();
    expect(read('Dockerfile').match(/(?<=^FROM node:)\d+/gm)).toEqual([version, version]);
  });
});

describe('the packages of the image', () => {
  it('are those that aren’t bundled, and no more', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'kachel-image-'));
    writeFileSync(path.join(folder, 'package.json'), read('package.json'));
    execFileSync(process.execPath, [path.resolve('scripts/image-packages.mjs')], { cwd: folder });
    const left = JSON.parse(read(path.join(folder, 'package.json'))) as {
      dependencies: Record<string, string>;
      devDependencies?: unknown;
    };
    rmSync(folder, { recursive: true });
    expect(Object.keys(left.dependencies)).toEqual(PACKAGES_BESIDE_THE_BUILD);
    expect(left.devDependencies).toBeUndefined();
  });
});

describe('backup.sh while riders upload', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kachel-backup-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  /** The password and the arguments that the fake pg_dump got. */
  const dumped = path.join(folder, 'dumped');

  /** Runs backup.sh with a fake tar that exits with this code; tar exits with 1 if files change while it reads. */
  function backup(code: number, settings: Record<string, string | undefined> = {}) {
    const programs = path.join(folder, 'programs');
    const data = path.join(folder, 'data');
    const saved = path.join(folder, `saved-${code}`);
    for (const made of [saved, dumped]) rmSync(made, { recursive: true, force: true });
    for (const made of [programs, `${data}/uploads-received/.incoming`, `${data}/uploads`, `${data}/outbox`])
      mkdirSync(made, { recursive: true });
    writeFileSync(`${programs}/pg_dump`, `#!/bin/sh\nprintf '%s\\n' "$PGPASSWORD" "$@" > ${dumped}\n`, {
      mode: 0o700,
    });
    writeFileSync(`${programs}/tar`, `#!/bin/sh\nPATH='${process.env.PATH}'\ntar "$@"\nexit ${code}\n`, {
      mode: 0o700,
    });
    for (const name of [
      'uploads-received/photo.jpg',
      'uploads-received/.incoming/half.jpg',
      'uploads/owl.jpg',
      'outbox/mail.eml',
    ])
      writeFileSync(`${data}/${name}`, name);
    const env = {
      ...process.env,
      PATH: `${programs}:${process.env.PATH}`,
      DATABASE_URL: 'postgres://x',
      DATA_DIR: data,
      ...settings,
    };
    const { status } = spawnSync('deploy/backup.sh', [saved], { env });
    if (!existsSync(saved)) return { status, files: null };
    const listed = execFileSync('tar', ['-tzf', `${saved}/files.tar.gz`], { encoding: 'utf8' });
    return { status, files: listed.split('\n').filter((name) => /[^/]$/.test(name)) };
  }

  it('saves whole files and leaves out those that still arrive', () => {
    const files = ['uploads-received/photo.jpg', 'uploads/owl.jpg', 'outbox/mail.eml'];
    expect(backup(0)).toEqual({ status: 0, files });
    expect(backup(1)).toEqual({ status: 0, files });
  });

  it('with compose saves the same, in a folder that is new as well', () => {
    const [, inContainer = ''] =
      /content sh -c '(.+)' > "\$to.part\/files/.exec(read('docs/operators.md')) ?? [];
    for (const made of [
      [
        'uploads-received/photo.jpg',
        'uploads-received/.incoming/half.jpg',
        'uploads/owl.jpg',
        'outbox/mail.eml',
      ],
      [],
    ]) {
      const data = mkdtempSync(path.join(folder, 'volume-'));
      for (const name of made) {
        mkdirSync(path.dirname(path.join(data, name)), { recursive: true });
        writeFileSync(path.join(data, name), name);
      }
      const saved = execFileSync('sh', ['-c', inContainer.replace('/data', data)]);
      const listed = execFileSync('tar', ['-tzf', '-'], { input: saved, encoding: 'utf8' });
      expect(listed.split('\n').filter((name) => /[^/]$/.test(name))).toEqual(
        made.filter((name) => !name.includes('.incoming')),
      );
    }
  });

  it('fails if tar does, without leaving a folder', () => {
    expect(backup(2)).toEqual({ status: 1, files: null });
  });

  it('refuses a DATA_DIR that does not exist, before pg_dump', () => {
    const mistyped = path.join(folder, 'mistyped');
    expect(backup(0, { DATA_DIR: mistyped })).toEqual({ status: 1, files: null });
    expect([mistyped, dumped].map((made) => existsSync(made))).toEqual([false, false]);
  });

  it('gets the documented password outside pg_dump’s arguments, and the programs get it from .env', () => {
    const documented = read('docs/operators.md').match(/^(?:DATABASE_URL|PGPASSWORD)=[^…]+$/gm) ?? [];
    const { DATABASE_URL, PGPASSWORD } = parseEnv(documented.join('\n'));
    expect(PGPASSWORD).toBe('PASSWORD');
    backup(0, { DATABASE_URL, PGPASSWORD });
    const [password, ...words] = read(dumped).trimEnd().split('\n');
    expect(password).toBe(PGPASSWORD);
    expect(words).toContain(DATABASE_URL);
    expect(words.join()).not.toContain(PGPASSWORD);

    const ENV_FILE = path.join(folder, '.env');
    writeFileSync(ENV_FILE, documented.join('\n'));
    for (const [name, value] of Object.entries({ ENV_FILE, DATABASE_URL: undefined, PGPASSWORD: undefined }))
      vi.stubEnv(name, value);
    readSettingsFile();
    expect(new pg.Client(process.env.DATABASE_URL)).toMatchObject({ user: 'kachel', password: PGPASSWORD });
    vi.unstubAllEnvs();
  });
});

it('every way to start passes the same flags to V8 as tests and bench', () => {
  const flags = NODE_ARGS.slice(0, -1);
  expect(read('package.json')).toContain(`"start": "exec node ${flags.join(' ')} scripts/start.mjs"`);
  expect(read('Dockerfile')).toContain(
    `CMD [${['node', ...NODE_ARGS].map((word) => `"${word}"`).join(', ')}]`,
  );
});
