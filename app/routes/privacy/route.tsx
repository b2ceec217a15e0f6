import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { FOCUSED } from '#app/components/focused.ts';
import { LegalDocument } from '#app/components/legal/legal-document.tsx';
import type { WriteLegalText } from '#app/components/legal/legal-text.ts';
import { operatorFacts } from '#app/components/legal/operator-facts.server.ts';
import { Notice } from '#app/components/notice.tsx';
import type { Language } from '#app/contract/language.ts';
import { documentHeaders } from '#app/shell/document-headers.ts';
import { titleMeta } from '#app/shell/meta.ts';
import { currentUrlWith } from '#app/visit/page.ts';
import { usePage } from '#app/visit/page-context.tsx';
import { requestContextOf } from '#app/visit/request-context.server.ts';
import { visitOf } from '#app/visit/visit.server.ts';
import { germanPrivacyText } from './privacy-text.de.ts';
import { englishPrivacyText } from './privacy-text.en.ts';
import { resetHeaders } from './reset-decision.server.ts';

const texts: Record<Language, WriteLegalText> = { de: germanPrivacyText, en: englishPrivacyText };

export function loader({ request, context }: LoaderFunctionArgs) {
  const wasReset = visitOf(request, context).params.get('reset') === 'done';
  return { operator: operatorFacts(), wasReset };
}

/** Withdraws the cookie decision and shows the page again. */
export function action({ request, context }: ActionFunctionArgs) {
  const { visit, page } = requestContextOf(request, context);
  return redirect(currentUrlWith(page, { reset: 'done' }), { status: 303, headers: resetHeaders(visit) });
}

export const headers = documentHeaders;
export const meta = titleMeta('privacyTitle', 'privacyDescription');

export default function PrivacyScreen() {
  const { operator, wasReset } = useLoaderData<typeof loader>();
  const { page, t } = usePage();
  return (
    <>
      {wasReset && page.consent === 'undecided' ? (
        <div data-forget="" className="mx-auto mb-section max-w-[720px]">
          <Notice kind="success" role="status" tabIndex={-1} {...FOCUSED}>
            {t('privacyResetDone')}
          </Notice>
        </div>
      ) : null}
      <LegalDocument title="privacyTitle" texts={texts} operator={operator} />
    </>
  );
}
