import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { describe, expect, it } from 'vitest';
import { testPrograms } from '#tests/support/test-programs.ts';
import { loggedPath } from '../middleware/logged-path.ts';

const ID = '3f1c1f5e-6a55-4d0a-9a3e-000000000001';

describe('the log', () => {
  it.each([
    ['/qr/129/1/KACHEL-0001', '/qr/129/1/…'],
    ['/QR/129/1/KACHEL-0001', '/QR/129/1/…'],
    ['//qr//129/1/KACHEL-0001/', '//qr//129/1/…'],
    ['/%71r/129/1/KACHEL-0001', '/qr/129/1/…'],
    ['/wp-preview/qr/129/1/KACHEL-0001', '/wp-preview/qr/129/1/…'],
    ['/api/action/v1/optin/key', '/api/action/v1/optin/…'],
    ['/api/action/v1/OptIn/key', '/api/action/v1/OptIn/…'],
    [`/api/action/v1/upload/${ID}`, '/api/action/v1/upload/…'],
    [`/api/action/v1/extinfo/129/1/${ID}`, '/api/action/v1/extinfo/129/1/…'],
    [`/api/action/v1/extinfo/129/1/${ID}/%`, '(odd address)'],
    ['http://tram.example/qr/129/1/KACHEL-0001', '(odd address)'],
    ['/x/../qr/129/1/KACHEL-0001', '(odd address)'],
    ['/./qr/129/1/KACHEL-0001', '(odd address)'],
    ['/x/%2E./qr/129/1/KACHEL-0001', '(odd address)'],
    ['/qr\\129\\1\\KACHEL-0001', '(odd address)'],
    ['/qr%5C129%5C1%5CKACHEL-0001', '(odd address)'],
    ['/qr%2F129%2F1%2FKACHEL-0001', '/qr/129/1/…'],
    ['*', '(odd address)'],
    ['/api/action/v1/qrcode/129/1/400/KACHEL-0001', '/api/action/v1/qrcode/129/1/400/…'],
    ['/api/content/v1/archive/de/s/Krankheit', '/api/content/v1/archive/de/s/…'],
  ])('holds no secret of %s', (url, path) => {
    expect(loggedPath(`${url}?token=kachel-preview`)).toBe(path);
  });

  it.each(['/', '/qr/129/1', '/api/uploads/resize/640/80/tram.jpg', '/api/action/v1/info/129/1'])(
    'holds %s',
    (url) => {
      expect(loggedPath(url)).toBe(url);
    },
  );
});

const programs = testPrograms({ host: 'server/kernel/logger.ts', app: 'app/lib/log.server.ts' });

/** Both write to the same pipe. */
const LOGS = {
  host: `import { createLog } from '${programs}/host.mjs'; const log = createLog('info');`,
  app: `import { log } from '${programs}/app.mjs'; process.stdout;`,
};

const running = (whose: keyof typeof LOGS, lines: string) => [
  '--input-type=module',
  '-e',
  `${LOGS[whose]} ${lines}`,
];

describe('a log that can’t be written', () => {
  it.each([
    ['host', 'info'],
    ['host', 'fatal'],
    ['app', 'info'],
    ['app', 'fatal'],
  ] as const)('ends no process, and stops none: the %s’s, %s', (whose, level) => {
    const lines = `for (let n = 0; n < 9; n += 1) log.${level}('x'); setTimeout(() => process.stderr.write('alive'), 50);`;
    const full = openSync('/dev/full', 'w');
    const { status, stderr } = spawnSync(process.execPath, running(whose, lines), {
      stdio: ['ignore', full, 'pipe'],
      timeout: 20_000,
    });
    expect(stderr.toString()).toBe('alive');
    expect(status).toBe(0);
  });

  it.each(['host', 'app'] as const)(
    'of the %s doesn’t block the process if nothing reads the pipe, and is complete once something does',
    async (whose) => {
      const many = "for (let n = 0; n < 5000; n += 1) log.info('many');";
      const lines = `${many} process.stderr.write('alive'); setInterval(() => log.info('later'), 5);`;
      const child = spawn(process.execPath, running(whose, lines), { stdio: 'pipe' });
      expect(String((await once(child.stderr, 'data'))[0])).toBe('alive');
      let told = 0;
      for await (const line of createInterface({ input: child.stdout })) {
        if (JSON.parse(line).msg === 'later') break;
        told += 1;
      }
      child.kill();
      expect(told).toBe(5000);
    },
  );

  it.each(['host', 'app'] as const)(
    'of the %s goes on once something reads the pipe again, although it had to drop lines',
    { timeout: 20_000 },
    async (whose) => {
      const many = "for (let n = 0; n < 20_000; n += 1) log.info('many');";
      const lines = `${many} process.stderr.write('alive'); setInterval(() => log.info('later'), 5);`;
      const child = spawn(process.execPath, running(whose, lines), { stdio: 'pipe' });
      await once(child.stderr, 'data');
      for await (const line of createInterface({ input: child.stdout })) {
        if (JSON.parse(line).msg === 'later') break;
      }
      child.kill();
    },
  );
});
