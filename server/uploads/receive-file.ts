import { type Hash, randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { FileRefusal } from './clean/file-refusal.ts';
import { HEAD_BYTES, type MediaType, typeOfHead } from './media-type.ts';
import { MAX_BYTES } from './upload-limits.ts';

export interface ReceivedFile {
  path: string;
  type: MediaType;
  bytes: number;
}

const LIMIT = { image: MAX_BYTES.image, container: MAX_BYTES.video, audio: MAX_BYTES.audio };

/**
 * Writes a stream to a file of the folder, a piece at a time. As soon as its head has come, it is known what it claims to
 * be; what is of a wrong type or grows too large is refused there and then, and nothing of it stays. Who must know what
 * came gives a hash that sees every piece.
 */
export async function receiveFile(stream: Readable, folder: string, hash?: Hash): Promise<ReceivedFile> {
  const path = join(folder, randomUUID());
  const file = await open(path, 'wx', 0o600);
  try {
    let head: Buffer = Buffer.alloc(0);
    let type: MediaType | null = null;
    let bytes = 0;
    // Whoever refuses goes on reading: a part that is destroyed stops its whole form from arriving.
    for await (const piece of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      bytes += piece.length;
      hash?.update(piece);
      if (type === null) {
        head = Buffer.concat([head, piece]);
        if (head.length >= HEAD_BYTES) type = await knownType(head);
      }
      if (type !== null && bytes > LIMIT[type.kind]) throw new FileRefusal('TOO LARGE');
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
