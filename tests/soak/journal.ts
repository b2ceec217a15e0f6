/** What happened to riders that no ledger tells, and everything that must not happen. */
export class Journal {
  readonly faults: string[] = [];
  readonly readMs: number[] = [];
  /** Pages that were on their way when their node was killed. */
  brokenOff = 0;
  formsSent = 0;
  /** Forms that were told to be sent again, with all that was typed still in them. */
  askedAgain = 0;
  /** Pages of which nothing is kept (a search, the archive), told that the content server is away. */
  notKept = 0;
  /** Forms that were not shown, because nobody knew what is left. */
  formsAway = 0;
  sentTwice = 0;

  fault(sentence: string): void {
    this.faults.push(`${new Date().toISOString()} ${sentence}`);
  }
}
