import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { receiveUpload } from './upload.server.ts';

/** One file ahead of its form, for the page's script; a form without a script sends its files with itself. */
export async function action({ request, context }: ActionFunctionArgs) {
  return receiveUpload(request, context);
}

/** Somebody who opens the address by hand. */
export function loader() {
  return redirect('/', 303);
}
