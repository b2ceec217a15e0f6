import '@remix-run/node';
import type { CacheHints, HostedVisit } from './config/hosted-app.ts';
import type { ReceivedForm } from './contract/received-form.ts';
import type { RequestContext } from './visit/request-context.server.ts';

/** Loaders and actions are typed for single fetch, which remix.config.js switches on. */
declare module '@remix-run/node' {
  /** What the host tells the app about a request; nothing where another host serves the build. */
  interface AppLoadContext {
    /** All that the request says of its rider, as the host had it read. */
    visit?: HostedVisit;
    /** Why the host did not take a request as it was: the status of the page that says so. */
    refusal?: number;
    /** The request as the host's log names it. */
    requestId?: string;
    /** The rider's address as the trusted proxy gives it. */
    riderAddress?: string;
    /** Proves to the content service in this process that a call comes from this process; nothing without one. */
    internalCall?: string;
    /** Where a page that is made to be kept tells how. */
    cacheHints?: CacheHints;
    /** A form with files, already read. */
    form?: ReceivedForm;
    /** Worked out of all this once, for all loaders and the action. */
    forLoaders?: RequestContext;
  }

  interface Future {
    v3_singleFetch: true;
  }
}
