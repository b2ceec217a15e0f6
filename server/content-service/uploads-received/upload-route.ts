import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { Request } from 'express';
import { z } from 'zod';
import { MAX_FILES, UPLOAD_RULES } from '#app/contract/upload-rules.ts';
import { type Answer, invalid, Refusal, refusal, SUCCESS } from '#server/kernel/submission-answers.ts';
import { receiveFilePart } from '#server/uploads/read-multipart.ts';
import { drain, endsSoon } from '../../kernel/drain.ts';
import { senderOf } from '../../kernel/sender.ts';
import { checkFile, hashOfFile } from '../../uploads/check-file.ts';
import { receiveFile } from '../../uploads/receive-file.ts';
import { UploadFolder } from '../../uploads/upload-folder.ts';
import { type Reservation, UploadQuota } from '../../uploads/upload-quota.ts';
import { readBody, submissionIdField } from '../core/fields.ts';
import type { SubmissionContext } from '../core/submission-context.ts';
import { storeUpload } from './store-upload.ts';
import { storedUploads } from './submission-uploads.ts';

const sha256Field = z
  .string()
  .regex(/^"?[0-9a-f]{64}"?$/i)
  .transform((value) => value.replaceAll('"', '').toLowerCase());

const uploadCall = z.object({ submission_id: submissionIdField, 'Idempotency-Key': sha256Field.optional() });

const MAX_BYTES = UPLOAD_RULES.video.maxBytes;
/** What multipart adds to a file: boundaries, part headers, a few fields. */
const WRAPPING_BYTES = 256 * 1024;

export function createUpload(context: SubmissionContext): (request: Request) => Promise<Answer> {
  const folder = new UploadFolder(context.dataDir);
  const quota = new UploadQuota({ networks: context.settings.VEHICLE_NETWORKS });
  return async (request) => {
    try {
      return await upload(context, folder, quota, request);
    } finally {
      const rest = drain(request);
      if (endsSoon(request)) await rest;
    }
  };
}

async function upload(
  context: SubmissionContext,
  folder: UploadFolder,
  quota: UploadQuota,
  request: Request,
): Promise<Answer> {
  const call = readBody(uploadCall, {
    submission_id: request.params.submission,
    'Idempotency-Key': request.get('Idempotency-Key'),
  });
  const { submission_id: submissionId, 'Idempotency-Key': key } = call;
  if (Number(request.get('Content-Length')) > MAX_BYTES + WRAPPING_BYTES) throw refusal('TOO LARGE');
  await refuseEarly(context, submissionId, key);
  await folder.prepare();
  const reservation = quota.reserve(folder.path, request.ip ?? '');
  let kept = 0;
  try {
    kept = await receive(context, { folder, reservation }, request, call);
    return SUCCESS;
  } finally {
    reservation.release(kept);
  }
}

/** Returns how many bytes are stored. */
async function receive(
  context: SubmissionContext,
  { folder, reservation }: { folder: UploadFolder; reservation: Reservation },
  request: Request,
  { submission_id: submissionId, 'Idempotency-Key': key }: z.infer<typeof uploadCall>,
): Promise<number> {
  const hash = createHash('sha256');
  const received = await receiveFilePart(
    request,
    (stream) => receiveFile(stream, folder.incoming, reservation, hash),
    ({ path }) => rm(path, { force: true }),
  );
  const sha256 = hash.digest('hex');
  if (key !== undefined && key !== sha256) {
    await rm(received.path, { force: true });
    throw invalid('Idempotency-Key');
  }
  const file = await checkFile(received, senderOf(request));
  const contentSha256 = file.cleaned ? await hashOfFile(file.path) : sha256;
  await folder.keep(file.fileName);
  try {
    const obsolete = await storeUpload(context, {
      submissionId,
      named: key !== undefined,
      sha256,
      contentSha256,
      file,
    });
    await folder.remove(obsolete);
    return obsolete.includes(file.fileName) ? 0 : file.bytes;
  } catch (error) {
    // After any other error the row may exist; if it doesn't, the hourly sweep deletes the file.
    if (error instanceof Refusal) await folder.remove([file.fileName]);
    throw error;
  }
}

/** Refuses a file too many before its body is read, unless a video is stored, which a new one may replace. */
async function refuseEarly(
  { db }: SubmissionContext,
  submissionId: string,
  key: string | undefined,
): Promise<void> {
  const there = await storedUploads(db, submissionId);
  const full = there.length >= MAX_FILES && !there.some((row) => row.medium === 'video');
  if (full && !there.some((row) => row.sha256 === key)) throw refusal('TOO MANY');
}
