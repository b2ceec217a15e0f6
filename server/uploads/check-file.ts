import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { MAX_VIDEO_SECONDS, type Medium, UPLOAD_RULES } from '#app/contract/upload-rules.ts';
import type { Sender } from '../kernel/sender.ts';
import { cleanMedia } from './clean/clean-media.ts';
import { FileRefusal } from './clean/file-refusal.ts';
import { probeMedia } from './media-probe.ts';
import type { ReceivedFile } from './receive-file.ts';

/** Tolerance: encoders end on a whole frame or audio block, a little after the limit. */
const VIDEO_GRACE_SECONDS = 0.5;

/** A checked file, cleaned of metadata, as it will be stored. */
export interface CheckedFile {
  path: string;
  fileName: string;
  medium: Medium;
  mime: string;
  bytes: number;
  seconds: number | null;
  /** Whether metadata was removed: its hash then differs from the uploaded file's. */
  cleaned: boolean;
}

type Verdict = Pick<CheckedFile, 'medium' | 'mime' | 'seconds' | 'cleaned'>;

/** Checks a file's content and removes its metadata; the result is beside it, with the extension of its type. */
export async function checkFile({ path, type, bytes }: ReceivedFile, sender?: Sender): Promise<CheckedFile> {
  try {
    const verdict: Verdict =
      type.shape === 'picture'
        ? await checkPicture(path, type, sender)
        : await checkMedia({ path, type, bytes }, await cleanMedia(path, type.shape, sender), sender);
    const fileName = `${randomUUID()}.${type.ext}`;
    const renamed = join(dirname(path), fileName);
    await rename(path, renamed);
    return { ...verdict, path: renamed, fileName, bytes: (await stat(renamed)).size };
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

async function checkPicture(path: string, { mime }: ReceivedFile['type'], sender?: Sender): Promise<Verdict> {
  // Imported lazily: sharp takes 10 MB, which a node without uploads saves.
  const { cleanImage } = await import('./clean-image.ts');
  return { medium: 'image', mime, seconds: null, cleaned: await cleanImage(path, mime, { sender }) };
}

async function checkMedia(
  { path, type, bytes }: ReceivedFile,
  cleaned: boolean,
  sender?: Sender,
): Promise<Verdict> {
  const facts = await probeMedia(path, sender);
  if (!facts || (!facts.hasVideo && !facts.hasAudio)) throw new FileRefusal('WRONG TYPE');
  const medium = facts.hasVideo ? 'video' : 'audio';
  if (medium === 'video' && type.medium !== 'video') throw new FileRefusal('WRONG TYPE');
  if (bytes > UPLOAD_RULES[medium].maxBytes) throw new FileRefusal('TOO LARGE');
  if (medium === 'video' && facts.seconds > MAX_VIDEO_SECONDS + VIDEO_GRACE_SECONDS) {
    throw new FileRefusal('TOO LONG');
  }
  const mime = medium === 'audio' ? type.mime.replace(/^video/, 'audio') : type.mime;
  return { medium, mime, seconds: Math.round(facts.seconds), cleaned };
}

export async function hashOfFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
