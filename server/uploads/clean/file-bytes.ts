import { type FileHandle, open } from 'node:fs/promises';
import { FileRefusal } from './file-refusal.ts';

const WINDOW_BYTES = 64 * 1024;
const ZEROS = Buffer.alloc(WINDOW_BYTES);
/**
 * Limits of reads, and of bytes read per byte of the file: a file that needs more is an attack. 20 MB of Opus in WebM at
 * 16 kbit/s, three hours, take 1.1 million reads.
 */
const MAX_READS = 2_000_000;
const MAX_ROUNDS = 8;

/** A file of any size, read and overwritten in place through a window. */
export class FileBytes {
  /** Whether anything was overwritten. */
  changed = false;
  private window: Buffer = Buffer.alloc(0);
  private windowStart = 0;
  /** The part of the window that isn't in the file yet. */
  private unwritten: { from: number; to: number } | null = null;
  private reads = 0;
  private loaded = 0;

  private constructor(
    private readonly file: FileHandle,
    public size: number,
  ) {}

  static async edit(path: string, work: (bytes: FileBytes) => Promise<void>): Promise<boolean> {
    const file = await open(path, 'r+');
    try {
      const bytes = new FileBytes(file, (await file.stat()).size);
      await work(bytes);
      await bytes.flush();
      return bytes.changed;
    } finally {
      await file.close();
    }
  }

  /** Called for each row of a table too: a table may have millions of rows. */
  countRead(): void {
    this.reads += 1;
    if (this.reads > MAX_READS) throw new FileRefusal('WRONG TYPE');
  }

  /** A copy of these bytes; throws if the file is shorter. */
  async read(position: number, length: number): Promise<Buffer> {
    this.countRead();
    if (position < 0 || position + length > this.size) throw new FileRefusal('WRONG TYPE');
    const offset = position - this.windowStart;
    if (offset < 0 || offset + length > this.window.length) {
      await this.flush();
      const window = Buffer.alloc(Math.min(Math.max(length, WINDOW_BYTES), this.size - position));
      const { bytesRead } = await this.file.read(window, 0, window.length, position);
      this.loaded += bytesRead;
      const most = MAX_ROUNDS * (this.size + 256 * WINDOW_BYTES);
      if (bytesRead < length || this.loaded > most) throw new FileRefusal('WRONG TYPE');
      this.window = window.subarray(0, bytesRead);
      this.windowStart = position;
    }
    const start = position - this.windowStart;
    return Buffer.from(this.window.subarray(start, start + length));
  }

  /** Like read, but returns fewer bytes at the end of the file. */
  peek(position: number, length: number): Promise<Buffer> {
    return this.read(position, Math.max(0, Math.min(length, this.size - position)));
  }

  /** Writes only bytes that differ: a clean file isn't touched. */
  async write(position: number, bytes: Uint8Array): Promise<void> {
    if ((await this.read(position, bytes.length)).equals(bytes)) return;
    const start = position - this.windowStart;
    const end = start + bytes.length;
    this.window.set(bytes, start);
    const { from, to } = this.unwritten ?? { from: start, to: end };
    this.unwritten = { from: Math.min(from, start), to: Math.max(to, end) };
    this.changed = true;
  }

  /** All changes within the window at once: a file may need changes in hundreds of thousands of places. */
  private async flush(): Promise<void> {
    if (this.unwritten === null) return;
    const { from, to } = this.unwritten;
    await this.file.write(this.window, from, to - from, this.windowStart + from);
    this.unwritten = null;
  }

  async zero(position: number, length: number): Promise<void> {
    for (let done = 0; done < length; done += WINDOW_BYTES) {
      await this.write(position + done, ZEROS.subarray(0, Math.min(WINDOW_BYTES, length - done)));
    }
  }

  /** Copies what is between two positions to an earlier one. */
  async move(from: number, end: number, to: number): Promise<void> {
    for (let done = 0; from !== to && done < end - from; done += WINDOW_BYTES) {
      await this.write(to + done, await this.read(from + done, Math.min(WINDOW_BYTES, end - from - done)));
    }
  }

  async truncate(size: number): Promise<void> {
    await this.flush();
    await this.file.truncate(size);
    this.window = Buffer.alloc(0);
    this.size = size;
    this.changed = true;
  }
}
