import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { localPath } from '#app/addresses/local-path.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { decisionCookies } from '#app/visit/consent.server.ts';
import { visitOf } from '#app/visit/visit.server.ts';

/** Stores the decision and redirects to the same page, with `login=true` if the Wi-Fi login was shown. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request, context).then(
    ({ texts }) => texts,
    () => new FormData(),
  );
  const decision = form.get('decision');
  const url = new URL(localPath(form.get('return')), 'http://localhost');
  if (form.get('login') === 'true') url.searchParams.set('login', 'true');
  const cookies =
    decision === 'accept' || decision === 'reject'
      ? decisionCookies(visitOf(request, context), decision)
      : [];
  const headers = new Headers(cookies.map((cookie) => ['Set-Cookie', cookie] as [string, string]));
  headers.set('Cache-Control', 'no-store');
  return redirect(`${url.pathname}${url.search}${url.hash}`, { status: 303, headers });
}

/** A GET, such as the URL typed by hand. */
export function loader() {
  return redirect('/', 303);
}
