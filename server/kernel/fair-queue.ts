/** Fair queue: round-robin over client networks, FIFO within one. */
export class FairQueue<Item> {
  private readonly queues = new Map<string, Item[]>();
  size = 0;

  push(network: string, item: Item): void {
    const queue = this.queues.get(network);
    if (queue) queue.push(item);
    else this.queues.set(network, [item]);
    this.size += 1;
  }

  shift(): Item | undefined {
    for (const [network, queue] of this.queues) {
      const item = queue.shift();
      this.queues.delete(network);
      if (queue.length > 0) this.queues.set(network, queue);
      this.size -= 1;
      return item;
    }
    return undefined;
  }

  /** How many waiting items are served before the next one that this network would add. */
  ahead(network: string): number {
    const own = this.queues.get(network)?.length ?? 0;
    let ahead = 0;
    for (const { length } of this.queues.values()) ahead += Math.min(length, own + 1);
    return ahead;
  }
}
