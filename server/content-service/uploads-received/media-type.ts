import { fileTypeFromBuffer } from 'file-type';

/** So much of a file is looked at to tell what it is. */
export const HEAD_BYTES = 4100;

export type HeadKind = 'image' | 'container' | 'audio';

export interface MediaType {
  /** A container may hold a film or only sound; that is seen when it is read. */
  kind: HeadKind;
  mime: string;
  ext: string;
}

const TYPES: Record<string, MediaType> = {
  'image/jpeg': { kind: 'image', mime: 'image/jpeg', ext: 'jpg' },
  'image/png': { kind: 'image', mime: 'image/png', ext: 'png' },
  'video/mp4': { kind: 'container', mime: 'video/mp4', ext: 'mp4' },
  'video/x-m4v': { kind: 'container', mime: 'video/mp4', ext: 'mp4' },
  'video/quicktime': { kind: 'container', mime: 'video/quicktime', ext: 'mov' },
  'video/webm': { kind: 'container', mime: 'video/webm', ext: 'webm' },
  'video/matroska': { kind: 'container', mime: 'video/matroska', ext: 'mkv' },
  'video/3gpp': { kind: 'container', mime: 'video/3gpp', ext: '3gp' },
  'video/3gpp2': { kind: 'container', mime: 'video/3gpp2', ext: '3g2' },
  'audio/mp4': { kind: 'audio', mime: 'audio/mp4', ext: 'm4a' },
  'audio/x-m4a': { kind: 'audio', mime: 'audio/mp4', ext: 'm4a' },
  'audio/matroska': { kind: 'audio', mime: 'audio/matroska', ext: 'mka' },
  'audio/mpeg': { kind: 'audio', mime: 'audio/mpeg', ext: 'mp3' },
  'audio/aac': { kind: 'audio', mime: 'audio/aac', ext: 'aac' },
  'audio/ogg': { kind: 'audio', mime: 'audio/ogg', ext: 'ogg' },
  'audio/flac': { kind: 'audio', mime: 'audio/flac', ext: 'flac' },
  'audio/wav': { kind: 'audio', mime: 'audio/wav', ext: 'wav' },
};

/** What a file is by its first bytes; null for everything that riders have no reason to send. Names are not asked. */
export async function typeOfHead(head: Buffer): Promise<MediaType | null> {
  const found = await fileTypeFromBuffer(head).catch(() => undefined);
  const [mime = ''] = found?.mime.split(';') ?? [];
  return TYPES[mime] ?? null;
}
