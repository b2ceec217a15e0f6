import type { AppLoadContext } from '@remix-run/node';
import type { ReceivedForm } from '#app/contract/received-form.ts';

/**
 * The submitted form, already parsed (server/uploads/form-parser.ts), or parsed here if another server hosts the build.
 * Throws an error page if the body is no form.
 */
export async function readForm(request: Request, context: AppLoadContext): Promise<ReceivedForm> {
  if (context.form) {
    if (context.form.broken) throw noForm();
    return context.form;
  }
  const texts = await request.formData().catch(() => {
    throw noForm();
  });
  return { texts, files: [], cut: false };
}

function noForm(): Response {
  return new Response(null, { status: 400 });
}
