/** What comes of a call within so many milliseconds, else what does instead; the call itself goes on. */
export function inTime<Value>(call: Promise<Value>, patienceMs: number, otherwise: Value): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<Value>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), patienceMs);
  });
  return Promise.race([call, tooLate]).finally(() => clearTimeout(timer));
}
