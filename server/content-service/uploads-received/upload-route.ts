import { rm } from 'node:fs/promises';
import type { Request } from 'express';
import { z } from 'zod';
import { MAX_UPLOADS } from '../submissions/action-form.ts';
import { type Answer, invalid, Refusal, refusal, SUCCESS } from '../submissions/answers.ts';
import type { SubmissionContext } from '../submissions/context.ts';
import { readBody, submissionIdField } from '../submissions/fields.ts';
import { checkFile } from './check-file.ts';
import { drain } from './drain.ts';
import { MAX_UPLOAD_BYTES } from './limits.ts';
import { receiveFilePart } from './multipart.ts';
import { receiveFile } from './receive-file.ts';
import { storeUpload, uploadsThere } from './store-upload.ts';
import { UploadFolder } from './upload-folder.ts';

const sha256 = z
  .string()
  .regex(/^"?[0-9a-f]{64}"?$/i)
  .transform((value) => value.replaceAll('"', '').toLowerCase());

const uploadCall = z.object({ submission_id: submissionIdField, 'Idempotency-Key': sha256.optional() });

/** What multipart adds to a file: boundaries, part headers, a few fields. */
const WRAPPING_BYTES = 256 * 1024;

export function createUpload(context: SubmissionContext): (request: Request) => Promise<Answer> {
  const folder = new UploadFolder(context.dataDir);
  return async (request) => {
    try {
      return await upload(context, folder, request);
    } finally {
      drain(request);
    }
  };
}

async function upload(context: SubmissionContext, folder: UploadFolder, request: Request): Promise<Answer> {
  const call = readBody(uploadCall, {
    submission_id: request.params.submission,
    'Idempotency-Key': request.get('Idempotency-Key'),
  });
  const { submission_id: submissionId, 'Idempotency-Key': key } = call;
  if (Number(request.get('Content-Length')) > MAX_UPLOAD_BYTES + WRAPPING_BYTES) throw refusal('TOO LARGE');
  await refuseEarly(context, submissionId, key);
  await folder.prepare();

  const { result: received, originalName } = await receiveFilePart(
    request,
    (stream) => receiveFile(stream, folder.incoming),
    ({ path }) => rm(path, { force: true }),
  );
  if (key !== undefined && key !== received.sha256) {
    await rm(received.path, { force: true });
    throw invalid('Idempotency-Key');
  }
  const file = await checkFile(received);
  await folder.keep(file.fileName);
  try {
    const stored = await storeUpload(context, {
      submissionId,
      originalName,
      named: key !== undefined,
      file,
    });
    await folder.remove(stored.obsolete);
    return SUCCESS;
  } catch (error) {
    // Of any other error it is not known whether the row is there; if it isn't, the file is swept.
    if (error instanceof Refusal) await folder.remove([file.fileName]);
    throw error;
  }
}

/** A sixth picture need not be sent to be refused. A film is let through: it may take the place of another. */
async function refuseEarly(
  { db }: SubmissionContext,
  submissionId: string,
  key: string | undefined,
): Promise<void> {
  const there = await uploadsThere(db, submissionId);
  const full = there.length >= MAX_UPLOADS && !there.some((row) => row.medium === 'video');
  if (full && !there.some((row) => row.sha256 === key)) throw refusal('TOO MANY');
}
