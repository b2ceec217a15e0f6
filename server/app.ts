import type { RequestHandler as PageMaker } from '@remix-run/node';
import express, { type Express, type RequestHandler, type Router } from 'express';
import { REFUSED_PATH } from '#app/config/hosted-app.ts';
import type { ReceivedForm } from '#app/contract/received-form.ts';
import { addressCheck } from './http/address-check.ts';
import { bodiesUnderWay } from './http/bodies-under-way.ts';
import { captiveApi } from './http/captive-api.ts';
import { connectionForecast } from './http/connection-forecast.ts';
import { type HealthChecks, health } from './http/health.ts';
import type { Log } from './http/logger.ts';
import { apiOriginCheck, originCheck } from './http/origin-check.ts';
import { ownCalls } from './http/own-calls.ts';
import { pageAnswer } from './http/page-answer.ts';
import { receivedForms } from './http/received-forms.ts';
import { type RefusalPageOptions, refusalPages } from './http/refusal-pages.ts';
import { requestLog } from './http/request-log.ts';
import { securityHeaders } from './http/security-headers.ts';
import { type SheddingOptions, shedding } from './http/shedding.ts';

export interface AppOptions {
  log: Log;
  makePage: PageMaker;
  /** Files that the build made, or in development the bundler's own middleware. */
  assets: RequestHandler;
  /** The embedded content service; null where content comes from elsewhere. */
  contentService: Router | null;
  checks: HealthChecks;
  /** Lets so many pages be made at a time, and says so to those who would have to wait too long. */
  gate: SheddingOptions | null;
  /** Pages for what is not taken; null where each is made anew. */
  refusals: RefusalPageOptions | null;
  trustProxy: string | number | boolean;
  publicUrl: string | undefined;
  /** Where the operator tells what the network is about to become. */
  connectivityUrl: string | undefined;
  knownHosts: readonly string[];
  formToken: string;
  /** Where files wait for the rest of their form. */
  draftsFolder: string;
}

const TAKEN = new Set(['GET', 'HEAD', 'POST']);

export function createApp(options: AppOptions): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', options.trustProxy);
  app.use(requestLog(options.log));
  app.use(securityHeaders());
  app.use(addressCheck());
  app.use(bodiesUnderWay());
  app.use(showRefusal());
  app.use(health(options.checks));
  app.use(captiveApi(options.publicUrl));
  app.use(connectionForecast(options.connectivityUrl));
  app.use(options.assets);
  const own = ownCalls();
  if (options.contentService) app.use('/api', own.believe, apiOriginCheck(), options.contentService);
  app.use((request, response, next) => {
    if (!TAKEN.has(request.method)) response.locals.refusal ??= 405;
    next();
  });
  app.use(originCheck({ knownHosts: options.knownHosts, formToken: options.formToken }));
  app.use(receivedForms(options.draftsFolder, { log: options.log }));
  app.use(showRefusal());
  if (options.gate) app.use(shedding(options.gate));
  if (options.refusals) app.use(refusalPages(options.refusals));
  app.all(
    '*',
    pageAnswer(options.makePage, (request, response) => ({
      refusal: response.locals.refusal as number | undefined,
      requestId: response.locals.requestId as string | undefined,
      riderAddress: request.ip,
      ownCall: options.contentService ? own.secret : undefined,
      form: response.locals.form as ReceivedForm | undefined,
    })),
  );
  return app;
}

/** What is refused becomes a look at a page that says so; its body is never read. */
function showRefusal(): RequestHandler {
  return (request, response, next) => {
    if (response.locals.refusal !== undefined) {
      request.method = 'GET';
      const query = new URLSearchParams(request.originalUrl.split('?', 2)[1]);
      query.delete('_data');
      const address = query.size === 0 ? REFUSED_PATH : `${REFUSED_PATH}?${query}`;
      request.url = address;
      request.originalUrl = address;
    }
    next();
  };
}
