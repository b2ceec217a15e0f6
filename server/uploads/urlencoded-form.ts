import type { Request } from 'express';
import type { ReceivedForm } from '#app/contract/received-form.ts';

/** Timeout of a form without files; longer than the connection is lost in any tunnel. */
const PATIENCE_MS = 60_000;

/** Reads the whole body of a form without files before anything is processed. */
export async function urlencodedForm(request: Request): Promise<ReceivedForm> {
  const timer = setTimeout(() => request.destroy(), PATIENCE_MS);
  const pieces: Buffer[] = [];
  try {
    for await (const piece of request) pieces.push(piece as Buffer);
  } finally {
    clearTimeout(timer);
  }
  const texts = new FormData();
  for (const [name, value] of new URLSearchParams(Buffer.concat(pieces).toString()))
    texts.append(name, value);
  return { texts, files: [], cut: false };
}
