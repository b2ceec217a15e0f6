import type { Request } from 'express';
import type { ReceivedForm } from '#app/contract/received-form.ts';

/** What was typed comes in a moment; no tunnel is longer than this. */
const PATIENCE_MS = 60_000;

/** A form without files, whole: while it comes, nothing is begun for it. */
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
