import type { AppLoadContext } from '@remix-run/node';
import { type Medium, UPLOAD_RULES } from '#app/contract/upload-rules.ts';
import { submissionIdOf } from '#app/forms/parse-form.server.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { acceptUploads } from '#app/forms/uploads/accept-uploads.server.ts';
import { acceptedUploads } from '#app/forms/uploads/drafts.server.ts';
import type { SentFile } from '#app/forms/uploads/send-file.ts';
import { translator } from '#app/i18n/translate.ts';
import { requestContextOf } from '#app/visit/request-context.server.ts';

function isMedium(value: unknown): value is Medium {
  return typeof value === 'string' && Object.hasOwn(UPLOAD_RULES, value);
}

/** Responds with the accepted drafts and the errors; the form checks everything again when it is sent. */
export async function receiveUpload(request: Request, context: AppLoadContext): Promise<Response> {
  const received = await readForm(request, context);
  const { page } = requestContextOf(request, context);
  const medium = received.texts.get('medium');
  if (!isMedium(medium)) throw new Response(null, { status: 400 });
  const submissionId = submissionIdOf(received.texts);
  const { kept, problems } = await acceptUploads(received, {
    medium,
    submissionId,
    t: translator(page.language),
  });
  const uploads = await acceptedUploads(kept, submissionId);
  const later = received.files.some(({ fault }) => fault === 'NO ROOM' || fault === 'QUOTA');
  const sent: SentFile = { uploads, problems, later };
  return Response.json(sent, { headers: { 'Cache-Control': 'no-store' } });
}
