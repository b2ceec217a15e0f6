import express, { type ErrorRequestHandler, type Request, type RequestHandler } from 'express';
import { type Answer, ClientGone, errorAnswer, invalidAnswer, Refusal } from './answers.ts';
import type { SubmissionContext } from './context.ts';
import { faultReport } from './fault-report.ts';

/** Room for a hundred thousand characters in every field of the longest form, so that each can be named. */
const BODY_LIMIT = 4 * 1024 * 1024;

/**
 * Sends what a handler returns. A Refusal is an answer like any other, with status 200; only what the service itself
 * could not do is a failed request.
 */
export function endpoint(
  context: SubmissionContext,
  handle: (request: Request) => Promise<Answer | Record<string, unknown>>,
): RequestHandler {
  return (request, response, next) => {
    response.setHeader('Cache-Control', 'no-store');
    handle(request).then(
      (answer) => response.json(answer),
      (error: unknown) => {
        if (error instanceof Refusal) {
          response.status(error.status).json(error.answer);
          return;
        }
        if (error instanceof ClientGone) {
          response.destroy();
          return;
        }
        context.log.error({ fault: faultReport(error) }, 'submission failed');
        if (response.headersSent) next(error);
        else response.status(503).json(errorAnswer('FAILED'));
      },
    );
  };
}

/** An address that can't be decoded ('%E0') is the caller's fault. */
export const answerBrokenAddress: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (error instanceof URIError) response.status(400).json(invalidAnswer([]));
  else next(error);
};

/** Reads JSON whatever the content type says, and answers in the contract's words when there is none to read. */
export function jsonBody(broken: Answer = invalidAnswer([])): (RequestHandler | ErrorRequestHandler)[] {
  const answerBrokenBody: ErrorRequestHandler = (error: unknown, _request, response, next) => {
    const status = Number((error as { status?: unknown } | null)?.status);
    if (!(status >= 400 && status < 500)) return next(error);
    response.setHeader('Cache-Control', 'no-store');
    if (status === 413) response.status(413).json(invalidAnswer([]));
    else response.json(broken);
  };
  return [express.json({ limit: BODY_LIMIT, type: () => true }), answerBrokenBody];
}

/** HEAD runs GET handlers in Express; a look at the headers must not draw, count or confirm anything. */
export const noEffectOnHead: RequestHandler = (request, response, next) => {
  if (request.method === 'HEAD') response.setHeader('Cache-Control', 'no-store').end();
  else next();
};
