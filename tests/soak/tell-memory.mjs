// @ts-check
/** Brought into the processes of the soak: on SIGUSR2 one says what it holds once all that nobody needs is cleared away. */
process.on('SIGUSR2', () => {
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  const line = { level: 30, time: Date.now(), msg: 'memory', heapUsed, external, rss };
  process.stdout.write(`${JSON.stringify(line)}\n`);
});
