import { describe, expect, it, vi } from 'vitest';
import { ContentError } from '#app/content/content-error.ts';
import { readPositions } from '#app/contract/content/position.ts';
import { de } from '#app/i18n/de.ts';
import { testPage } from '#tests/support/render.tsx';
import { loader } from './route.ts';

const content = { levels: vi.fn(), page: vi.fn() };
vi.mock('#app/visit/request-context.server.ts', () => ({
  requestContextOf: () => ({ page: testPage(), content }),
}));

const statusOf = async (file: string) => {
  const request = new Request(`https://tram.example/feed/${file}`);
  const answer = await loader({ request, params: { file }, context: {} }).catch((thrown) => thrown);
  return (answer as Response).status;
};

describe('a feed', () => {
  it.each([
    ['start.xml', 'failed', 503],
    ['line.xml', 'missing', 404],
    ['sport.xml', 'failed', 503],
    ['sport.xml', 'missing', 404],
  ] as const)('%s, where the content server’s answer is %s, answers %i', async (file, reason, status) => {
    content.levels.mockRejectedValue(new ContentError(reason, ''));
    content.page.mockRejectedValue(new ContentError(reason, ''));
    expect(await statusOf(file)).toBe(status);
  });

  const story = { id: '5', title: 'Neu', kacheln: [] };
  const pages: Record<string, unknown> = {
    start: [{ type: 'full', entries: [story, { id: '6', kacheln: [] }] }],
    deals: [{ type: 'banner', entries: [story] }],
  };
  const feedWith = async (failing: string, reason: 'failed' | 'missing') => {
    content.page.mockImplementation(async (name: string) => {
      if (name === failing) throw new ContentError(reason, '');
      return readPositions(pages[name] ?? [], 'test', () => undefined);
    });
    const request = new Request('https://tram.example/feed/start.xml');
    return (await loader({ request, params: { file: 'start.xml' }, context: {} })).text();
  };

  it('labels what is advertising on any page, and never leaves it out: while that page is away there is none', async () => {
    expect(await feedWith('', 'failed')).toContain('<title>Anzeige: Neu</title>');
    expect(await feedWith('line', 'missing')).toContain('<title>Anzeige: Neu</title>');
    await expect(feedWith('deals', 'failed')).rejects.toMatchObject({ status: 503 });
  });

  it('has a title for an entry without one', async () => {
    expect(await feedWith('', 'failed')).toContain(`<title>${de.entryTitle}</title>`);
  });
});
