/**
 * Types for the service worker APIs used here: the project compiles against TypeScript's DOM types, which lack them.
 */

export interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends LastingEvent {
  readonly request: Request;
  /** Navigation preload: the page, requested while the worker was starting. Undefined in browsers without it. */
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

export interface SyncEvent extends LastingEvent {
  readonly tag: string;
}

export interface MessageFromPage extends LastingEvent {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}

interface WorkerScope {
  readonly location: Location;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: {
      type: 'window';
      includeUncontrolled?: boolean;
    }): Promise<Array<{ readonly url: string; postMessage(message: unknown): void }>>;
  };
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageFromPage) => void): void;
  addEventListener(type: 'sync', listener: (event: SyncEvent) => void): void;
}

export const scope = self as unknown as WorkerScope;
