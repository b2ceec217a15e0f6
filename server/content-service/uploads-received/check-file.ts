import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { refusal } from '../submissions/answers.ts';
import type { Medium } from '../submissions/upload-box.ts';
import { cleanImage } from './clean-image.ts';
import { MAX_BYTES, MAX_VIDEO_SECONDS, VIDEO_GRACE_SECONDS } from './limits.ts';
import { probeMedia } from './media-probe.ts';
import type { ReceivedFile } from './receive-file.ts';

/** A file that is what it says, as it will be kept. */
export interface CheckedFile {
  path: string;
  fileName: string;
  medium: Medium;
  mime: string;
  bytes: number;
  seconds: number | null;
  sha256: string;
  /** Of what is kept. */
  contentSha256: string;
}

/** Looks into a received file. What it gives lies beside it under its final name's ending; the received one is gone. */
export async function checkFile(received: ReceivedFile): Promise<CheckedFile> {
  try {
    return received.type.kind === 'image' ? await checkImage(received) : await checkMedia(received);
  } catch (error) {
    await rm(received.path, { force: true });
    throw error;
  }
}

async function checkImage({ path, type, sha256 }: ReceivedFile): Promise<CheckedFile> {
  const fileName = `${randomUUID()}.${type.ext}`;
  const clean = join(dirname(path), fileName);
  try {
    const bytes = await cleanImage(path, type.mime, clean);
    await syncFile(clean);
    const contentSha256 = await hashOf(clean);
    await rm(path, { force: true });
    return {
      path: clean,
      fileName,
      medium: 'image',
      mime: type.mime,
      bytes,
      seconds: null,
      sha256,
      contentSha256,
    };
  } catch (error) {
    await rm(clean, { force: true });
    throw error;
  }
}

async function checkMedia({ path, type, sha256, bytes }: ReceivedFile): Promise<CheckedFile> {
  const facts = await probeMedia(path);
  if (!facts || (!facts.hasVideo && !facts.hasAudio)) throw refusal('WRONG TYPE');
  const medium = facts.hasVideo ? 'video' : 'audio';
  if (medium === 'video' && type.kind !== 'container') throw refusal('WRONG TYPE');
  if (bytes > MAX_BYTES[medium]) throw refusal('TOO LARGE');
  if (medium === 'video' && facts.seconds > MAX_VIDEO_SECONDS + VIDEO_GRACE_SECONDS) {
    throw refusal('TOO LONG');
  }
  const fileName = `${randomUUID()}.${type.ext}`;
  const renamed = join(dirname(path), fileName);
  await rename(path, renamed);
  return {
    path: renamed,
    fileName,
    medium,
    mime: medium === 'audio' ? type.mime.replace(/^video/, 'audio') : type.mime,
    bytes,
    seconds: Math.round(facts.seconds),
    sha256,
    contentSha256: sha256,
  };
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
