import type { AppLoadContext } from '@remix-run/node';
import type { ReceivedForm } from './received-form.ts';

/** What a form sent. Forms with files were read by the host (server/http/received-forms.ts), all others are read here. */
export async function readForm(request: Request, context: AppLoadContext | undefined): Promise<ReceivedForm> {
  if (context?.form) return context.form;
  return { texts: await request.formData(), files: [], cut: false };
}
