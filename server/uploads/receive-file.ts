import { type Hash, randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { UPLOAD_RULES } from '#app/contract/upload-rules.ts';
import { FileRefusal } from './clean/file-refusal.ts';
import { HEAD_BYTES, type MediaType, typeOfHead } from './media-type.ts';
import type { Reservation } from './upload-quota.ts';

export interface ReceivedFile {
  path: string;
  type: MediaType;
  bytes: number;
}

/**
 * Streams to a file in the folder. The type is known from its first bytes; a wrong type or too many bytes are refused
 * at once, and the file is deleted. An optional hash is updated with every chunk.
 */
export async function receiveFile(
  stream: Readable,
  folder: string,
  reservation: Reservation,
  hash?: Hash,
): Promise<ReceivedFile> {
  const path = join(folder, randomUUID());
  const file = await open(path, 'wx', 0o600);
  try {
    let head: Buffer = Buffer.alloc(0);
    let type: MediaType | null = null;
    let bytes = 0;
    // Don't destroy the stream after a refusal: that would stop the parser for the whole form.
    for await (const piece of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      bytes += piece.length;
      hash?.update(piece);
      if (type === null) {
        head = Buffer.concat([head, piece]);
        if (head.length >= HEAD_BYTES) type = await knownType(head);
      }
      if (type && bytes > UPLOAD_RULES[type.medium].maxBytes) throw new FileRefusal('TOO LARGE');
      await reservation.add(piece.length);
      await file.appendFile(piece);
    }
    type ??= await knownType(head);
    await file.close();
    return { path, type, bytes };
  } catch (error) {
    await file.close().catch(() => undefined);
    await rm(path, { force: true });
    throw error;
  }
}

async function knownType(head: Buffer): Promise<MediaType> {
  const type = await typeOfHead(head);
  if (type === null) throw new FileRefusal('WRONG TYPE');
  return type;
}
