import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { AppLoadContext } from '@remix-run/node';
import type { z } from 'zod';
import { env } from '#app/config/env.server.ts';
import type { ContentRequest } from '#app/config/hosted-app.ts';
import {
  type ActionInfoAnswer,
  type ActionSaveAnswer,
  type ActionTokenAnswer,
  actionExtInfoAnswer,
  actionInfoAnswer,
  actionSaveAnswer,
  actionTokenAnswer,
  type CompetitionAnswer,
  competitionAnswer,
  type DealAnswer,
  dealAnswer,
  type SurveyAnswer,
  type SurveyCounts,
  surveyAnswer,
  surveyCounts,
  type UploadAnswer,
  uploadAnswer,
  type VoucherAnswer,
  voucherAnswer,
} from '#app/contract/answers.ts';
import { lineOf } from '#app/contract/line-of-address.ts';
import { mailboxOf } from '#app/contract/mailbox.ts';
import { OWN_CALL } from '#app/contract/own-call.ts';
import { watch } from '#app/lib/watch.server.ts';
import { giveBack, type Purpose, secondsToWait } from './limits.server.ts';
import { multipartOfFile } from './multipart.server.ts';
import { failure, fetched, jsonOf, TryLater } from './submission-request.server.ts';

/** Who has just sent something waits longer than who only wants to read; files take their time. */
const SEND_PATIENCE = 5;
const UPLOAD_PATIENCE = 60;

export type Body = Record<string, string | number | boolean | null | undefined>;

export interface UploadFile {
  path: string;
  filename: string;
  mimeType: string;
  sha256: string;
}

/** What riders send, on its way to the content server, and its answers (content-api.md, 'Submissions'). */
export interface SubmissionClient {
  saveCompetition(body: Body): Promise<CompetitionAnswer>;
  actionInfo(entry: string, action: string): Promise<ActionInfoAnswer>;
  drawToken(entry: string, action: string, submissionId: string): Promise<ActionTokenAnswer>;
  saveAction(body: Body): Promise<ActionSaveAnswer>;
  upload(submissionId: string, file: UploadFile): Promise<UploadAnswer>;
  actionExtInfo(
    entry: string,
    action: string,
    submissionId: string,
  ): Promise<z.infer<typeof actionExtInfoAnswer>>;
  qrCode(entry: string, action: string, size: number, code: string): Promise<Buffer>;
  dealInfo(entry: string, deal: string): Promise<DealAnswer>;
  saveDeal(body: Body): Promise<DealAnswer>;
  surveyCounts(entry: string, survey: string): Promise<SurveyCounts>;
  saveSurvey(body: Body): Promise<SurveyAnswer>;
  voucherInfo(body: Body): Promise<VoucherAnswer>;
  redeemVoucher(body: Body): Promise<VoucherAnswer>;
}

export interface SubmissionSource {
  /** The API base: the configured server, or the app server in a vehicle. */
  api: string;
  /** Whose call it is: told on, because the server behind counts failed tries by the rider's address. */
  context: Pick<AppLoadContext, 'requestId' | 'riderAddress' | 'ownCall'> | undefined;
  /** Told where it was too much at once, here or behind; null where nobody says when to come again. */
  onTryLater?: (seconds: number | null) => void;
}

/** What counts against which limit. The voucher's passwords are counted where they are known. */
const PURPOSES: Readonly<Record<string, Purpose>> = {
  'action token': 'draw',
  'competition save': 'save',
  'action save': 'save',
  'deal save': 'save',
  'survey save': 'vote',
  'action upload': 'upload',
};

function mailboxIn(email: unknown): string | null {
  return typeof email === 'string' && email !== '' ? mailboxOf(email) : null;
}

