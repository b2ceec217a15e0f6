import { request } from 'node:http';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoFolder } from '../support/demo-folder.ts';
import { Host, temporaryFolder } from '../support/host.ts';

/**
 * No character in a URL causes a 500, whether the content service is called in process or by HTTP.
 */

/** Encoded characters that servers, routers and logs parse differently, or that no text may contain. */
const ODD = [
  ...[
    '%5C',
    '%255C',
    '%2F',
    '%252F',
    '%2E%2E',
    '..',
    '.',
    '%3F',
    '%23',
    '%26',
    '%2B',
    '+',
    '%20',
    ';',
    ':',
    '@',
  ],
  ...['%', '%zz', '%u0041', '%25', '%C3', '%ED%A0%80', '%ED%B0%80', '%F5%80%80%80', '%EF%BF%BE', '%EF%BF%BD'],
  ...[
    '%00',
    '%0D%0A',
    '%09',
    '%1B',
    '%7F',
    '%C2%85',
    '%E2%80%A8',
    '%E2%80%AE',
    '%E2%81%A6',
    '%E2%80%8D',
    '%EF%BB%BF',
  ],
  ...['%F0%9F%9A%8B', 'e%CC%81', '%C4%B0', '%C3%9F', '%EF%AC%81', '%CC%80', '%F3%A0%81%A1'],
  ...[
    '__proto__',
    'constructor',
    '-',
    '1',
    '11',
    '999',
    'Bahn',
    'sport',
    '2026-01-01',
    '%7B%22a%22%3A1%7D',
    '%27',
    '%22',
    '%3C',
    '%3E',
    '%7C',
    '%5E',
    '%60',
    '~',
    '%24',
    '%28',
    '*',
    '%5B%5D',
    '%E3%85%A4',
    '%F4%8F%BF%BF',
  ],
];
const odd = fc.array(fc.constantFrom(...ODD), { minLength: 1, maxLength: 4 }).map((parts) => parts.join(''));

const ADDRESSES = [
  (text: string) => `/archivsuche?q=${text}`,
  (text: string) => `/archivsuche?q=Bahn&page=${text}`,
  (text: string) => `/archiv?day=${text}`,
  (text: string) => `/heute/${text}`,
  (text: string) => `/beitrag/${text}`,
  (text: string) => `/feed/${text}`,
  (text: string) => `/surveyresult/${text}/${text}`,
  (text: string) => `/qr/${text}/${text}/${text}`,
];

const data = [demoFolder(), temporaryFolder()] as const;
const hosts: Host[] = [];
beforeAll(async () => {
  const within = await Host.start({ DATA_DIR: data[0].folder, LOG_LEVEL: 'info' });
  hosts.push(within);
  const CONTENT_API_URL = `${within.origin}/api`;
  hosts.push(
    await Host.start({
      DATA_DIR: data[1].folder,
      CONTENT_API_URL,
      SESSION_SECRET: 'a-secret-of-this-test',
      LOG_LEVEL: 'info',
    }),
  );
}, 120_000);
afterAll(async () => {
  await Promise.all(hosts.map((host) => host.stop()));
  for (const { remove } of data) remove();
});

/** Unlike fetch it sends the path as it is. */
function statusOf({ origin }: Host, path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const asked = request(origin, { path }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    });
    asked.on('error', reject).end();
  });
}

it.each([
  ['within the process', 0],
  ['by HTTP', 1],
])(
  'no search, level, day or id is a fault where the content service is called %s',
  async (_, number) => {
    const host = hosts[number] as Host;
    await fc.assert(
      fc.asyncProperty(odd, async (text) => {
        for (const addressOf of ADDRESSES) {
          const path = addressOf(text);
          const status = await statusOf(host, path);
          expect.soft(status, path).toBeLessThan(path.startsWith('/archiv') ? 201 : 500);
        }
      }),
      { numRuns: 80, examples: ODD.map((text): [string] => [text]) },
    );
    expect(await host.log()).not.toMatch(/"level":(?:50|60)/);
  },
  120_000,
);
