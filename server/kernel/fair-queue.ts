/** Fair queue: round-robin over client networks, FIFO within one. */
export class FairQueue<One> {
  private readonly lines = new Map<string, One[]>();
  size = 0;

  push(whose: string, one: One): void {
    const line = this.lines.get(whose);
    if (line) line.push(one);
    else this.lines.set(whose, [one]);
    this.size += 1;
  }

  shift(): One | undefined {
    for (const [whose, line] of this.lines) {
      const one = line.shift();
      this.lines.delete(whose);
      if (line.length > 0) this.lines.set(whose, line);
      this.size -= 1;
      return one;
    }
    return undefined;
  }

  /** How many waiting items are served before the next one that this network would add. */
  ahead(whose: string): number {
    const own = this.lines.get(whose)?.length ?? 0;
    let ahead = 0;
    for (const { length } of this.lines.values()) ahead += Math.min(length, own + 1);
    return ahead;
  }
}
