import { data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadedOr } from '#app/content/loaded.server.ts';
import { pathTo } from '#app/route-table.ts';
import { documentHeaders } from '#app/shell/document-headers.ts';
import { titleMeta } from '#app/shell/meta.ts';
import { currentUrlWith } from '#app/visit/page.ts';
import { usePage } from '#app/visit/page-context.tsx';
import { requestContextOf } from '#app/visit/request-context.server.ts';
import { deviceNamed } from './devices.ts';
import { frameAddress } from './frame-address.ts';
import { EARLIEST, type Fault, LATEST, readPreviewDate, writePreviewDate } from './preview-date.ts';
import { PreviewForm } from './preview-form.tsx';

const PRIVATE = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' };

/** A valid date is moved to the `date` parameter by a redirect; for an invalid one the form shows an error. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { page, content, visit } = requestContextOf(request, context);
  if (page.preview === null) return redirect(pathTo('start'), { headers: PRIVATE });
  const typed = visit.params.get('at');
  const read = typed === null ? null : readPreviewDate(typed, page.timeZone);
  if (read?.state === 'valid') {
    return redirect(currentUrlWith(page, { at: null, date: read.date }), { headers: PRIVATE });
  }
  // Only the content server can check the token; a wrong one throws a 403 here.
  await loadedOr(content.page('start'), []);
  return data(
    {
      device: deviceNamed(visit.params.get('device')),
      frame: frameAddress(params['*'] ?? '', visit.params),
      at: typed ?? writePreviewDate(page.preview.date),
      fault: read?.state ?? faultOf(visit.params.get('date'), page.preview.date),
    },
    { headers: PRIVATE },
  );
}

/** The error in the URL's date. An unreadable date previews the present. */
function faultOf(asked: string | null, date: string): Fault | null {
  if (asked && asked !== date) return 'invalid';
  if (date < EARLIEST) return 'tooEarly';
  return date > LATEST ? 'tooLate' : null;
}

export const headers = documentHeaders;
export const meta = titleMeta('contentPreviewTitle', 'contentPreviewDescription');

export default function ContentPreviewScreen() {
  const { device, frame, at, fault } = useLoaderData<typeof loader>();
  const { t } = usePage();
  return (
    <div className="mx-auto max-w-wide p-gutter">
      <h1 className="mb-4 text-2xl">{t('contentPreviewTitle')}</h1>
      <PreviewForm device={device} at={at} fault={fault} />
      {/* Full width on phones, so that a frame of the phone's own width fits. */}
      <div className="-mx-gutter mt-section overflow-x-auto sm:mx-0">
        <iframe
          title={t('previewFrame', { device: device.name })}
          src={frame}
          width={device.width}
          height={device.height}
          className="mx-auto border-y-4 border-ink bg-paper sm:rounded sm:border-x-4"
          style={{ boxSizing: 'content-box', maxWidth: 'none' }}
        />
      </div>
    </div>
  );
}
