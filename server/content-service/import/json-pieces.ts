/** An object some of whose values come piece by piece. */
export class Fields {
  constructor(readonly values: Record<string, unknown>) {}
}

/** What goes out at once: a piece for each code of a voucher would cost more than the code. */
const PIECE_CHARACTERS = 2 ** 16;

/** A value as `JSON.stringify(value, null, 2)` writes it; its lists may be iterables, which are never in memory whole. */
export async function* jsonPieces(value: unknown): AsyncGenerator<string> {
  let waiting = '';
  for await (const piece of piecesOf(value, '')) {
    waiting += piece;
    if (waiting.length < PIECE_CHARACTERS) continue;
    yield waiting;
    waiting = '';
  }
  yield waiting;
}

async function* piecesOf(value: unknown, indent: string): AsyncGenerator<string> {
  if (value instanceof Fields) yield* objectPieces(value, indent);
  else if (isIterable(value)) yield* listPieces(value, indent);
  // No string holds an end of line as it is.
  else yield JSON.stringify(value, null, 2).replaceAll('\n', `\n${indent}`);
}

function isIterable(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}

async function* objectPieces({ values }: Fields, indent: string): AsyncGenerator<string> {
  let before = '{';
  for (const [name, value] of Object.entries(values)) {
    yield `${before}\n${indent}  ${JSON.stringify(name)}: `;
    yield* piecesOf(value, `${indent}  `);
    before = ',';
  }
  yield before === '{' ? '{}' : `\n${indent}}`;
}

async function* listPieces(items: AsyncIterable<unknown>, indent: string): AsyncGenerator<string> {
  let before = '[';
  for await (const item of items) {
    yield `${before}\n${indent}  `;
    yield* piecesOf(item, `${indent}  `);
    before = ',';
  }
  yield before === '[' ? '[]' : `\n${indent}]`;
}
