import type { Metrics } from './metrics.ts';
import type { Shared } from './shared.ts';

/** Internal path of the error page for requests that the server refuses. */
export const REFUSED_PATH = '/refused';

/** What the app exports to the server besides page rendering (the build's entry module). */
export interface HostedApp {
  /** Awaited before the process exits. */
  beforeEnd(): Promise<void>;
  visitOf: VisitOf;
  /** The environment has changed since the start; read it again. */
  renewSettings(): void;
  /** Changes whenever any content has changed. */
  contentVersion(): number;
  /** Sets the function that calls the content service in this process. */
  connectContent(ask: ContentFetch): void;
  /** Sets the state shared by all nodes. */
  connectShared(shared: Shared): void;
  /** Sets the receiver of metrics. */
  connectMetrics(watch: Metrics): void;
  /** State of the circuit breaker of each upstream server. */
  breakers(): { server: string; isOpen: boolean }[];
  /** The page sent when the server is overloaded; a vehicle's screen retries by itself. */
  busyPage(visit: HostedVisit): string;
}

export interface ContentRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string | ReadableStream;
  /** Submissions never follow redirects. */
  redirect?: 'error';
  signal?: AbortSignal;
}

/** One content API call, over HTTP or in-process. */
export type ContentFetch = (url: string, request: ContentRequest) => Promise<Response>;

/** Everything that is read from a request. */
export interface RawRequest {
  /** Path and query, as sent. */
  target: string;
  /** Public scheme and host. */
  origin: string;
  cookie: string | undefined;
  acceptLanguage: string | undefined;
  saveData: string | undefined;
  userAgent: string | undefined;
  referrer: string | undefined;
  /** `Sec-Fetch-Dest`: what the response is used for, such as 'document' or 'image'. Old browsers don't send it. */
  fetchDest?: string | undefined;
  /** `Sec-Fetch-Mode`, such as 'navigate' or 'cors'. */
  fetchMode?: string | undefined;
  /** `Sec-Fetch-Site`: where the link was followed, such as 'same-origin'; 'none' for a typed or saved address. */
  fetchSite?: string | undefined;
}

/** The part of a visit that the server needs; the app's part is in app/visit/visit.server.ts. */
export interface HostedVisit {
  /** Public scheme, host and port. */
  origin: string;
  path: string;
  /** The page's name in the route table; null for files and calls. */
  screen: string | null;
  /** All cookies of the request: a page may vary by any of them. */
  cookies: Readonly<Record<string, string | undefined>>;
  /** How the page is cached; null if it is personal. */
  cache: PageVariant | null;
}

export interface PageVariant {
  key: string;
  vary: string;
  /** Set-Cookie headers for state given in the URL; added to the response, but not stored with the cached page. */
  setCookies: readonly string[];
  /** `Cache-Control: private`: the response sets cookies, or depends on a cookie or the user agent. */
  isPrivate: boolean;
  /** The visit reduced to the cache key's dimensions, for rendering the shared page. */
  forEveryone(): HostedVisit;
  /** The variant for browsers that have these cookies, whatever their values. */
  withCookies(cookies: readonly string[]): PageVariant;
}

export type VisitOf = (raw: RawRequest) => HostedVisit;

/** What a page reports about its cacheability while it renders. */
export interface CacheHints {
  /** Cookies whose presence changes the page; every rendering must name them, present or not. */
  reads: Set<string>;
  /** Expiry: when the first of the displayed times changes. */
  until: number;
  /** stale-if-error: when the first of the content copies that it shows expires. */
  staleIfErrorUntil: number;
  /** The page's HTML, passed outside the Response: reading it from a stream would copy it three times. */
  body: Buffer | null;
}

export function newCacheHints(): CacheHints {
  const { POSITIVE_INFINITY } = Number;
  return { reads: new Set(), until: POSITIVE_INFINITY, staleIfErrorUntil: POSITIVE_INFINITY, body: null };
}

/** Limits how long the page may be cached; of several calls for a page the earliest time wins. */
export function expiresBy(cacheHints: CacheHints | undefined, moment: number): void {
  if (cacheHints) cacheHints.until = Math.min(cacheHints.until, moment);
}
