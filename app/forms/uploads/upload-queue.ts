export interface QueueOutcome {
  /** Error messages in the rider's language. */
  problems: string[];
  /** A file was rejected, for good or for now: the form waits until the rider sends it again. */
  refused: boolean;
  /** Files whose connection failed or that the server has no room for now; they are retried with the next ones. */
  failedUploads: File[];
}

export interface Arrival {
  /** False if the file is to be uploaded again. */
  arrived: boolean;
  /** Not arrived because the server has no room for it now. */
  later?: boolean;
  problems: string[];
}

interface QueueWork {
  maxFiles: number;
  /** How many files have been uploaded so far. */
  kept: () => number;
  tooMany: string;
  /** Uploads one file; its result is ignored after the signal has aborted. */
  send: (file: File, signal: AbortSignal) => Promise<Arrival>;
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
  /** What is wrong with which file; null: with those over the maximum. */
  private faults = new Map<File | null, Pick<QueueOutcome, 'problems' | 'refused'>>();

  constructor(private readonly work: QueueWork) {}

  get busy(): boolean {
    return this.run !== null;
  }

  get failed(): readonly File[] {
    return this.failedUploads;
  }

  add(files: readonly File[]): void {
    if (files.length === 0) return;
    // Of videos and voice recordings only the newest is kept.
    if (this.work.maxFiles === 1) this.stop();
    const again = this.failedUploads.splice(0);
    for (const file of again) this.faults.delete(file);
    // Riders choose a file again if its upload failed: don't count it twice.
    const others = again.filter((held) => !files.some((file) => isSame(file, held)));
    this.waiting.push(...others, ...files);
    if (this.run === null) {
      this.faults.clear();
      void this.sendAll();
    }
  }

  /** Aborts the upload of this file and goes on with the next one. */
  cancel(file: File): void {
    if (this.waiting[0] !== file) return;
    this.run?.abort();
    this.waiting.shift();
    void this.sendAll();
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
    for (let [file] = this.waiting; file; [file] = this.waiting) {
      if (maxFiles > 1 && kept() + this.failedUploads.length >= maxFiles) {
        this.faults.set(null, { problems: [tooMany], refused: true });
        this.waiting.shift();
        continue;
      }
      const { arrived, later, problems } = await send(file, run.signal);
      if (run.signal.aborted) return;
      this.waiting.shift();
      if (!arrived) this.failedUploads.push(file);
      if (later || problems.length > 0) this.faults.set(file, { problems, refused: later || arrived });
    }
    this.run = null;
    const faults = [...this.faults.values()];
    onIdle({
      problems: [...new Set(faults.flatMap(({ problems }) => problems))],
      refused: faults.some(({ refused }) => refused),
      failedUploads: [...this.failedUploads],
    });
  }
}
