import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { AppLoadContext } from '@remix-run/node';
import type { z } from 'zod';
import { env } from '#app/config/env.server.ts';
import type { ContentRequest } from '#app/config/hosted-app.ts';
import {
  actionExtInfoAnswer,
  actionInfoAnswer,
  actionSaveAnswer,
  actionTokenAnswer,
  competitionAnswer,
  dealAnswer,
  surveyAnswer,
  surveyCounts,
  uploadAnswer,
  voucherAnswer,
} from '#app/contract/answers.ts';
import { INTERNAL_CALL } from '#app/contract/internal-call.ts';
import type { Refund } from '#app/contract/limiter.ts';
import { metrics } from '#app/lib/metrics.server.ts';
import { multipartOfFile } from './multipart-of-file.server.ts';
import { type Browser, consumeRateLimit, type RateLimitedAction } from './rate-limits.server.ts';
import { failure, fetchBytes, jsonOf, RequestFailed, TryLater } from './submission-request.server.ts';
import { reportUnexpected } from './unexpected-refusals.server.ts';

/** All but uploads get five times the timeout of reads: they queue for rows of the database or for a password check. */
const SEND_TIMEOUT_FACTOR = 5;
const UPLOAD_TIMEOUT_FACTOR = 60;

const TOO_LARGE = { state: 'error', errormessage: 'TOO LARGE' } as const;

export type Body = Record<string, string | number | boolean | null | undefined>;

interface UploadFile {
  path: string;
  filename: string;
  mimeType: string;
  sha256: string;
}

export interface SubmissionSource {
  /** The API base: the configured server, or the app server in a vehicle. */
  api: string;
  /** Passed on: the content server rate-limits failed tries by the rider's address. */
  context: Pick<AppLoadContext, 'requestId' | 'riderAddress' | 'internalCall'>;
  /** The browser whose limits apply; required for sending. */
  browser?: Browser;
  /** Called when a call was rate-limited, by us or by the content server. */
  onTryLater?: (refused: TryLater) => void;
}

/** Rate-limited calls. Voucher passwords are counted by the content server, which knows them. */
const RATE_LIMITED_CALLS: Readonly<Record<string, RateLimitedAction>> = {
  'action token': 'draw',
  'competition save': 'save',
  'action save': 'save',
  'deal save': 'save',
  'survey save': 'vote',
  'action upload': 'upload',
};

