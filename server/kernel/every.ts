/** Does a piece of work again and again, never twice at once; the returned function ends it and waits for the last. */
export function every(
  milliseconds: number,
  work: () => Promise<void>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let running: Promise<void> | null = null;
  const timer = setInterval(() => {
    running ??= work()
      .catch(onError)
      .finally(() => {
        running = null;
      });
  }, milliseconds);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
