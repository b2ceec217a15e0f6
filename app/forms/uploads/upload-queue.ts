export interface QueueOutcome {
  /** What is wrong, in the rider's words. */
  problems: string[];
  /** Whether a file was refused, so that the rider has to choose another. */
  refused: boolean;
  /** What a failed connection held up. */
  heldUp: File[];
}

interface QueueWork {
  maxFiles: number;
  /** How many have arrived by now. */
  kept: () => number;
  tooMany: string;
  /** One file on its way; what it has to say after the signal is not heard. */
  send: (file: File, signal: AbortSignal) => Promise<{ arrived: boolean; problems: string[] }>;
  onIdle: (outcome: QueueOutcome) => void;
}

/** Files go one after the other, in the order in which they were picked; whoever picks more meanwhile loses none. */
export class UploadQueue {
  private waiting: File[] = [];
  private heldUp: File[] = [];
  private run: AbortController | null = null;
  private readonly work: QueueWork;

  constructor(work: QueueWork) {
    this.work = work;
  }

  get busy(): boolean {
    return this.run !== null;
  }

  add(files: readonly File[]): void {
    if (files.length === 0) return;
    // Of films and recordings only the newest is kept.
    if (this.work.maxFiles === 1) this.stop();
    this.waiting.push(...this.heldUp.splice(0), ...files);
    if (this.run === null) void this.sendAll();
  }

  /** Breaks off, and gives what has not arrived. */
  stop(): File[] {
    this.run?.abort();
    this.run = null;
    return [...this.heldUp.splice(0), ...this.waiting.splice(0)];
  }

  private async sendAll(): Promise<void> {
    const { maxFiles, kept, tooMany, send, onIdle } = this.work;
    const run = new AbortController();
    this.run = run;
    const problems = new Set<string>();
    let refused = false;
    for (let [file] = this.waiting; file; [file] = this.waiting) {
      if (maxFiles > 1 && kept() + this.heldUp.length >= maxFiles) {
        problems.add(tooMany);
        refused = true;
        this.waiting.shift();
        continue;
      }
      const { arrived, problems: found } = await send(file, run.signal);
      if (run.signal.aborted) return;
      this.waiting.shift();
      for (const problem of found) problems.add(problem);
      if (!arrived) this.heldUp.push(file);
      else if (found.length > 0) refused = true;
    }
    this.run = null;
    onIdle({ problems: [...problems], refused, heldUp: [...this.heldUp] });
  }
}
