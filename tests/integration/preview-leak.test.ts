import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { startOverStub } from '../support/host-over-stub.ts';
import { opened } from '../support/opened.ts';
import { altkachel, entry, stubContent } from '../support/stub-content.ts';

const TOKEN = 'redaktion-4711';
const DATE = '2026-12-24T06:00';
const DRAFT = 'Geheimer Entwurf';
const PREVIEW = `token=${TOKEN}&date=${encodeURIComponent(DATE)}`;

/** Public content, and drafts of the same pages for the previewed date. */
function contentWithDrafts() {
  const content = stubContent();
  const draft = entry('11', DRAFT, [altkachel(DRAFT), { type: 'text', content: `<p>${DRAFT}</p>` }]);
  const page = [{ type: 'full', entries: [draft] }];
  for (const name of ['start', 'line', 'sport', 'about'])
    content.answers[`content/v1/${name}/de/${DATE}`] = page;
  content.answers[`content/v1/entry/11/de/${DATE}`] = draft;
  content.answers['content/v1/entry/11/de'] = entry('11', 'Brücke wieder frei');
  content.answers['content/v1/line/de'] = [];
  content.answers['content/v1/about/de'] = [];
  return content;
}

const web = opened(() => startOverStub(contentWithDrafts(), { LOG_LEVEL: 'info' }));

const PATHS = ['/', '/linie', '/heute/sport', '/beitrag/11', '/entry/11', '/ueber-uns'];

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => readFileSync(path.join(file.parentPath, file.name), 'latin1'));
}

describe('a preview of unpublished content', () => {
  it.each(PATHS)(
    'a preview of %s shows the draft to the editor only, with no-store; riders’ pages don’t contain it',
    async (address) => {
      const preview = await fetch(`${web.host.origin}${address}?${PREVIEW}`);
      expect((await preview.text()).includes(DRAFT)).toBe(true);
      expect(preview.headers.get('Cache-Control')).toContain('no-store');
      expect(preview.headers.get('Cache-Control')).toContain('private');
      expect(preview.headers.get('X-Robots-Tag')).toContain('noindex');
      expect(preview.headers.get('ETag')).toBeNull();
      for (const rider of [address, `${address}?date=${encodeURIComponent(DATE)}`, `${address}?lang=en`]) {
        const page = await fetch(`${web.host.origin}${rider}`);
        expect((await page.text()).includes(DRAFT), rider).toBe(false);
      }
    },
  );

  it('the page that frames a preview is no-store, too', async () => {
    const frame = await fetch(`${web.host.origin}/wp-preview/linie?${PREVIEW}`);
    expect(frame.status).toBe(200);
    expect(frame.headers.get('Cache-Control')).toBe('private, no-store');
  });

  it.each([
    ['/feed/start.xml', 404],
    ['/feed/nothing.xml', 404],
    ['/sitemap.xml', 404],
    ['/robots.txt', 200],
    ['/surveyresult/11/1/1_11.png', 404],
  ])('%s with a preview’s parameters doesn’t contain the draft and is no-store', async (address, status) => {
    const answer = await fetch(`${web.host.origin}${address}?${PREVIEW}`);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('Cache-Control')).toContain('no-store');
    expect((await answer.text()).includes(DRAFT)).toBe(false);
  });

  it('a survey’s result with a preview token is no-store', async () => {
    const { headers } = await fetch(`${web.host.origin}/surveyresult/11/1?${PREVIEW}`);
    expect(headers.get('Cache-Control')).toBe('private, no-store');
  });

  it('no draft is written to disk, and no token to the log', async () => {
    for (const file of filesIn(web.folder)) expect(file.includes(DRAFT)).toBe(false);
    expect(await web.host.log()).not.toContain(TOKEN);
  });

  it('an editor’s visit makes no rider ask the content server again', () => {
    const dated = web.content.requests.filter(({ path: asked }) => asked.includes(DATE));
    expect(dated.length).toBeGreaterThan(0);
    for (const { headers } of dated) expect(headers['x-wp-nonce']).toBe(TOKEN);
    const riders = web.content.requests.filter(({ headers }) => headers['x-wp-nonce'] === undefined);
    expect(riders.filter(({ path: asked }) => asked.includes(DATE))).toEqual([]);
  });
});
