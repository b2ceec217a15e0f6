/**
 * Streams an object as `JSON.stringify(…, null, 2)` writes it. Iterable values become lists, with one item in memory at
 * a time.
 */
export async function* jsonPieces(values: Record<string, unknown>): AsyncGenerator<string> {
  let before = '{';
  for (const [name, value] of Object.entries(values)) {
    yield `${before}\n  ${JSON.stringify(name)}: `;
    if (isIterable(value)) yield* listPieces(value);
    else yield below('  ', value);
    before = ',';
  }
  yield '\n}';
}

async function* listPieces(items: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = '[';
  for await (const item of items) {
    yield `${before}\n    ${below('    ', item)}`;
    before = ',';
  }
  yield before === '[' ? '[]' : '\n  ]';
}

function isIterable(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}

/** Indents all lines; safe, because JSON strings contain no raw line breaks. */
function below(indent: string, value: unknown): string {
  return JSON.stringify(value, null, 2).replaceAll('\n', `\n${indent}`);
}
