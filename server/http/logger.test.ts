import { spawnSync } from 'node:child_process';
import { openSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loggedPath } from './logger.ts';

const ID = '3f1c1f5e-6a55-4d0a-9a3e-000000000001';

describe('the log', () => {
  it.each([
    ['/qr/129/1/KACHEL-0001', '/qr/129/1/…'],
    ['/QR/129/1/KACHEL-0001', '/QR/129/1/…'],
    ['//qr//129/1/KACHEL-0001/', '//qr//129/1/…'],
    ['/%71r/129/1/KACHEL-0001', '/qr/129/1/…'],
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

describe('a log that can’t be written', () => {
  it('ends no process', () => {
    const lines =
      "for (let n = 0; n < 9; n += 1) log.info('x'); setTimeout(() => process.stderr.write('alive'), 50);";
    const script = `import { createLog } from './server/http/logger.ts'; const log = createLog('info'); ${lines}`;
    const full = openSync('/dev/full', 'w');
    const args = ['--import', 'tsx', '--input-type=module', '-e', script];
    const { status, stderr } = spawnSync(process.execPath, args, { stdio: ['ignore', full, 'pipe'] });
    expect(stderr.toString()).toBe('alive');
    expect(status).toBe(0);
  });
});
