import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { uploadAnswer } from '#app/contract/answers.ts';
import { uploads } from '#server/content-service/db/submission-tables.ts';
import { actionTile } from './action.ts';
import type { TestSubmissionServer } from './submission-server.ts';

export const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
export const blob = (bytes: Buffer, type = '') => new Blob([new Uint8Array(bytes)], { type });

/** Helpers for upload tests. */
export function uploadKit(service: TestSubmissionServer) {
  const folder = () => join(service.database.dataDir, 'uploads-received');
  return {
    folder,
    async send(
      submission: string,
      bytes: Buffer,
      headers: Record<string, string> = { 'Idempotency-Key': sha256(bytes) },
    ) {
      const form = new FormData();
      form.append('file', blob(bytes), 'C:\\Bilder\\Otter ü.jpg');
      const path = `/action/v1/upload/${submission}`;
      const reply = await service.send(path, { method: 'POST', body: form, headers });
      uploadAnswer.parse(reply.body);
      return reply;
    },
    rows: (submission: string) =>
      service.db.select().from(uploads).where(eq(uploads.submissionId, submission)),
    content: (row: { fileName: string } | undefined) => readFile(join(folder(), row?.fileName ?? '')),
    /** Names of stored files. */
    files: async () =>
      (await readdir(folder(), { withFileTypes: true })).filter((e) => e.isFile()).map((e) => e.name),
    unfinished: () => readdir(join(folder(), '.incoming')),
    open: (fields = {}) =>
      service.addEntry([actionTile({ imageupload: 'mandatory', uploadmedium: 'image', ...fields })]),
    received: async (entry: string, submission: string) =>
      (await service.get(`/action/v1/extinfo/${entry}/1/${submission}`)).body.info,
  };
}
