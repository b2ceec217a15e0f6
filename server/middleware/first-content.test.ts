import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { firstContent, hasCachedResponseOf } from './first-content.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('content', () => {
  it('is ready at once if there are cached copies, without a request', async () => {
    const answers = vi.fn(async () => false);
    const onNoContent = vi.fn();
    const content = firstContent({ copies: async () => true, answers, onNoContent });
    await vi.advanceTimersByTimeAsync(3000);
    expect(content.isThere).toBe(true);
    expect(answers).not.toHaveBeenCalled();
    expect(onNoContent).not.toHaveBeenCalled();
  });

  it('is ready once the content server, polled every second, has answered, and stays ready', async () => {
    let isUp = false;
    const answers = vi.fn(async () => {
      if (!isUp) throw new Error('refused');
      return true;
    });
    const onNoContent = vi.fn();
    const content = firstContent({ copies: async () => false, answers, onNoContent });
    await vi.advanceTimersByTimeAsync(5500);
    expect([content.isThere, answers.mock.calls.length, onNoContent.mock.calls.length]).toEqual([
      false,
      6,
      1,
    ]);
    isUp = true;
    await vi.advanceTimersByTimeAsync(1000);
    expect(content.isThere).toBe(true);
    isUp = false;
    await vi.advanceTimersByTimeAsync(5000);
    expect([content.isThere, answers.mock.calls.length]).toEqual([true, 7]);
  });

  it('isn’t polled any more after stop()', async () => {
    const answers = vi.fn(async () => false);
    const content = firstContent({ copies: async () => false, answers, onNoContent: () => undefined });
    await content.stop();
    await vi.advanceTimersByTimeAsync(3000);
    expect(answers).toHaveBeenCalledTimes(1);
  });
});

describe('a cached copy on disk', () => {
  const NOW = Date.parse('2026-11-20T11:00:00Z');
  const HOUR = 3_600_000;
  const BASE = 'http://content.example/api/content/v1/';
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kachel-copies-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it.each([
    ['of this server counts', 'a.json', { url: `${BASE}start/de`, confirmedAt: NOW - 23 * HOUR }, true],
    [
      'that is older than a day doesn’t',
      'a.json',
      { url: `${BASE}start/de`, confirmedAt: NOW - 25 * HOUR },
      false,
    ],
    ['of another server doesn’t', 'a.json', { url: 'http://old.example/start/de', confirmedAt: NOW }, false],
    ['in a temporary file doesn’t', 'a.json.7.tmp', { url: `${BASE}start/de`, confirmedAt: NOW }, false],
    ['without content doesn’t', 'a.json', null, false],
  ])('%s', async (_, name, copy, counts) => {
    await writeFile(join(folder, 'other.json'), '{"url":');
    await writeFile(join(folder, name), JSON.stringify(copy));
    expect(await hasCachedResponseOf(BASE, folder, NOW)).toBe(counts);
  });

  it('isn’t found if the folder doesn’t exist', async () => {
    expect(await hasCachedResponseOf(BASE, join(folder, 'none'), NOW)).toBe(false);
  });
});
