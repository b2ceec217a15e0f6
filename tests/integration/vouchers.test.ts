import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { de } from '../../app/i18n/de.ts';
import { demoFolder } from '../support/demo-folder.ts';
import { Host } from '../support/host.ts';
import { type HostOverStub, startOverStub } from '../support/host-over-stub.ts';
import { stubContent } from '../support/stub-content.ts';
import type { Fault } from '../support/stub-content-server.ts';

const PASSWORD = 'kachel-demo';

function press(host: Host, address: string, fields: Record<string, string>, cookie = '') {
  return host.get(address, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      Origin: host.origin,
      Cookie: cookie,
    },
    body: new URLSearchParams({ submission_id: randomUUID(), ...fields }),
  });
}

describe('vouchers of the embedded service', () => {
  const data = demoFolder();
  let host: Host;

  beforeAll(async () => {
    host = await Host.start({ DATA_DIR: data.folder, LOG_LEVEL: 'info' });
  });

  afterAll(async () => {
    await host.stop();
    data.remove();
  });

  async function used(): Promise<number> {
    const answer = await host.get('/api/voucher/v1/info', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ id: '129', action: '1', password: PASSWORD }),
    });
    const { info } = (await answer.json()) as { info: { voucherUsed: number } };
    return info.voucherUsed;
  }

  it('are not redeemed by a hundred GET and HEAD requests', async () => {
    const before = await used();
    const first = await press(host, '/qr/129/1/KACHEL-0060', { password: PASSWORD });
    const [cookie = ''] = first.headers
      .getSetCookie()
      .filter((line) => line.startsWith('voucher_129_1='))
      .map((line) => line.split(';')[0] ?? '');
    expect(cookie).not.toBe('');
    for (let batch = 0; batch < 5; batch += 1) {
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          host.get('/qr/129/1/KACHEL-0061?password=kachel-demo', {
            method: index % 2 === 0 ? 'GET' : 'HEAD',
            headers: { Cookie: cookie },
          }),
        ),
      );
      for (const answer of answers) {
        expect(answer.status).toBe(200);
        expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
        await answer.arrayBuffer();
      }
    }
    expect(await used()).toBe(before + 1);
  }, 60_000);

  it('are redeemed once by fifty concurrent posts', async () => {
    const before = await used();
    const pages = await Promise.all(
      Array.from({ length: 50 }, async () =>
        (await press(host, '/qr/129/1/KACHEL-0062', { password: PASSWORD })).text(),
      ),
    );
    expect(pages.filter((page) => page.includes(de.voucherRedeemed))).toHaveLength(1);
    expect(await used()).toBe(before + 1);
  }, 60_000);

  it('show the same success if a submission is posted again after its response was lost', async () => {
    const before = await used();
    const submission = { submission_id: randomUUID(), password: PASSWORD };
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const page = await press(host, '/qr/129/1/KACHEL-0063', submission);
      expect(await page.text()).toContain(de.voucherRedeemed);
    }
    expect(await used()).toBe(before + 1);
  });

  it.each(['/qr/129/1/a.b', '/qr/12%209', '/qr/129/%2e%2e%2f', `/qr/129/1/${'x'.repeat(41)}`])(
    'get a 404 at the malformed address %s',
    async (address) => {
      const answer = await host.get(address);
      expect(answer.status).toBe(404);
      expect((await press(host, address, { password: PASSWORD })).status).toBe(404);
    },
  );

  it('have neither password nor code in the log', async () => {
    const log = await host.log();
    expect(log).toContain('"path":"/qr/129/1/');
    expect(log).not.toMatch(/kachel-demo|KACHEL-00/);
  });
});

