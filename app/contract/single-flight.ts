/** Concurrent calls with one key share one run; nothing is kept afterwards. */
export function singleFlight<Value>(): (key: string, run: () => Promise<Value>) => Promise<Value> {
  const underWay = new Map<string, Promise<Value>>();
  return (key, run) => {
    let running = underWay.get(key);
    if (!running) {
      running = run().finally(() => underWay.delete(key));
      underWay.set(key, running);
    }
    return running;
  };
}
