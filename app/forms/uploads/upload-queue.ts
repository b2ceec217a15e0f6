export interface QueueOutcome {
  /** Error messages in the rider's language. */
  problems: string[];
  /** A file was rejected, so the rider has to choose another. */
  refused: boolean;
  /** Files whose connection failed; they are retried with the next ones. */
  failedUploads: File[];
}

interface QueueWork {
  maxFiles: number;
  /** How many files have been uploaded so far. */
  kept: () => number;
  tooMany: string;
  /** Uploads one file; its result is ignored after the signal has aborted. */
  send: (file: File, signal: AbortSignal) => Promise<{ arrived: boolean; problems: string[] }>;
  onIdle: (outcome: QueueOutcome) => void;
}

function isSame(one: File, other: File): boolean {
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
}

/** Uploads files one at a time in the order chosen; files can be added while it runs. */
export class UploadQueue {
  private waiting: File[] = [];
  private failedUploads: File[] = [];
  private run: AbortController | null = null;

  constructor(private readonly work: QueueWork) {}

  get busy(): boolean {
    return this.run !== null;
  }

  add(files: readonly File[]): void {
    if (files.length === 0) return;
    // Of videos and voice recordings only the newest is kept.
    if (this.work.maxFiles === 1) this.stop();
    // Riders choose a file again if its upload failed: don't count it twice.
    const others = this.failedUploads.splice(0).filter((held) => !files.some((file) => isSame(file, held)));
    this.waiting.push(...others, ...files);
    if (this.run === null) void this.sendAll();
  }

  /** Aborts, and returns the files not yet uploaded. */
  stop(): File[] {
    this.run?.abort();
    this.run = null;
    return [...this.failedUploads.splice(0), ...this.waiting.splice(0)];
  }

  private async sendAll(): Promise<void> {
    const { maxFiles, kept, tooMany, send, onIdle } = this.work;
    const run = new AbortController();
    this.run = run;
    const problems = new Set<string>();
    let refused = false;
    for (let [file] = this.waiting; file; [file] = this.waiting) {
      if (maxFiles > 1 && kept() + this.failedUploads.length >= maxFiles) {
        problems.add(tooMany);
        refused = true;
        this.waiting.shift();
        continue;
      }
      const { arrived, problems: found } = await send(file, run.signal);
      if (run.signal.aborted) return;
      this.waiting.shift();
      for (const problem of found) problems.add(problem);
      if (!arrived) this.failedUploads.push(file);
      else if (found.length > 0) refused = true;
    }
    this.run = null;
    onIdle({ problems: [...problems], refused, failedUploads: [...this.failedUploads] });
  }
}