/** Sends the password from one of this machine's own addresses, as another rider would. */
function pressFrom(localAddress: string, host: Host, password: string): Promise<string> {
  const body = new URLSearchParams({ submission_id: randomUUID(), password }).toString();
  return new Promise((resolve, reject) => {
    const headers = {
      'Content-Type': 'application/x-www-form-urlencoded',
      'Content-Length': Buffer.byteLength(body),
      Origin: host.origin,
    };
    const sent = request(
      `${host.origin}/qr/129/1?lang=de`,
      { method: 'POST', localAddress, headers },
      (answer) => text(answer).then(resolve, reject),
    );
    sent.on('error', reject).end(body);
  });
}

/** The message up to its time. */
const [TOO_MANY = ''] = de.voucherTryLater.split('{when}');

describe.each(['false', '10.0.0.0/8'])('wrong passwords with TRUST_PROXY=%s', (TRUST_PROXY) => {
  const data = demoFolder();
  let host: Host;

  beforeAll(async () => {
    host = await Host.start({ DATA_DIR: data.folder, TRUST_PROXY });
  });

  afterAll(async () => {
    await host.stop();
    data.remove();
  });

  it('block further attempts from their address, but not from others', async () => {
    for (let attempt = 0; attempt < 30; attempt += 1) {
      expect(await pressFrom('127.0.0.2', host, `guess-${attempt}`)).toContain(de.voucherWrongPassword);
    }
    expect(await pressFrom('127.0.0.2', host, PASSWORD)).toContain(TOO_MANY);
    expect(await pressFrom('127.0.0.3', host, PASSWORD)).toContain(de.voucherCountMax);
  });
});

describe('the content server’s response for a voucher', () => {
  let host: HostOverStub['host'];
  let content: HostOverStub['content'];
  let close: HostOverStub['close'];

  beforeAll(async () => {
    ({ host, content, close } = await startOverStub(stubContent()));
  });

  afterEach(() => content.recover());
  afterAll(() => close());

  const says = (errormessage: string): Fault => ({
    kind: 'body',
    body: JSON.stringify({ state: 'error', errormessage }),
  });

  it.each<[string, Fault, string, number]>([
    ['CODE USED', says('CODE USED'), de.voucherCodeUsed, 422],
    ['state failed', { kind: 'body', body: '{"state":"failed"}' }, de.voucherUnknownError, 503],
    ['TRY LATER', says('TRY LATER'), 'in ein paar Minuten', 429],
    ['nothing, having hung up', { kind: 'drop' }, de.voucherUnknownError, 503],
  ])('%s is shown as a message with a button to try again', async (_, fault, words, status) => {
    content.break('voucher/v1/use', fault);
    const submission = randomUUID();
    const answer = await press(host, '/qr/129/1/K1?lang=de', {
      submission_id: submission,
      password: 'geheim-1',
    });
    const html = await answer.text();
    expect(answer.status).toBe(status);
    expect(html).toContain(words);
    expect(html).toContain(de.tryAgain);
    // The retry has the same submission id, so a voucher that was redeemed without a response shows its success.
    expect(html).toContain(submission);
    expect(html).not.toContain('geheim-1');
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
  });

  it('‘success’ without counts is shown as an error with a button to try again', async () => {
    content.break('voucher/v1/info', { kind: 'body', body: '{"state":"success"}' });
    const answer = await press(host, '/qr/129/1?lang=de', { password: 'geheim-1' });
    const html = await answer.text();
    expect(answer.status).toBe(503);
    expect(html).toContain(de.voucherNoCounts);
    expect(html).toContain(de.tryAgain);
    expect(answer.headers.getSetCookie().join()).not.toContain('voucher_');
  });

  it('‘success’ without counts for a redemption is shown as redeemed', async () => {
    content.break('voucher/v1/use', { kind: 'body', body: '{"state":"success"}' });
    const answer = await press(host, '/qr/129/1/K1?lang=de', { password: 'geheim-1' });
    expect(await answer.text()).toContain(de.voucherRedeemed);
    expect(answer.headers.getSetCookie().join()).toMatch(/voucher_129_1=Fe26/);
  });
});
