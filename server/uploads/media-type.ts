import { fileTypeFromBuffer } from 'file-type';
import type { Medium } from '#app/contract/upload-rules.ts';
import type { ContainerFormat } from './clean/clean-media.ts';

/** Bytes of a file's head that are read to tell its type. */
export const HEAD_BYTES = 4100;

export interface MediaType {
  /** A 'video' may hold sound only; media-probe.ts finds out. */
  medium: Medium;
  shape: ContainerFormat | 'picture';
  mime: string;
  ext: string;
}

/**
 * Accepted types: those whose metadata can be removed (decision record 0022). Hints and refusals in app/i18n name them.
 */
const TYPES: Record<string, MediaType> = {
  'image/jpeg': { medium: 'image', shape: 'picture', mime: 'image/jpeg', ext: 'jpg' },
  'image/png': { medium: 'image', shape: 'picture', mime: 'image/png', ext: 'png' },
  'video/mp4': { medium: 'video', shape: 'boxes', mime: 'video/mp4', ext: 'mp4' },
  'video/x-m4v': { medium: 'video', shape: 'boxes', mime: 'video/mp4', ext: 'mp4' },
  'video/quicktime': { medium: 'video', shape: 'boxes', mime: 'video/quicktime', ext: 'mov' },
  'video/webm': { medium: 'video', shape: 'matroska', mime: 'video/webm', ext: 'webm' },
  'video/matroska': { medium: 'video', shape: 'matroska', mime: 'video/matroska', ext: 'mkv' },
  'video/3gpp': { medium: 'video', shape: 'boxes', mime: 'video/3gpp', ext: '3gp' },
  'video/3gpp2': { medium: 'video', shape: 'boxes', mime: 'video/3gpp2', ext: '3g2' },
  'audio/mp4': { medium: 'audio', shape: 'boxes', mime: 'audio/mp4', ext: 'm4a' },
  'audio/x-m4a': { medium: 'audio', shape: 'boxes', mime: 'audio/mp4', ext: 'm4a' },
  'audio/matroska': { medium: 'audio', shape: 'matroska', mime: 'audio/matroska', ext: 'mka' },
  'audio/mpeg': { medium: 'audio', shape: 'tagged', mime: 'audio/mpeg', ext: 'mp3' },
  'audio/aac': { medium: 'audio', shape: 'tagged', mime: 'audio/aac', ext: 'aac' },
  'audio/ogg': { medium: 'audio', shape: 'ogg', mime: 'audio/ogg', ext: 'ogg' },
  'audio/flac': { medium: 'audio', shape: 'flac', mime: 'audio/flac', ext: 'flac' },
  'audio/wav': { medium: 'audio', shape: 'wave', mime: 'audio/wav', ext: 'wav' },
};

/** The media type by the first bytes, never by the name; null for types that aren't accepted. */
export async function typeOfHead(head: Buffer): Promise<MediaType | null> {
  const found = await fileTypeFromBuffer(head).catch(() => undefined);
  const [mime = ''] = found?.mime.split(';') ?? [];
  return TYPES[mime] ?? null;
}
