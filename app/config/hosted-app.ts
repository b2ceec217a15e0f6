import type { Shared } from './shared.ts';
import type { Watch } from './watch.ts';

/** The address of a page that nobody can reach: the answer to what the host does not take. */
export const REFUSED_PATH = '/refused';

/** What the app offers the host besides pages: the build's entry module exports it. */
export interface HostedApp {
  /** What the host waits for before it ends. */
  beforeEnd(): Promise<void>;
  variantOf: VariantOf;
  /** Another number as soon as any content has become other than it was. */
  contentVersion(): number;
  /** Tells the app how to reach the content service in this process. */
  connectContent(ask: ContentFetch): void;
  /** Tells the app how to reach what all nodes know. */
  connectShared(shared: Shared): void;
  /** Tells the app who watches it. */
  connectWatch(watch: Partial<Watch>): void;
  /** The servers that are asked, and whether each counts as away. */
  breakers(): { server: string; isOpen: boolean }[];
  /** What is said to whom no page can be made for in time, in the language that the browser prefers; a screen asks again. */
  busyPage(target: string, acceptLanguage: string | undefined): string;
}

export interface ContentRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string | ReadableStream;
  /** What riders send is sent nowhere else than it was meant for. */
  redirect?: 'error';
  signal?: AbortSignal;
}

/** One call of the contract, however its service is reached. */
export type ContentFetch = (url: string, request: ContentRequest) => Promise<Response>;

/** What is read of a request to find out which kept page answers it. */
export interface Asked {
  /** Path and query as they came. */
  target: string;
  /** Scheme and host as the rider knows them. */
  origin: string;
  cookie: string | undefined;
  acceptLanguage: string | undefined;
  saveData: string | undefined;
  userAgent: string | undefined;
  referrer: string | undefined;
}

export interface PageVariant {
  key: string;
  path: string;
  /** All that the rider's browser holds: a page may name cookies that make it the rider's own. */
  held: Readonly<Record<string, string | undefined>>;
  /** The headers of a request that the page's address can be another page by. */
  vary: string;
  /** Set-Cookie headers for state that the address named: they go along with the kept page, never into it. */
  setCookies: readonly string[];
  /** The names of cookies that making the page sets for that, even where whoever asks is sent none, as robots are. */
  stores: readonly string[];
  /** The request as the page is made for everyone alike: the key's parts and nothing else of the rider's. */
  request(): Request;
}

/** Null where each rider gets a page of his own. */
export type VariantOf = (asked: Asked) => PageVariant | null;

/** What a page tells, while it is made, about how it may be kept. */
export interface Keeping {
  /** Cookies that make the page another for whoever holds them. */
  reads: Set<string>;
  /** When the first of the times that it shows is another. */
  until: number;
  /** The answer's body, where it is a page: the answer itself has none then, so that nobody has to read it out of a stream. */
  body: Buffer | null;
}

export function newKeeping(): Keeping {
  return { reads: new Set(), until: Number.POSITIVE_INFINITY, body: null };
}
