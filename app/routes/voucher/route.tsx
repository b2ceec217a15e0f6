import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { Heading } from '#app/components/heading.tsx';
import { submissionClient } from '#app/content/submission-client.server.ts';
import { newSubmissionId } from '#app/forms/parse-form.server.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import type { TextKey } from '#app/i18n/de.ts';
import { translator } from '#app/i18n/translate.ts';
import { usePage } from '#app/lib/page-context.tsx';
import { plainPage } from '#app/lib/plain-page.ts';
import { riderOf } from '#app/lib/rider.server.ts';
import { pathTo } from '#app/route-table.ts';
import { documentHeaders } from '#app/shell/document-headers.ts';
import { pageIn, pageMeta } from '#app/shell/meta.ts';
import { pressed } from './voucher.server.ts';
import { VoucherPanel } from './voucher-panel.tsx';
import { type VoucherTarget, voucherTarget } from './voucher-target.ts';

/** Nothing of this page may be kept or found, whatever fetched it. */
const PRIVATE = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' };

function targetOf(params: LoaderFunctionArgs['params']): VoucherTarget {
  const target = voucherTarget(params);
  if (target === null) throw new Response(null, { status: 404, headers: PRIVATE });
  return target;
}

/** Asks nobody anything: a GET never redeems. */
export function loader({ params }: LoaderFunctionArgs) {
  return data({ target: targetOf(params), submissionId: newSubmissionId() }, { headers: PRIVATE });
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const target = targetOf(params);
  if (target.mode === 'none') return data(null, { headers: PRIVATE });
  const { api } = await riderOf(request);
  const { texts } = await readForm(request, context);
  const client = submissionClient({ api, context });
  const { view, submissionId, status, cookies } = await pressed({ request, target, form: texts, client });
  const headers = new Headers(PRIVATE);
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return data({ view, submissionId }, { status, headers });
}

export const headers = documentHeaders;

const TITLES: Record<VoucherTarget['mode'], TextKey> = {
  none: 'voucherTitle',
  statistics: 'voucherStatisticsTitle',
  redeem: 'voucherRedeemTitle',
};

export const meta: MetaFunction<typeof loader> = ({ data: found, matches }) => {
  const page = pageIn(matches) ?? plainPage;
  const title = translator(page.language)(found ? TITLES[found.target.mode] : 'notFoundTitle');
  // The canonical address names no voucher.
  return pageMeta(page, { title, path: pathTo('voucher'), indexed: false });
};

export default function VoucherScreen() {
  const { target, submissionId } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  const { t } = usePage();
  return (
    <div className="mx-auto max-w-column">
      <Heading>{t(TITLES[target.mode])}</Heading>
      {target.mode === 'none' ? (
        <p className="text-lg">{t('voucherDefaultText')}</p>
      ) : (
        <VoucherPanel
          target={target}
          view={answered?.view ?? { step: 'ready' }}
          submissionId={answered?.submissionId ?? submissionId}
        />
      )}
    </div>
  );
}
