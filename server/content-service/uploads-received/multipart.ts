import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import busboy from 'busboy';
import { ClientGone, invalid } from '../kernel/answers.ts';

export interface FilePart<Result> {
  result: Result;
  originalName: string;
}

/** Whoever sends nothing for so long has left. */
const SILENCE_MS = 60_000;

/**
 * Hands the one part `file` of a multipart body to `receive` while it arrives. A body without such a part, or with more
 * than one file, is refused; so is one that breaks off.
 */
export async function receiveFilePart<Result>(
  request: IncomingMessage,
  receive: (stream: Readable) => Promise<Result>,
  discard: (result: Result) => Promise<void>,
): Promise<FilePart<Result>> {
  const parser = openParser(request);
  let receiving: Promise<FilePart<Result>> | null = null;
  let faulty = false;

  const body = new Promise<void>((resolve, reject) => {
    parser.on('file', (name, stream, { filename }) => {
      // Whoever reads it learns of a fault by reading; one that nobody hears would end the process.
      stream.on('error', () => undefined);
      if (name !== 'file' || receiving) {
        faulty = true;
        stream.resume();
        return;
      }
      receiving = receive(stream).then((result) => ({ result, originalName: cleanName(filename) }));
      // Refused while it still arrives: nobody needs the rest.
      receiving.catch(reject);
    });
    parser.on('close', resolve);
    parser.on('error', () => reject(invalid('file')));
    const breakOff = () => {
      parser.destroy();
      reject(new ClientGone());
    };
    // Who left has sent all of it, perhaps, but what was not yet read is gone.
    const ended = () => {
      if (!request.readableEnded) breakOff();
    };
    request.once('close', ended);
    request.setTimeout(SILENCE_MS, () => {
      breakOff();
      request.destroy();
    });
    request.pipe(parser);
    if (request.destroyed) ended();
  });

  try {
    await body;
  } catch (error) {
    request.unpipe(parser);
    parser.destroy();
    throw error;
  } finally {
    request.setTimeout(0);
  }
  // TypeScript does not see that the callback above has set it.
  const part = await (receiving as Promise<FilePart<Result>> | null);
  if (!part) throw invalid('file');
  if (faulty) {
    await discard(part.result);
    throw invalid('file');
  }
  return part;
}

function openParser(request: IncomingMessage): busboy.Busboy {
  try {
    return busboy({
      headers: request.headers,
      defParamCharset: 'utf8',
      limits: { fields: 20, fieldSize: 10_000, files: 2, parts: 22, headerPairs: 50 },
    });
  } catch {
    throw invalid('file');
  }
}

/** A name to show to editors, never one to open a file by. */
function cleanName(name: string | undefined): string {
  const last = (name ?? '').split(/[\\/]/).pop() ?? '';
  return last.replace(/\p{C}/gu, '').trim().slice(0, 200);
}
