import type { RequestHandler as RemixHandler } from '@remix-run/node';
import express, { type ErrorRequestHandler, type Express, type RequestHandler, Router } from 'express';
import type { VisitOf } from '#app/config/hosted-app.ts';
import type { SharedNetwork } from '#app/contract/network-of.ts';
import type { ReceivedForm } from '#app/contract/received-form.ts';
import { faultReport } from './kernel/fault-report.ts';
import type { Log } from './kernel/logger.ts';
import { addressCheck } from './middleware/address-check.ts';
import { limitBodiesInFlight } from './middleware/bodies-in-flight.ts';
import { captiveApi } from './middleware/captive-api.ts';
import { connectionForecast } from './middleware/connection-forecast.ts';
import { bareForwardedAddresses } from './middleware/forwarded-addresses.ts';
import { health, type Readiness } from './middleware/health.ts';
import { internalCalls } from './middleware/internal-calls.ts';
import { apiOriginCheck, originCheck } from './middleware/origin-check.ts';
import { requestLog } from './middleware/request-log.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { visitsBy } from './middleware/visits.ts';
import { loadShedding, type SheddingOptions } from './pages/load-shedding.ts';
import { type RenderRefusal, refusalPages } from './pages/refusal-pages.ts';
import { remixAdapter } from './pages/remix-adapter.ts';
import { formParser } from './uploads/form-parser.ts';
import { UploadQuota } from './uploads/upload-quota.ts';

interface AppOptions {
  log: Log;
  remixHandler: RemixHandler;
  /** Reads the request's `Visit`; null in development, where the app does. */
  visitOf: VisitOf | null;
  /** Serves the build's files; in development the bundler's middleware. */
  assets: RequestHandler;
  /** The embedded content service; null where content comes from elsewhere. */
  contentService: Router | null;
  readiness: () => Readiness;
  /** Limits concurrent renders; answers 503 where the wait would be too long. */
  shedding: Omit<SheddingOptions, 'visitFor'> | null;
  /** Renders the cached pages of refused requests; null where each is rendered anew. */
  renderRefusal: RenderRefusal | null;
  trustProxy: string | number | boolean;
  publicUrl: string | undefined;
  /** CONNECTIVITY_URL, proxied: the forecast of the vehicle's network. */
  connectivityUrl: string | undefined;
  knownHosts: readonly string[];
  formToken: string;
  /** The folder of draft uploads, and its limits by network. */
  drafts: { folder: string; networks: readonly SharedNetwork[] };
}

const TAKEN = ['GET', 'HEAD', 'POST'];

export function createApp(options: AppOptions): Express {
  const app = express();
  const internal = internalCalls();
  const pages = pagesBy(options, options.contentService ? internal.secret : undefined);
  /** A request that `address-check.ts` or a limit refused gets its page at once; no later middleware sees it. */
  const refused: RequestHandler = (request, response, next) =>
    response.locals.refusal === undefined ? next() : pages(request, response, next);
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', options.trustProxy);
  app.use(bareForwardedAddresses);
  app.use(requestLog(options.log));
  app.use(securityHeaders());
  app.use(addressCheck({ servesApi: options.contentService !== null }));
  app.use(limitBodiesInFlight());
  app.use(refused);
  app.use(health(options.readiness));
  app.use(captiveApi(options.publicUrl));
  app.use(connectionForecast(options.connectivityUrl));
  app.use(options.assets);
  if (options.contentService)
    app.use('/api', internal.authenticate, apiOriginCheck(options), options.contentService);
  app.use((request, response, next) => {
    if (!TAKEN.includes(request.method)) {
      response.locals.refusal ??= 405;
      response.setHeader('Allow', TAKEN.join(', '));
    }
    next();
  });
  app.use(originCheck(options));
  const { folder, networks } = options.drafts;
  app.use(formParser(folder, { log: options.log, quota: new UploadQuota({ networks }) }));
  app.use(pages);
  app.use(errorHandler(options.log));
  return app;
}

/** Without this handler Express writes the error with its message to stderr and, outside production, into the page. */
function errorHandler(log: Log): ErrorRequestHandler {
  return (error: unknown, _request, response, _next) => {
    log.error({ id: response.locals.requestId, fault: faultReport(error) }, 'request failed');
    if (response.headersSent) return void response.destroy();
    response.removeHeader('Content-Encoding');
    response.sendStatus(500);
  };
}

/** Renders pages, including those for refused requests. */
function pagesBy(options: AppOptions, internalCall: string | undefined): Router {
  const visitFor = visitsBy(options.visitOf);
  const pages = Router();
  if (options.shedding) pages.use(loadShedding({ ...options.shedding, visitFor }));
  if (options.renderRefusal) pages.use(refusalPages(options.renderRefusal, visitFor));
  pages.use(
    remixAdapter(options.remixHandler, (request, response) => ({
      visit: visitFor(request, response),
      refusal: response.locals.refusal as number | undefined,
      requestId: response.locals.requestId as string | undefined,
      riderAddress: request.ip,
      internalCall,
      form: response.locals.form as ReceivedForm | undefined,
    })),
  );
  return pages;
}
