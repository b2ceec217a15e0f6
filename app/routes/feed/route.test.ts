import { describe, expect, it, vi } from 'vitest';
import { ContentError } from '#app/content/content-error.ts';
import { testPage } from '#tests/support/render.tsx';
import { loader } from './route.ts';

const content = { levels: vi.fn(), page: vi.fn() };
vi.mock('#app/visit/request-context.server.ts', () => ({
  requestContext: () => ({ page: testPage(), content }),
}));

const statusOf = async (file: string) => {
  const request = new Request(`https://tram.example/feed/${file}`);
  const answer = await loader({ request, params: { file }, context: {} }).catch((thrown) => thrown);
  return (answer as Response).status;
};

describe('a feed', () => {
  it.each([
    ['start.xml', 'failed', 503],
    ['start.xml', 'missing', 404],
    ['sport.xml', 'failed', 503],
    ['sport.xml', 'missing', 404],
  ] as const)('%s, where the content server’s answer is %s, answers %i', async (file, reason, status) => {
    content.levels.mockRejectedValue(new ContentError(reason, ''));
    content.page.mockRejectedValue(new ContentError(reason, ''));
    expect(await statusOf(file)).toBe(status);
  });
});
