import { fileTypeFromBuffer } from 'file-type';
import type { ContainerFormat } from './clean/clean-media.ts';

/** Bytes of a file's head that are read to tell its type. */
export const HEAD_BYTES = 4100;

type HeadKind = 'image' | 'container' | 'audio';

export interface MediaType {
  /** 'container' may hold video or only sound; media-probe.ts finds out. */
  kind: HeadKind;
  shape: ContainerFormat | 'picture';
  mime: string;
  ext: string;
}

/** Those whose metadata can be removed (0022). Hints and refusals in app/i18n name them. */
const TYPES: Record<string, MediaType> = {
  'image/jpeg': { kind: 'image', shape: 'picture', mime: 'image/jpeg', ext: 'jpg' },
  'image/png': { kind: 'image', shape: 'picture', mime: 'image/png', ext: 'png' },
  'video/mp4': { kind: 'container', shape: 'boxes', mime: 'video/mp4', ext: 'mp4' },
  'video/x-m4v': { kind: 'container', shape: 'boxes', mime: 'video/mp4', ext: 'mp4' },
  'video/quicktime': { kind: 'container', shape: 'boxes', mime: 'video/quicktime', ext: 'mov' },
  'video/webm': { kind: 'container', shape: 'matroska', mime: 'video/webm', ext: 'webm' },
  'video/matroska': { kind: 'container', shape: 'matroska', mime: 'video/matroska', ext: 'mkv' },
  'video/3gpp': { kind: 'container', shape: 'boxes', mime: 'video/3gpp', ext: '3gp' },
  'video/3gpp2': { kind: 'container', shape: 'boxes', mime: 'video/3gpp2', ext: '3g2' },
  'audio/mp4': { kind: 'audio', shape: 'boxes', mime: 'audio/mp4', ext: 'm4a' },
  'audio/x-m4a': { kind: 'audio', shape: 'boxes', mime: 'audio/mp4', ext: 'm4a' },
  'audio/matroska': { kind: 'audio', shape: 'matroska', mime: 'audio/matroska', ext: 'mka' },
  'audio/mpeg': { kind: 'audio', shape: 'tagged', mime: 'audio/mpeg', ext: 'mp3' },
  'audio/aac': { kind: 'audio', shape: 'tagged', mime: 'audio/aac', ext: 'aac' },
  'audio/ogg': { kind: 'audio', shape: 'ogg', mime: 'audio/ogg', ext: 'ogg' },
  'audio/flac': { kind: 'audio', shape: 'flac', mime: 'audio/flac', ext: 'flac' },
  'audio/wav': { kind: 'audio', shape: 'wave', mime: 'audio/wav', ext: 'wav' },
};

/** The media type by the first bytes, never by the name; null for types that aren't accepted. */
export async function typeOfHead(head: Buffer): Promise<MediaType | null> {
  const found = await fileTypeFromBuffer(head).catch(() => undefined);
  const [mime = ''] = found?.mime.split(';') ?? [];
  return TYPES[mime] ?? null;
}
