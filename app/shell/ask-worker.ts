/** The service worker's reply; null if there is no worker or it doesn't answer in time. */
export function askWorker(
  message: unknown,
  timeoutMs = 300,
  worker: ServiceWorker | null | undefined = navigator.serviceWorker?.controller,
): Promise<unknown> {
  return new Promise((resolve) => {
    if (!worker) return resolve(null);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    setTimeout(() => resolve(null), timeoutMs);
    worker.postMessage(message, [port2]);
  });
}
