import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { localPath } from '#app/addresses/local-path.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { decisionCookies } from '#app/visit/consent.server.ts';
import { visitOf } from '#app/visit/visit.server.ts';

/** Stores the decision and redirects to the page that it was made on. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request, context).then(
    ({ texts }) => texts,
    () => new FormData(),
  );
  const decision = form.get('decision');
  const cookies =
    decision === 'accept' || decision === 'reject'
      ? decisionCookies(visitOf(request, context), decision)
      : [];
  const headers = new Headers(cookies.map((cookie) => ['Set-Cookie', cookie]));
  headers.set('Cache-Control', 'no-store');
  return redirect(localPath(form.get('return')), { status: 303, headers });
}

/** A GET, such as the URL typed by hand. */
export function loader() {
  return redirect('/', 303);
}
