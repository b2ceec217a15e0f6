import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { Heading } from '#app/components/heading.tsx';
import { submissionClient } from '#app/content/submission-client.server.ts';
import { newSubmissionId } from '#app/forms/parse-form.server.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import type { TextKey } from '#app/i18n/de.ts';
import { translator } from '#app/i18n/translate.ts';
import { pathTo } from '#app/route-table.ts';
import { documentHeaders } from '#app/shell/document-headers.ts';
import { pageIn, pageMeta } from '#app/shell/meta.ts';
import { usePage } from '#app/visit/page-context.tsx';
import { requestContextOf } from '#app/visit/request-context.server.ts';
import { visitOf } from '#app/visit/visit.server.ts';
import { actionNameOf } from './action-name.server.ts';
import { cookiesOnOpen, handlePress } from './voucher.server.ts';
import { VoucherPanel } from './voucher-panel.tsx';
import { type VoucherTarget, voucherTarget } from './voucher-target.ts';

/** Voucher pages must not be stored or indexed, whatever requested them. */
const PRIVATE = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' };

function targetOf(params: LoaderFunctionArgs['params']): VoucherTarget {
  const target = voucherTarget(params);
  if (target === null) throw new Response(null, { status: 404, headers: PRIVATE });
  return target;
}

/** Only reads the action's name: a GET never redeems. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const target = targetOf(params);
  const submissionId = newSubmissionId();
  const headers = new Headers(PRIVATE);
  if (target.mode !== 'none' && request.method === 'GET') {
    addCookies(
      headers,
      await cookiesOnOpen({ visit: visitOf(request, context), target, submissionId, now: Date.now() }),
    );
  }
  const actionName =
    target.mode === 'none' ? null : await actionNameOf(target, requestContextOf(request, context));
  return data({ target, submissionId, actionName }, { headers });
}

function addCookies(headers: Headers, cookies: readonly string[]): void {
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const target = targetOf(params);
  const { api, page, visit } = requestContextOf(request, context);
  if (target.mode === 'none' || page.preview) return data(null, { headers: PRIVATE });
  const { texts } = await readForm(request, context);
  const client = submissionClient({ api, context });
  const { view, submissionId, status, cookies } = await handlePress({
    visit,
    target,
    formData: texts,
    client,
    now: Date.now(),
  });
  const headers = new Headers(PRIVATE);
  addCookies(headers, cookies);
  if (view.step === 'refused' && view.error.retryAfterSeconds) {
    headers.set('Retry-After', String(view.error.retryAfterSeconds));
  }
  return data({ view, submissionId }, { status, headers });
}

export const headers = documentHeaders;

const TITLES: Record<VoucherTarget['mode'], TextKey> = {
  none: 'voucherTitle',
  statistics: 'voucherStatisticsTitle',
  redeem: 'voucherRedeemTitle',
};

export const meta: MetaFunction<typeof loader> = ({ data: found, matches }) => {
  const page = pageIn(matches);
  const t = translator(page.language);
  const title = t(found ? TITLES[found.target.mode] : 'notFoundTitle');
  // The canonical URL contains no voucher.
  return pageMeta(page, {
    title,
    description: t('voucherDescription'),
    path: pathTo('voucher'),
  });
};

export default function VoucherScreen() {
  const { target, submissionId, actionName } = useLoaderData<typeof loader>();
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
          actionName={actionName}
          view={answered?.view ?? { step: 'ready' }}
          submissionId={answered?.submissionId ?? submissionId}
        />
      )}
    </div>
  );
}
