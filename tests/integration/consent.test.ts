import { describe, expect, it } from 'vitest';
import { startOverStub } from '#tests/support/host-over-stub.ts';
import { opened } from '#tests/support/opened.ts';
import { entry, stubContent } from '#tests/support/stub-content.ts';

/** What a page carries for analytics, and how a decision is taken, on the production build. */

const web = opened(() => {
  const survey = { type: 'survey', id: '7', question: 'Fährst du mit?', answer1: 'Ja', answer2: 'Nein' };
  const { answers } = stubContent();
  const content = { answers: { ...answers, 'content/v1/entry/12/de': entry('12', 'Fähre', [survey]) } };
  return startOverStub(content, {
    WIFI_LOGIN_URL: 'https://login.example/',
    WIFI_LOGIN: 'on',
    MATOMO_URL: 'https://stats.example/matomo',
    MATOMO_SITE_ID: '7',
    FRAME_ANCESTORS: 'https://app.example',
  });
});

async function startTag(address: string, cookie = ''): Promise<string> {
  const html = await (await web.host.get(address, { headers: { Cookie: cookie } })).text();
  return /<html[^>]*>/.exec(html)?.[0] ?? '';
}

async function decide(fields: Record<string, string>, cookie = ''): Promise<Response> {
  return web.host.get('/einwilligung', {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { Origin: web.host.origin, Cookie: cookie },
  });
}

describe('the native app’s configuration in the page', () => {
  it('names the allowed frame origins, in embedded mode only', async () => {
    expect(await startTag('/')).not.toContain('data-shell');
    expect(await startTag('/?app=8080')).toContain(`data-shell="${web.host.origin} https://app.example"`);
  });

  it('has the path of the shown entry', async () => {
    expect(await startTag('/entry/11?app=8080')).toContain('data-shell-path="/beitrag/11"');
  });
});

describe('a decision', () => {
  it.each([
    ['/linie?lang=en', '/linie?lang=en'],
    ['//evil.example', '/'],
    ['https://evil.example/', '/'],
  ])('taken on %s leads to %s', async (from, to) => {
    const response = await decide({ decision: 'accept', return: from });
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe(to);
    expect(response.headers.getSetCookie().join()).toContain('mtm_consent=');
  });

  it('to reject deletes the analytics cookies', async () => {
    const response = await decide({ decision: 'reject', return: '/' }, '_pk_id.7.ab=1; seen=1');
    const cleared = response.headers.getSetCookie().filter((cookie) => cookie.includes('Max-Age=0'));
    expect(cleared.map((cookie) => cookie.split('=')[0])).toEqual(['mtm_consent', '_pk_id.7.ab']);
  });

  it.each([
    ['/beitrag/12', 'mtm_consent_removed=1', ['/beitrag/12?login=true#survey-7-part']],
    ['/beitrag/12', '', ['/beitrag/12?login=true', '/beitrag/12?login=true#survey-7-part']],
    ['/beitrag/12?login=false', '', ['/beitrag/12?login=false', '/beitrag/12?login=false#survey-7-part']],
  ])(
    'on %s with %j returns from each form to its own place on the page',
    async (address, cookie, expected) => {
      const html = await (await web.host.get(address, { headers: { Cookie: cookie } })).text();
      const returns = [...html.matchAll(/name="return" value="([^"]*)"/g)].map(([, to]) => to);
      expect(returns.sort()).toEqual(expected);
    },
  );

  it('with an invalid value sets no cookie', async () => {
    const response = await decide({ decision: 'maybe', return: '/' });
    expect(response.headers.getSetCookie().join()).not.toContain('mtm_');
  });

  it('can’t be made by a GET request', async () => {
    const response = await web.host.get('/einwilligung?decision=accept');
    expect(response.status).toBe(303);
    expect(response.headers.getSetCookie().join()).not.toContain('mtm_');
  });
});

it('a script that fetches a page stores none of its settings', async () => {
  const browser =
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile';
  const cookiesFor = async (headers: Record<string, string>) => {
    const response = await web.host.get('/?lang=en', { headers: { 'User-Agent': browser, ...headers } });
    return response.headers.getSetCookie().length;
  };
  expect(await cookiesFor({ 'Sec-Fetch-Dest': 'document' })).toBe(1);
  expect(await cookiesFor({ 'Sec-Fetch-Dest': 'empty', 'Sec-Fetch-Mode': 'cors' })).toBe(0);
});
