import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readJson } from './read-json.ts';

describe('a file to import', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kachel-file-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function read(bytes: Buffer | string) {
    const path = join(folder, 'file.json');
    await writeFile(path, bytes);
    return readJson(path);
  }

  it.each([
    ['with a byte order mark', '\ufeff{"a":"ü"}', { a: 'ü' }],
    ['without one', '{"a":"🚋"}', { a: '🚋' }],
    ['with a replacement character of its own', '{"a":"\ufffd"}', { a: '\ufffd' }],
  ])('is read %s', async (_, text, value) => {
    expect(await read(text)).toMatchObject({ value });
  });

  it.each([
    [
      'Latin-1',
      Buffer.from('{\n "a": "ü"}', 'latin1'),
      /file\.json is not UTF-8: line 2, column 8 holds the byte FC/,
    ],
    [
      'behind an umlaut',
      Buffer.concat([Buffer.from('{"ü": "'), Buffer.from([0xe4])]),
      /line 1, column 8 .* E4/,
    ],
    ['cut off in a character', Buffer.from('"ü').subarray(0, 2), /line 1, column 2 .* C3/],
    ['UTF-16', Buffer.from('\ufeff{}', 'utf16le'), /line 1, column 1 .* FF/],
    ['no JSON', Buffer.from('{'), /file\.json is not JSON: /],
  ])('is refused where it is %s', async (_, bytes, words) => {
    await expect(read(bytes)).rejects.toThrow(words);
  });

  it('that is not there is told', async () => {
    await expect(readJson(join(folder, 'none.json'))).rejects.toThrow("can't be read");
  });
});
