// @ts-check
/** Preloaded into the soak's processes: on SIGUSR2, collects garbage and logs the memory in use. */
process.on('SIGUSR2', () => {
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  const line = { level: 30, time: Date.now(), msg: 'memory', heapUsed, external, rss };
  process.stdout.write(`${JSON.stringify(line)}\n`);
});