/** The submission calls of the contract (content-api.md, 'Submissions'). */
export function submissionClient({ api, context, browser, onTryLater }: SubmissionSource) {
  const settings = env();
  const { ACTION_PATH, COMPETITION_PATH, DEAL_PATH, SURVEY_PATH, VOUCHER_PATH } = settings;
  const { requestId, riderAddress, internalCall } = context;
  const forwarded: Record<string, string> = riderAddress ? { 'X-Forwarded-For': riderAddress } : {};
  if (requestId) forwarded['X-Request-Id'] = requestId;
  // Sent to our own content service only: the secret lets its holder claim any rider's address.
  const secret = settings.embedded ? internalCall : settings.CONTENT_API_SECRET;
  if (secret && api === settings.CONTENT_API_URL) forwarded[INTERNAL_CALL] = secret;

  /** Counts a rider's action before the call is made. */
  async function consumeLimit(name: string): Promise<Refund | null> {
    const action = RATE_LIMITED_CALLS[name];
    if (action === undefined || !browser || !riderAddress) return null;
    const result = await consumeRateLimit(action, browser, riderAddress);
    if (typeof result === 'function') return result;
    throw new TryLater(name, result.seconds, result.scope);
  }

  async function call<Schema extends z.ZodType>(
    name: string,
    path: string,
    schema: Schema,
    { correctable = [], ...init }: ContentRequest & { timeoutMs: number; correctable?: readonly string[] },
  ): Promise<z.infer<Schema>> {
    const isSubmission = init.method === 'POST' || name in RATE_LIMITED_CALLS;
    let refund: Refund | null = null;
    try {
      refund = await consumeLimit(name);
      const answer = await fetchAndParse(name, path, schema, { ...init, isSubmission });
      const { state } = answer as { state?: unknown };
      const hasFailed = reportUnexpected({ id: requestId, call: name, correctable }, answer as object);
      if (isSubmission)
        metrics.submission(name, hasFailed ? 'failed' : state === 'error' ? 'refused' : 'accepted');
      return answer;
    } catch (error) {
      const isLimit = error instanceof TryLater;
      // A failed call isn't counted, so that retrying it doesn't use up the limit.
      if (error instanceof RequestFailed) await refund?.();
      if (isSubmission) metrics.submission(name, isLimit ? 'limited' : 'failed');
      if (isLimit) onTryLater?.(error);
      throw error;
    }
  }

  async function fetchAndParse<Schema extends z.ZodType>(
    name: string,
    path: string,
    schema: Schema,
    init: ContentRequest & { timeoutMs: number; isSubmission: boolean },
  ): Promise<z.infer<Schema>> {
    const bytes = await fetchBytes(name, `${api}${path}`, {
      ...init,
      headers: { Accept: 'application/json', ...forwarded, ...init.headers },
    });
    const parsed = schema.safeParse(jsonOf(bytes));
    if (!parsed.success) throw failure(name, 'no answer of the contract', requestId);
    const { errormessage } = parsed.data as { errormessage?: unknown };
    if (errormessage === 'TRY LATER') throw new TryLater(name, null, 'server');
    return parsed.data;
  }

  const look = <Schema extends z.ZodType>(name: string, path: string, schema: Schema) =>
    call(name, path, schema, { timeoutMs: settings.CONTENT_TIMEOUT_MS });
  const send = <Schema extends z.ZodType>(
    name: string,
    path: string,
    schema: Schema,
    body: Body,
    correctable?: readonly string[],
  ) =>
    call(name, path, schema, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      timeoutMs: settings.CONTENT_TIMEOUT_MS * SEND_TIMEOUT_FACTOR,
      correctable,
    });

  return {
    saveCompetition: (body: Body, correctable: readonly string[]) =>
      send('competition save', `${COMPETITION_PATH}save`, competitionAnswer, body, correctable),
    actionInfo: (entry: string, action: string) =>
      look('action info', `${ACTION_PATH}info/${segments(entry, action)}`, actionInfoAnswer),
    drawToken: (entry: string, action: string, drawKey: string) =>
      call('action token', `${ACTION_PATH}token/${segments(entry, action)}`, actionTokenAnswer, {
        headers: { 'Idempotency-Key': drawKey },
        timeoutMs: settings.CONTENT_TIMEOUT_MS * SEND_TIMEOUT_FACTOR,
      }),
    saveAction: (body: Body, correctable: readonly string[]) =>
      send('action save', `${ACTION_PATH}save`, actionSaveAnswer, body, correctable),
    async upload(submissionId: string, file: UploadFile) {
      // The same form was sent twice, and the first request has already moved the file.
      const { size } = await stat(file.path).catch(() => {
        throw failure('action upload', 'the file is gone', requestId);
      });
      const { body, contentType, length } = multipartOfFile(file, size, () => createReadStream(file.path));
      return call('action upload', `${ACTION_PATH}upload/${segments(submissionId)}`, uploadAnswer, {
        method: 'POST',
        headers: {
          'Content-Type': contentType,
          'Content-Length': String(length),
          'Idempotency-Key': file.sha256,
        },
        body,
        timeoutMs: settings.CONTENT_TIMEOUT_MS * UPLOAD_TIMEOUT_FACTOR,
      }).catch((error: unknown) => {
        // A proxy takes no file of this size, however often it is sent; the log has the status.
        if (error instanceof RequestFailed && error.status === 413) return TOO_LARGE;
        throw error;
      });
    },
    actionExtInfo: (entry: string, action: string, submissionId: string) =>
      look(
        'action extinfo',
        `${ACTION_PATH}extinfo/${segments(entry, action, submissionId)}`,
        actionExtInfoAnswer,
      ),
    qrCode: (entry: string, action: string, size: number, code: string) =>
      fetchBytes(
        'action qrcode',
        `${api}${ACTION_PATH}qrcode/${segments(entry, action, String(size), code)}`,
        {
          headers: { Accept: 'image/png', ...forwarded },
          timeoutMs: settings.CONTENT_TIMEOUT_MS,
        },
      ),
    dealInfo: (entry: string, deal: string) =>
      look('deal info', `${DEAL_PATH}info/${segments(entry, deal)}`, dealAnswer),
    saveDeal: (body: Body) => send('deal save', `${DEAL_PATH}save`, dealAnswer, body),
    surveyCounts: (entry: string, survey: string) =>
      look('survey info', `${SURVEY_PATH}info/${segments(entry, survey)}`, surveyCounts),
    saveSurvey: (body: Body) => send('survey save', `${SURVEY_PATH}save`, surveyAnswer, body),
    voucherInfo: (body: Body) => send('voucher info', `${VOUCHER_PATH}info`, voucherAnswer, body),
    redeemVoucher: (body: Body) => send('voucher use', `${VOUCHER_PATH}use`, voucherAnswer, body),
  };
}

export type SubmissionClient = ReturnType<typeof submissionClient>;

function segments(...values: string[]): string {
  return values.map(encodeURIComponent).join('/');
}
