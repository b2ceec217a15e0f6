import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { testFolder } from '#tests/support/opened.ts';
import { readJson } from './read-json.ts';

describe('a file to import', () => {
  const folder = testFolder();

  async function read(bytes: Buffer | string) {
    const path = join(folder, 'file.json');
    await writeFile(path, bytes);
    return readJson(path);
  }

  it.each([
    ['with a byte order mark', '\ufeff{"a":"ü"}', { a: 'ü' }],
    ['without one', '{"a":"🚋"}', { a: '🚋' }],
    ['with a literal replacement character', '{"a":"\ufffd"}', { a: '\ufffd' }],
  ])('is read %s', async (_, text, value) => {
    expect(await read(text)).toMatchObject({ value });
  });

  it.each([
    [
      'Latin-1',
      Buffer.from('{\n "a": "ü"}', 'latin1'),
      /file\.json is not UTF-8: line 2, column 8 contains the byte FC/,
    ],
    [
      'Latin-1 after an umlaut',
      Buffer.concat([Buffer.from('{"ü": "'), Buffer.from([0xe4])]),
      /line 1, column 8 .* E4/,
    ],
    ['cut off in a character', Buffer.from('"ü').subarray(0, 2), /line 1, column 2 .* C3/],
    ['UTF-16', Buffer.from('\ufeff{}', 'utf16le'), /line 1, column 1 .* FF/],
    ['cut off', Buffer.from('{\n"a": [1,\n'), /file\.json, line 3 is not JSON: /],
    ['with a comma too many', Buffer.from('{"a": [\n1,\n],\n"b": 2}'), /file\.json, line 3 is not JSON: /],
    ['with a comma too few', Buffer.from('{"a": true\n,"b": "x"\n"c": 2\n}'), /line 3 is not JSON: /],
    ['with a name without quotes', Buffer.from('{"a": 1,\n b: 2}'), /line 2 is not JSON: /],
    ['with a line break in a string', Buffer.from('{\n\n"a": "b\n"}'), /line [34] is not JSON: /],
    [
      'with a name twice',
      '{"entries": [\n{"id": "6", "title": "Neu", "share": "1",\n"share": "0"}]}',
      /file\.json can't be imported:\nline 3: entries\[0\]\.share is defined twice\. \(entry 6 "Neu"\)$/,
    ],
    [
      'with a tile’s name twice',
      '{"entries": [{"id": "6", "title": "Neu", "kacheln": [{"type": "text",\n"type": "quote"}]}]}',
      /line 2: entries\[0\]\.kacheln\[0\]\.type is defined twice\. \(entry 6 "Neu"\)$/,
    ],
    ['followed by a second document', Buffer.from('{}\n{}'), /line 2 is not JSON: /],
  ])('is refused if it is %s', async (_, bytes, words) => {
    await expect(read(bytes)).rejects.toThrow(words);
  });

  it('that doesn’t exist is reported', async () => {
    await expect(readJson(join(folder, 'none.json'))).rejects.toThrow("can't be read");
  });
});
