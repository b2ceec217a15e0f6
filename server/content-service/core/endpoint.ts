import express, { type ErrorRequestHandler, type Request, type RequestHandler } from 'express';
import { drain } from '#server/kernel/drain.ts';
import { faultReport } from '#server/kernel/fault-report.ts';
import {
  type Answer,
  ClientGone,
  errorAnswer,
  invalidAnswer,
  Refusal,
} from '#server/kernel/submission-answers.ts';
import type { SubmissionContext } from './submission-context.ts';

/** content-api.md, 'Requests and responses'. */
const BODY_LIMIT = 256 * 1024;
const DEEPEST = 16;
/** Bytes read and discarded after a refusal, for clients that read the response only between two writes. */
const LINGER = { maxBytes: 1024 * 1024, timeoutMs: 2000 };

/**
 * Sends what a handler returns. A Refusal is a regular response with status 200; only the service's own failures are
 * 5xx.
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
          if (error.retryAfter !== undefined) response.setHeader('Retry-After', String(error.retryAfter));
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

/** 400 for a URL that can't be decoded ('%E0'). */
export const answerBrokenAddress: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (error instanceof URIError) response.status(400).json(invalidAnswer([]));
  else next(error);
};

/**
 * Parses bodies of `application/json` only (a foreign page can send other types without a CORS preflight); else the
 * contract's error.
 */
export function jsonBody(broken: Answer = invalidAnswer([])): (RequestHandler | ErrorRequestHandler)[] {
  const answerBrokenBody: ErrorRequestHandler = (error: unknown, _request, response, next) => {
    const status = Number((error as { status?: unknown } | null)?.status);
    if (!(status >= 400 && status < 500)) return next(error);
    if (response.headersSent) return;
    response.setHeader('Cache-Control', 'no-store');
    if (status === 413) response.status(413).json(invalidAnswer([]));
    else response.json(broken);
  };
  const refuseDepth: RequestHandler = (request, response, next) => {
    if (!isDeeperThan(DEEPEST, request.body)) next();
    else response.setHeader('Cache-Control', 'no-store').json(invalidAnswer([]));
  };
  return [
    refuseLength,
    express.json({ limit: BODY_LIMIT, type: ['application/json', 'application/*+json'] }),
    refuseDepth,
    answerBrokenBody,
  ];
}

/** Refuses a body that is too long during the upload; the body parser would read it to its end first. */
const refuseLength: RequestHandler = (request, response, next) => {
  const refuse = () => {
    if (response.headersSent) return;
    response.setHeader('Cache-Control', 'no-store').status(413).json(invalidAnswer([]));
    void drain(request, LINGER);
  };
  if (Number(request.get('Content-Length')) > BODY_LIMIT) return refuse();
  let bytes = 0;
  request.on('data', (piece: Buffer) => {
    bytes += piece.length;
    if (bytes > BODY_LIMIT) refuse();
  });
  next();
};

/** Deep nesting would overflow the stack of recursive functions, JSON.stringify included. */
export function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((item) => isDeeperThan(levels - 1, item));
}

/** Express runs GET handlers for HEAD, which must not draw, count or confirm anything. */
export const ignoreHead: RequestHandler = (request, response, next) => {
  if (request.method === 'HEAD') response.setHeader('Cache-Control', 'no-store').end();
  else next();
};
