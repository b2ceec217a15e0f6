import { beforeEach, expect, it, vi } from 'vitest';
import type { WaitingForm } from '#app/outbox/waiting-form.ts';

/** What the worker does with every page besides answering. How it answers is tested in navigation.test.ts. */

const { listeners, stored, dropForm } = vi.hoisted(() => ({
  listeners: new Map<string, (event: unknown) => void>(),
  stored: new Map<string, Partial<WaitingForm>>(),
  dropForm: vi.fn<(id: string) => Promise<void>>(),
}));
vi.mock('./worker-scope.ts', () => ({
  scope: {
    addEventListener: (type: string, listener: never) => listeners.set(type, listener),
    location: { origin: 'https://kachel.example' },
  },
}));
vi.mock('./shell-files.ts', () => ({}));
vi.mock('./navigation.ts', () => ({ answerPage: async () => new Response('page') }));
vi.mock('#app/outbox/outbox-store.ts', () => ({ allForms: async () => [...stored.values()], dropForm }));
await import('./worker.ts');

beforeEach(() => {
  dropForm.mockImplementation(async (id) => void stored.delete(id));
  stored.set('a1', { id: 'a1', at: Date.now() - 7 * 24 * 60 * 60_000 });
});

/** The page's text, once the event has ended. */
async function opened(address: string): Promise<string | undefined> {
  const works: Array<Promise<unknown>> = [];
  let answer: Response | undefined;
  listeners.get('fetch')?.({
    request: {
      url: address,
      mode: 'navigate',
      destination: 'document',
      method: 'GET',
      headers: new Headers(),
    },
    waitUntil: (work: Promise<unknown>) => works.push(work),
    respondWith: (answering: Promise<Response>) =>
      works.push(
        answering.then((response) => {
          answer = response;
        }),
      ),
  });
  await Promise.all(works);
  return answer?.text();
}

it('a form that was not accepted in six days is deleted when a page is opened, one without scripts too', async () => {
  expect(await opened('https://kachel.example/linie?text=on')).toBe('page');
  expect(stored.size).toBe(0);
});

it('a page opens even if it can’t be deleted', async () => {
  dropForm.mockRejectedValue(new Error('blocked'));
  expect(await opened('https://kachel.example/')).toBe('page');
});
