import type { Metrics } from './metrics.ts';
import type { Shared } from './shared.ts';

/** The address of a page that nobody can reach: the answer to what the host does not take. */
export const REFUSED_PATH = '/refused';

/** What the app offers the host besides pages: the build's entry module exports it. */
export interface HostedApp {
  /** What the host waits for before it ends. */
  beforeEnd(): Promise<void>;
  visitOf: VisitOf;
  /** The environment says something else than at the start. */
  renewSettings(): void;
  /** Another number as soon as any content has become other than it was. */
  contentVersion(): number;
  /** Tells the app how to reach the content service in this process. */
  connectContent(ask: ContentFetch): void;
  /** Tells the app how to reach what all nodes know. */
  connectShared(shared: Shared): void;
  /** Tells the app who watches it. */
  connectMetrics(watch: Partial<Metrics>): void;
  /** The servers that are asked, and whether each counts as away. */
  breakers(): { server: string; isOpen: boolean }[];
  /** What is said to whom no page can be made for in time; a vehicle's screen asks again. */
  busyPage(visit: HostedVisit): string;
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

/** All that is read of a request to know its visit. */
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

/** What the host needs to know of a visit; the rest is the app's (app/visit/visit.server.ts). */
export interface HostedVisit {
  /** Scheme, host and port as riders know them. */
  origin: string;
  path: string;
  /** All that the rider's browser sent: a page may name cookies that split it further. */
  cookies: Readonly<Record<string, string | undefined>>;
  /** How the visit's page is cached; null where it is made for this rider alone. */
  cache: PageVariant | null;
}

export interface PageVariant {
  key: string;
  vary: string;
  /** Set-Cookie headers for state that the address named: they go along with the cached page, never into it. */
  setCookies: readonly string[];
  /** No shared cache may keep this answer: it sets cookies, or goes by one, or by the browser's name. */
  isPrivate: boolean;
  /** The visit as the page is made for everyone alike: the key's parts and nothing else of the rider's. */
  forEveryone(): HostedVisit;
  /** The variant for all whose browsers hold these cookies, whatever their values. */
  holding(cookies: readonly string[]): PageVariant;
}

export type VisitOf = (asked: Asked) => HostedVisit;

/** What a page says while it is rendered about how it may be cached. */
export interface CacheHints {
  /** Cookies that change the page by being there: named by every rendering of it, held or not. */
  reads: Set<string>;
  /** When the first of the times that it shows changes. */
  until: number;
  /** The body of a page's response, which then has none itself: read out of a stream it would be copied three times. */
  body: Buffer | null;
}

export function newCacheHints(): CacheHints {
  return { reads: new Set(), until: Number.POSITIVE_INFINITY, body: null };
}
