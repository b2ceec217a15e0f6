import '@remix-run/node';
import type { CacheHints, HostedVisit } from './config/hosted-app.ts';
import type { ReceivedForm } from './contract/received-form.ts';
import type { RequestContext } from './visit/request-context.server.ts';

/** Loaders and actions are typed for single fetch, which remix.config.js switches on. */
declare module '@remix-run/node' {
  /** Set by our server for each request; empty if another server hosts the build. */
  interface AppLoadContext {
    /** The parsed request (app/visit). */
    visit?: HostedVisit;
    /** Status of the error page to render, if the server refused the request. */
    refusal?: number;
    /** The request's id in the server's log. */
    requestId?: string;
    /** The rider's address as the trusted proxy gives it. */
    riderAddress?: string;
    /** Secret that authenticates this process's calls to its own content service; undefined if it has none. */
    internalCall?: string;
    /** Collects the page's cache hints, if it is rendered for the page cache. */
    cacheHints?: CacheHints;
    /** The posted form, already parsed (server/uploads/form-parser.ts). */
    form?: ReceivedForm;
    /** Computed from the above once, for all loaders and the action. */
    forLoaders?: RequestContext;
  }

  interface Future {
    v3_singleFetch: true;
  }
}
