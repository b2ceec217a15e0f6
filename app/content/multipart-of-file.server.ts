import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';

interface MultipartBody {
  body: ReadableStream;
  contentType: string;
  length: number;
}

/** A multipart body with one part `file`, streamed from disk; FormData would hold it in memory. */
export function multipartOfFile(
  { filename, mimeType }: { filename: string; mimeType: string },
  size: number,
  open: () => AsyncIterable<Uint8Array>,
): MultipartBody {
  const boundary = `kachel-${randomUUID()}`;
  const head = Buffer.from(
    `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${quoted(filename)}"\r\n` +
      `Content-Type: ${mimeType}\r\n\r\n`,
  );
  const tail = Buffer.from(`\r\n--${boundary}--\r\n`);
  async function* parts() {
    yield head;
    yield* open();
    yield tail;
  }
  return {
    body: Readable.toWeb(Readable.from(parts(), { objectMode: false })) as ReadableStream,
    contentType: `multipart/form-data; boundary=${boundary}`,
    length: head.length + size + tail.length,
  };
}

/** Escapes a file name as browsers do (HTML, 'multipart/form-data encoding algorithm'). */
function quoted(filename: string): string {
  return filename.replace(/\r?\n|\r/g, '%0D%0A').replaceAll('"', '%22');
}
