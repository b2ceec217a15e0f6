import type { ErrorRequestHandler } from 'express';
import { faultReport } from '../../kernel/fault-report.ts';
import { sendError } from './conditional-answer.ts';

/** 404 for a URL that can't be decoded; everything else is a 503 without details, or the connection's end. */
export function errorHandler(log: { error(fields: object, text: string): void }): ErrorRequestHandler {
  return (error: unknown, _request, response, _next) => {
    if (error instanceof URIError && !response.headersSent) return sendError(response, 404, 'NOT FOUND');
    log.error({ fault: faultReport(error) }, 'call failed');
    if (response.headersSent) return void response.destroy();
    sendError(response, 503, 'UNAVAILABLE');
  };
}
