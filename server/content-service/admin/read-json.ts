import { readFile } from 'node:fs/promises';
import { entryAt } from '../import/faults.ts';
import { UsageError } from './as-admin.ts';
import { type JsonPlaces, jsonPlaces } from './json-places.ts';

/** Reads a JSON file in UTF-8; throws a UsageError with the line for another encoding or a syntax error. */
export async function readJson(path: string): Promise<{ value: unknown; places: JsonPlaces }> {
  const bytes = await readFile(path).catch(() => {
    throw new UsageError(`${path} can't be read.`);
  });
  const text = textOf(path, bytes);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const line = lineAt(text, endOfJson(text));
    throw new UsageError(`${path}, line ${line} is not JSON: ${(error as SyntaxError).message}`);
  }
  const places = jsonPlaces(text);
  if (places.duplicates.length > 0) {
    const sentences = places.duplicates.map((found) => `${found.sentence}${entryAt(value, found.path)}`);
    throw new UsageError([`${path} can't be imported:`, ...sentences].join('\n'));
  }
  return { value, places };
}

const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length;

/** The index of the first syntax error, by binary search: messages of JSON.parse don't always name it. */
function endOfJson(text: string): number {
  let [good, bad] = [0, text.length];
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (couldGoOn(text.slice(0, middle))) good = middle;
    else bad = middle;
  }
  return bad;
}

function couldGoOn(beginning: string): boolean {
  try {
    JSON.parse(beginning);
    return true;
  } catch (error) {
    const { message } = error as SyntaxError;
    const [, position] = /at position (\d+)/.exec(message) ?? [];
    return message.includes('end of JSON input') || Number(position) === beginning.length;
  }
}

function textOf(path: string, bytes: Buffer): string {
  const text = new TextDecoder().decode(bytes);
  const bom = bytes.subarray(0, 3).equals(BOM) ? BOM.length : 0;
  // Invalid UTF-8 became a replacement character, so encoding the text again gives other bytes.
  const again = Buffer.from(text);
  const rest = bytes.subarray(bom);
  if (again.equals(rest)) return text;
  const at = again.findIndex((byte, index) => byte !== rest[index]);
  const before = rest.subarray(0, at);
  const line = before.filter((byte) => byte === LINE_FEED).length + 1;
  const column = new TextDecoder().decode(before.subarray(before.lastIndexOf(LINE_FEED) + 1)).length + 1;
  const byte = (rest[at] ?? 0).toString(16).toUpperCase().padStart(2, '0');
  throw new UsageError(
    `${path} is not UTF-8: line ${line}, column ${column} contains the byte ${byte}. Save the file as UTF-8 and import it again.`,
  );
}

const BOM = Buffer.from([0xef, 0xbb, 0xbf]);
const LINE_FEED = 0x0a;
