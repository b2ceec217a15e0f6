import { createHash } from 'node:crypto';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { limited } from '../kernel/limited.ts';
import type { FoundMedia } from './find-media.ts';
import type { Quality, Width } from './media-request.ts';
import { chooseFormat, encode, type PictureFormat } from './picture-format.ts';

export interface ResizedPicture {
  /** Path below the cache folder. */
  file: string;
  type: string;
  /** Names this picture in this size and format for good. */
  version: string;
}

/** Goes up when the same request shall give other bytes. */
const RECIPE = 1;
const MOST_PIXELS = 100_000_000;

/** Resized pictures on disk, each made once, however many ask for it at the same moment. */
export class ResizedPictures {
  private readonly making = new Map<string, Promise<void>>();
  private readonly transparent = new LRUCache<string, boolean>({ max: 2000 });
  /** One core stays free for pages. */
  private readonly inTurn = limited(Math.max(1, availableParallelism() - 1));

  constructor(readonly folder: string) {
    // Parallel within one picture is slower than several pictures in parallel.
    sharp.concurrency(1);
    sharp.cache(false);
  }

  /** null for a file that is no picture after all. */
  async get(
    source: FoundMedia,
    size: { width: Width; quality: Quality },
    accept: string | undefined,
  ): Promise<ResizedPicture | null> {
    try {
      const format = chooseFormat(accept, await this.isTransparent(source));
      const version = versionOf(source, size, format);
      const file = join(version.slice(0, 2), `${version}.${format}`);
      await this.make(join(this.folder, file), source, size, format);
      return { file, type: `image/${format}`, version };
    } catch (error) {
      if (isUnreadablePicture(error)) return null;
      throw error;
    }
  }

  private async isTransparent(source: FoundMedia): Promise<boolean> {
    if (/\.jpe?g$/i.test(source.file)) return false;
    const key = `${source.root}/${source.file} ${source.version}`;
    const known = this.transparent.get(key);
    if (known !== undefined) return known;
    const { hasAlpha } = await sharp(join(source.root, source.file)).metadata();
    this.transparent.set(key, hasAlpha === true);
    return hasAlpha === true;
  }

  private async make(
    path: string,
    source: FoundMedia,
    size: { width: Width; quality: Quality },
    format: PictureFormat,
  ): Promise<void> {
    if (await exists(path)) return;
    let making = this.making.get(path);
    if (!making) {
      making = this.inTurn(() => write(path, source, size, format)).finally(() => this.making.delete(path));
      this.making.set(path, making);
    }
    await making;
  }
}

async function write(
  path: string,
  source: FoundMedia,
  { width, quality }: { width: Width; quality: Quality },
  format: PictureFormat,
): Promise<void> {
  const unfinished = `${path}.${process.pid}.tmp`;
  await mkdir(dirname(path), { recursive: true });
  try {
    // Turned as the camera noted, because the note itself goes with all other metadata.
    const picture = sharp(join(source.root, source.file), { limitInputPixels: MOST_PIXELS })
      .rotate()
      .resize({ width, withoutEnlargement: true });
    await encode(picture, format, quality).toFile(unfinished);
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

function versionOf(source: FoundMedia, size: object, format: PictureFormat): string {
  const about = [RECIPE, source.root, source.file, source.version, ...Object.values(size), format];
  return createHash('sha256').update(about.join('\n')).digest('hex').slice(0, 32);
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

/** sharp tells faults of the file from faults of the disk by nothing but the latter having a system code. */
function isUnreadablePicture(error: unknown): boolean {
  return error instanceof Error && !('code' in error && typeof error.code === 'string');
}