export function submissionClient({ api, context, onTryLater }: SubmissionSource): SubmissionClient {
  const settings = env();
  const { ACTION_PATH, COMPETITION_PATH, DEAL_PATH, SURVEY_PATH, VOUCHER_PATH } = settings;
  const { requestId, riderAddress, ownCall } = context ?? {};
  const forwarded: Record<string, string> = riderAddress ? { 'X-Forwarded-For': riderAddress } : {};
  if (requestId) forwarded['X-Request-Id'] = requestId;
  // Only to this process itself: whoever knew it could pretend to be any rider.
  if (ownCall && settings.embedded && api === settings.CONTENT_API_URL) forwarded[OWN_CALL] = ownCall;

  async function requireRoom(name: string, email: unknown): Promise<void> {
    const purpose = PURPOSES[name];
    if (purpose === undefined || !riderAddress) return;
    const mailbox = mailboxIn(email);
    const wait =
      (await secondsToWait(purpose, lineOf(riderAddress))) ??
      (mailbox === null ? null : await secondsToWait('mailbox', mailbox));
    if (wait !== null) throw new TryLater(name, wait);
  }

  async function call<Schema extends z.ZodType>(
    name: string,
    path: string,
    schema: Schema,
    init: ContentRequest & { timeoutMs: number; email?: unknown },
  ): Promise<z.infer<Schema>> {
    const isSubmission = init.method === 'POST' || name in PURPOSES;
    try {
      await requireRoom(name, init.email);
      const answer = await answered(name, path, schema, init);
      const { state } = answer as { state?: unknown };
      if (isSubmission) watch.submission(name, state === 'error' ? 'refused' : 'accepted');
      return answer;
    } catch (error) {
      const isLimit = error instanceof TryLater;
      const mailbox = mailboxIn(init.email);
      // No mail came of it; a rider who tries again while the server is away is not kept out for an hour.
      if (!isLimit && mailbox !== null && riderAddress && PURPOSES[name]) await giveBack('mailbox', mailbox);
      if (isSubmission) watch.submission(name, isLimit ? 'limited' : 'failed');
      if (isLimit) onTryLater?.(error.seconds);
      throw error;
    }
  }

  async function answered<Schema extends z.ZodType>(
    name: string,
    path: string,
    schema: Schema,
    { email: _counted, ...init }: ContentRequest & { timeoutMs: number; email?: unknown },
  ): Promise<z.infer<Schema>> {
    const bytes = await fetched(name, `${api}${path}`, {
      ...init,
      headers: { Accept: 'application/json', ...forwarded, ...init.headers },
    });
    const parsed = schema.safeParse(jsonOf(bytes));
    if (!parsed.success) throw failure(name, 'no answer of the contract', requestId);
    const { errormessage } = parsed.data as { errormessage?: unknown };
    if (errormessage === 'TRY LATER') throw new TryLater(name, null);
    return parsed.data;
  }

  const look = <Schema extends z.ZodType>(name: string, path: string, schema: Schema) =>
    call(name, path, schema, { timeoutMs: settings.CONTENT_TIMEOUT_MS });
  const send = <Schema extends z.ZodType>(name: string, path: string, schema: Schema, body: Body) =>
    call(name, path, schema, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      email: body.email,
      timeoutMs: settings.CONTENT_TIMEOUT_MS * SEND_PATIENCE,
    });

  return {
    saveCompetition: (body) => send('competition save', `${COMPETITION_PATH}save`, competitionAnswer, body),
    actionInfo: (entry, action) =>
      look('action info', `${ACTION_PATH}info/${segments(entry, action)}`, actionInfoAnswer),
    drawToken: (entry, action, submissionId) =>
      call('action token', `${ACTION_PATH}token/${segments(entry, action)}`, actionTokenAnswer, {
        headers: { 'Idempotency-Key': submissionId },
        timeoutMs: settings.CONTENT_TIMEOUT_MS * SEND_PATIENCE,
      }),
    saveAction: (body) => send('action save', `${ACTION_PATH}save`, actionSaveAnswer, body),
    async upload(submissionId, file) {
      const { size } = await stat(file.path);
      const { body, contentType, length } = multipartOfFile(file, size, () => createReadStream(file.path));
      return call('action upload', `${ACTION_PATH}upload/${segments(submissionId)}`, uploadAnswer, {
        method: 'POST',
        headers: {
          'Content-Type': contentType,
          'Content-Length': String(length),
          'Idempotency-Key': file.sha256,
        },
        body,
        timeoutMs: settings.CONTENT_TIMEOUT_MS * UPLOAD_PATIENCE,
      });
    },
    actionExtInfo: (entry, action, submissionId) =>
      look(
        'action extinfo',
        `${ACTION_PATH}extinfo/${segments(entry, action, submissionId)}`,
        actionExtInfoAnswer,
      ),
    qrCode: (entry, action, size, code) =>
      fetched('action qrcode', `${api}${ACTION_PATH}qrcode/${segments(entry, action, String(size), code)}`, {
        headers: { Accept: 'image/png', ...forwarded },
        timeoutMs: settings.CONTENT_TIMEOUT_MS,
      }),
    dealInfo: (entry, deal) => look('deal info', `${DEAL_PATH}info/${segments(entry, deal)}`, dealAnswer),
    saveDeal: (body) => send('deal save', `${DEAL_PATH}save`, dealAnswer, body),
    surveyCounts: (entry, survey) =>
      look('survey info', `${SURVEY_PATH}info/${segments(entry, survey)}`, surveyCounts),
    saveSurvey: (body) => send('survey save', `${SURVEY_PATH}save`, surveyAnswer, body),
    voucherInfo: (body) => send('voucher info', `${VOUCHER_PATH}info`, voucherAnswer, body),
    redeemVoucher: (body) => send('voucher use', `${VOUCHER_PATH}use`, voucherAnswer, body),
  };
}

function segments(...values: string[]): string {
  return values.map(encodeURIComponent).join('/');
}
