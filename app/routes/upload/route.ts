import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { receiveUpload } from './upload.server.ts';

/** Upload of a single file by script, before the form is sent. Without a script, files are sent with the form. */
export async function action({ request, context }: ActionFunctionArgs) {
  return receiveUpload(request, context);
}

/** A GET, such as the URL typed by hand. */
export function loader() {
  return redirect('/', 303);
}
