import { text } from 'node:stream/consumers';
import type { Request } from 'express';
import type { ReceivedForm } from '#app/contract/received-form.ts';
import { BODY_PAUSE_MS } from './read-multipart.ts';

/** More than any form of ours has. 1 MB of two-letter fields would block the event loop for a second. */
export const MAX_FIELDS = 100;

/** No form: another content type, or too many fields. */
export const BROKEN_FORM: ReceivedForm = { texts: new FormData(), files: [], cut: false, broken: true };

/** Reads the whole body of a form without files before anything is processed. Some proxies pass it on chunked. */
export async function urlencodedForm(request: Request, maxBytes: number): Promise<ReceivedForm> {
  // Timeout for the whole body, not for a pause: it is too small to have more than one.
  const timer = setTimeout(() => request.destroy(), BODY_PAUSE_MS);
  let bytes = 0;
  request.on('data', (piece: Buffer) => {
    bytes += piece.length;
    if (bytes > maxBytes) request.destroy();
  });
  const body = await text(request).finally(() => clearTimeout(timer));
  if (body.split('&', MAX_FIELDS + 1).length > MAX_FIELDS) return BROKEN_FORM;
  const texts = new FormData();
  for (const [name, value] of new URLSearchParams(body)) texts.append(name, value);
  return { texts, files: [], cut: false };
}
