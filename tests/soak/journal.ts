/** Statistics of the riders' requests, and all faults. */
export class Journal {
  readonly faults: string[] = [];
  readonly readMs: number[] = [];
  /** Responses cut off when their node was killed. */
  brokenOff = 0;
  formsSent = 0;
  /** Forms that had to be sent again, with all typed values still in them. */
  askedToRetry = 0;
  /** Pages that aren't cached (search, archive) and said that the content server is down. */
  notCached = 0;
  /** Forms not shown because the number of places left was unknown. */
  formsMissing = 0;
  sentTwice = 0;

  fault(sentence: string): void {
    this.faults.push(`${new Date().toISOString()} ${sentence}`);
  }
}
