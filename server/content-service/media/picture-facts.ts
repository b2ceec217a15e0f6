import { join } from 'node:path';
import sharp from 'sharp';
import { concurrencyLimit } from '../../kernel/concurrency-limit.ts';
import { type FoundMedia, findMedia } from './find-media.ts';
import { readMediaPath } from './media-request.ts';
import { mediaTypeOf } from './media-types.ts';
import { checkReadable, pictureKind } from './picture-source.ts';

const SAMPLE_SIZE = 48;

/** Facts read from a picture's file, under the contract's field names. */
export interface PictureFacts {
  /** The dominant colour, the placeholder while the picture loads. Not for pictures with transparency. */
  mediaColor?: string;
  mediaWidth?: number;
  mediaHeight?: number;
}

/**
 * Facts by a picture's URL, memoised; empty for other servers and for files that are no pictures. Throws if the disk
 * fails or the file may not be read.
 */
export function pictureFacts(roots: readonly string[], uploadsPath: string) {
  const known = new Map<string, Promise<PictureFacts>>();
  const runQueued = concurrencyLimit(1);
  return (url: string): Promise<PictureFacts> => {
    const facts = known.get(url) ?? runQueued(() => factsAt(roots, uploadsPath, url));
    known.set(url, facts);
    return facts;
  };
}

async function factsAt(roots: readonly string[], uploadsPath: string, url: string): Promise<PictureFacts> {
  if (!URL.canParse(url, 'http://localhost')) return {};
  const { pathname } = new URL(url, 'http://localhost');
  const start = pathname.indexOf(uploadsPath);
  const wanted = start === -1 ? null : readMediaPath(pathname.slice(start + uploadsPath.length));
  if (!wanted || !mediaTypeOf(wanted.file).resizable) return {};
  const found = await findMedia(roots, wanted.file);
  return found ? factsOf(found) : {};
}

async function factsOf(source: FoundMedia): Promise<PictureFacts> {
  try {
    if ((await pictureKind(source)) === 'none') return {};
    const picture = sharp(join(source.root, source.file));
    const { autoOrient } = await picture.metadata();
    const small = await picture.resize(SAMPLE_SIZE, SAMPLE_SIZE, { fit: 'inside' }).png().toBuffer();
    const { dominant, isOpaque } = await sharp(small).stats();
    return {
      ...(isOpaque ? { mediaColor: `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}` } : {}),
      mediaWidth: autoOrient.width,
      mediaHeight: autoOrient.height,
    };
  } catch {
    await checkReadable(source);
    return {};
  }
}

const hex = (channel: number) => channel.toString(16).padStart(2, '0');
