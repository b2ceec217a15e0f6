import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import busboy from 'busboy';
import { ClientGone, invalid } from '#server/kernel/submission-answers.ts';

/** How a body ended: 'whole' complete, 'stopped' by us, 'left' aborted by the client, 'broken' malformed. */
type BodyEnding = 'whole' | 'stopped' | 'left' | 'broken';

type Limits = Required<Pick<busboy.Limits, 'fields' | 'fieldSize' | 'files' | 'parts'>>;

interface Parts {
  field?(name: string, value: string): void;
  file(name: string, stream: Readable, filename: string | undefined): void;
  /** A part whose head is malformed, as of a file with a control character in its name; without it the body is. */
  unreadable?(): void;
}

interface Reading {
  ending: Promise<BodyEnding>;
  stop(): void;
}

/**
 * How long a body may pause, the same in nginx. A tunnel takes 90 s, and after it TCP may wait as long again before it
 * retransmits, because its interval doubles.
 */
export const BODY_PAUSE_MS = 180_000;

/** Whether the headers announce a body that `readMultipart` takes, by the parser's own reading of them. */
export function isMultipart({ headers }: IncomingMessage): boolean {
  try {
    busboy({ headers });
    return true;
  } catch {
    return false;
  }
}

/** Streams the parts of a multipart body; throws where its headers announce none. */
export function readMultipart(
  request: IncomingMessage,
  limits: Limits,
  { field, file, unreadable }: Parts,
): Reading {
  const parser = busboy({
    headers: request.headers,
    defParamCharset: 'utf8',
    limits: { ...limits, headerPairs: 50 },
  });
  let end = (_ending: BodyEnding) => {};
  const ending = new Promise<BodyEnding>((resolve) => {
    end = resolve;
  });
  const stop = (why: BodyEnding) => {
    end(why);
    request.unpipe(parser);
    parser.destroy();
  };
  // Check readableEnded, not complete: after an abort, bytes that arrived but were not read are lost.
  const left = () => {
    if (!request.readableEnded) stop('left');
  };
  // Stopped from within a part, busboy still reads the rest of the chunk, and would never end a file that begins there.
  parser.on('field', (name, value) => parser.destroyed || field?.(name, value));
  parser.on('file', (name, stream, { filename }) => {
    // Readers get the error from the stream; without a listener it would end the process.
    stream.on('error', () => undefined);
    if (parser.destroyed) return void stream.destroy();
    file(name, stream, filename);
  });
  parser.on('close', () => end('whole'));
  parser.on('error', () => {
    // After the head of a part busboy goes on; only the pipe has stopped.
    if (parser.destroyed || !unreadable) return end('broken');
    unreadable();
    request.pipe(parser);
  });
  request.once('close', left);
  request.setTimeout(BODY_PAUSE_MS, () => request.destroy());
  request.pipe(parser);
  if (request.destroyed) left();
  return { ending: ending.finally(() => request.setTimeout(0)), stop: () => stop('stopped') };
}

/**
 * Streams the single part `file` of a multipart body to `receive`. Throws if the part is missing, if there is more than
 * one file, or if the body is incomplete.
 */
export async function receiveFilePart<Result>(
  request: IncomingMessage,
  receive: (stream: Readable) => Promise<Result>,
  discard: (result: Result) => Promise<void>,
): Promise<Result> {
  const received: Promise<Result>[] = [];
  let faulty = false;
  const { ending, stop } = readOrRefuse(request, (name, stream) => {
    if (name !== 'file' || received.length > 0) {
      faulty = true;
      stream.resume();
      return;
    }
    const part = receive(stream);
    // Refused during the upload: the rest is discarded.
    part.catch(stop);
    received.push(part);
  });
  const ended = await ending;
  if (ended === 'left' || ended === 'broken') {
    // The file may be complete although what follows it in the body isn't: delete it.
    await received[0]?.then(discard).catch(() => undefined);
    throw ended === 'left' ? new ClientGone() : invalid('file');
  }
  const part = await received[0];
  if (!part) throw invalid('file');
  if (faulty) {
    await discard(part);
    throw invalid('file');
  }
  return part;
}

function readOrRefuse(request: IncomingMessage, file: Parts['file']): Reading {
  try {
    return readMultipart(request, { fields: 20, fieldSize: 10_000, files: 2, parts: 22 }, { file });
  } catch {
    throw invalid('file');
  }
}

/** The file's name for display, never used as a path. A long one keeps its end: names of photos differ there. */
export function nameToShow(filename: string): string {
  const name = (filename.split(/[\\/]/).pop() ?? '').replace(/\p{C}/gu, '').trim();
  const characters = [...name];
  if (characters.length <= 100) return name;
  return [...characters.slice(0, 70), '…', ...characters.slice(-29)].join('');
}
