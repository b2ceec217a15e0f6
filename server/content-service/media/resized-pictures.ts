import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { concurrencyLimit } from '../../kernel/concurrency-limit.ts';
import type { Sender } from '../../kernel/sender.ts';
import type { BoundedFolder } from './bounded-folder.ts';
import type { FoundMedia } from './find-media.ts';
import type { MediaRequest } from './media-request.ts';
import { chooseFormat, encode, type PictureFormat } from './picture-format.ts';
import { checkReadable, pictureKind } from './picture-source.ts';

export interface ResizedPicture {
  /** Path below the cache folder. */
  file: string;
  type: string;
  /** Cache key: this version of the picture in this size and format. */
  version: string;
}

/** A picture that isn't cached yet. It is encoded at the first turn of one of its requesters. */
class MissingPicture {
  encoding: Promise<void> | null = null;
  begin!: (encoding: Promise<void>) => void;
  readonly begun = new Promise<void>((resolve) => {
    this.begin = (encoding) => {
      this.encoding = encoding;
      resolve(encoding);
    };
  });
}

type PictureSize = NonNullable<MediaRequest['resize']>;

/** Part of the cache key; increase it when the encoding changes. */
const RECIPE = 1;

/**
 * Resized pictures, cached on disk; concurrent requests for one picture share one encoding. Networks take turns, so
 * that many new pictures for one don't delay the others.
 */
export class ResizedPictures {
  private readonly missing = new LRUCache<string, MissingPicture>({ max: 2000 });
  private readonly kinds = new LRUCache<string, Awaited<ReturnType<typeof pictureKind>>>({ max: 2000 });
  /** One core stays free for pages. */
  private readonly runQueued = concurrencyLimit(Math.max(1, availableParallelism() - 1));

  constructor(private readonly folder: BoundedFolder) {
    // One thread per picture: several pictures in parallel are faster than threads within one.
    sharp.concurrency(1);
    sharp.cache(false);
  }

  /** null if the file is no valid picture. If the requester has left, the picture may be missing. */
  async get(
    source: FoundMedia,
    size: PictureSize,
    accept: string | undefined,
    requester: Sender,
  ): Promise<ResizedPicture | null> {
    try {
      const kind = await this.kindOf(source);
      if (kind === 'none') return null;
      const format = chooseFormat(accept, kind === 'transparent');
      const version = versionOf(source, size, format);
      const file = join(version.slice(0, 2), `${version}.${format}`);
      if (!(await this.folder.has(file)))
        await this.make(file, requester, async () => {
          await write(join(this.folder.path, file), source, size, format);
          await this.folder.added(file);
        });
      return { file, type: `image/${format}`, version };
    } catch (error) {
      if (!isUnreadablePicture(error)) throw error;
      // In a turn, because it may be a long file.
      await this.runQueued(async () => {
        if (!requester.hasLeft()) await checkReadable(source);
      }, requester.network);
      return null;
    }
  }

  private async kindOf(source: FoundMedia) {
    const key = `${source.root}/${source.file} ${source.version}`;
    const known = this.kinds.get(key);
    if (known) return known;
    const kind = await pictureKind(source);
    this.kinds.set(key, kind);
    return kind;
  }

  /** Every requester queues for a turn of its own, because another network's may come much later. */
  private async make(
    file: string,
    { network, hasLeft }: Sender,
    encodeOnce: () => Promise<void>,
  ): Promise<void> {
    const picture = this.missing.get(file) ?? new MissingPicture();
    this.missing.set(file, picture);
    const turn = this.runQueued(async () => {
      if (picture.encoding || hasLeft()) return;
      picture.begin(encodeOnce().finally(() => this.missing.delete(file)));
      await picture.encoding;
    }, network);
    await Promise.race([turn, picture.begun]);
    await picture.encoding;
  }
}

async function write(
  path: string,
  source: FoundMedia,
  { width, quality }: PictureSize,
  format: PictureFormat,
): Promise<void> {
  // Not named by the process id: containers that share the folder all have process id 1.
  const unfinished = `${path}.${randomUUID()}.tmp`;
  await mkdir(dirname(path), { recursive: true });
  try {
    // Applies the EXIF orientation, which is removed with all other metadata.
    const picture = sharp(join(source.root, source.file))
      .rotate()
      .resize({ width, withoutEnlargement: true });
    // Not toFile, whose error names no code: a full disk would look like a broken picture.
    await writeFile(unfinished, await encode(picture, format, quality).toBuffer());
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

/** Errors with a system code come from the disk; sharp's own have none. */
function isUnreadablePicture(error: unknown): boolean {
  return error instanceof Error && !('code' in error && typeof error.code === 'string');
}
