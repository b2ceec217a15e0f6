import { describe, expect, it } from 'vitest';
import { ContentError } from './content-error.ts';
import { loadedOr } from './loaded.server.ts';

const refused = (reason: ContentError['reason']) => Promise.reject(new ContentError(reason, 'detail'));

describe('a call for content', () => {
  it('that answers is loaded', async () => {
    expect(await loadedOr(Promise.resolve(['a']), [])).toEqual({ state: 'loaded', value: ['a'] });
  });

  it('for something that does not exist means what the screen says', async () => {
    expect(await loadedOr(refused('missing'), [])).toEqual({ state: 'loaded', value: [] });
  });

  it('that fails is a state, not an exception', async () => {
    expect(await loadedOr(refused('failed'), [])).toEqual({ state: 'failed' });
  });

  it('with a wrong preview token is a 403', async () => {
    const thrown: unknown = await loadedOr(refused('forbidden'), []).catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(Response);
    expect((thrown as Response).status).toBe(403);
  });

  it('that breaks for a reason of ours is not hidden', async () => {
    await expect(loadedOr(Promise.reject(new TypeError('ours')), [])).rejects.toThrow('ours');
  });
});
