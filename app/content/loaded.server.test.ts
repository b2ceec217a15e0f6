import { describe, expect, it } from 'vitest';
import { ContentError } from './content-error.ts';
import { loadedOr } from './loaded.server.ts';

const refused = (reason: ContentError['reason']) => Promise.reject(new ContentError(reason, 'detail'));

describe('loadedOr: a content call', () => {
  it('that answers is loaded', async () => {
    expect(await loadedOr(Promise.resolve(['a']), [])).toEqual({ state: 'loaded', value: ['a'] });
  });

  it('that answers 404 yields the given default', async () => {
    expect(await loadedOr(refused('missing'), [])).toEqual({ state: 'loaded', value: [] });
  });

  it('that fails yields the state ‘failed’ and doesn’t throw', async () => {
    expect(await loadedOr(refused('failed'), [])).toEqual({ state: 'failed' });
  });

  it('with a wrong preview token throws a 403', async () => {
    const thrown: unknown = await loadedOr(refused('forbidden'), []).catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(Response);
    expect((thrown as Response).status).toBe(403);
  });

  it('that throws anything else rethrows it', async () => {
    await expect(loadedOr(Promise.reject(new TypeError('ours')), [])).rejects.toThrow('ours');
  });
});
