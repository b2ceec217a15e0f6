import { Button } from '#app/components/button.tsx';
import { PageLink } from '#app/components/page-link.tsx';
import { endpoints, pathTo } from '#app/route-table.ts';
import { postTo, urlAfterDecision } from '#app/visit/page.ts';
import { usePage } from '#app/visit/page-context.tsx';

/**
 * Shown while consent is undecided: a line of text and two equal buttons, the rest behind 'Mehr'. It is pinned to the
 * bottom, except while the focus is in the page, on low screens, and where the browser refuses cookies and so can't
 * store a decision.
 */
export function ConsentBanner() {
  const { page, t } = usePage();
  // Offline a decision can't be sent.
  if (page.consent !== 'undecided' || !page.banner || page.screen === 'offline') return null;
  return (
    <form
      method="post"
      action={postTo(page, endpoints.consent.path)}
      data-consent=""
      aria-labelledby="consent-title"
      className="consent consent-pinned bg-card"
    >
      <input type="hidden" name="return" value={urlAfterDecision(page)} />
      <div className="mx-auto max-w-page items-center px-gutter pb-1.5 sd:flex sd:flex-wrap sd:py-2">
        <details className="text-sm sd:mr-6 sd:flex-1">
          <summary className="flex min-h-[44px] cursor-pointer flex-wrap items-center">
            <span id="consent-title" className="mr-2 font-bold">
              {t('consentTitle')}
            </span>
            <span className="underline">{t('consentMore')}</span>
          </summary>
          <p className="mb-2">
            {t(page.analytics ? 'consentText' : 'consentVotes')}{' '}
            <PageLink to={pathTo('privacy')} className="underline">
              {t('privacyTitle')}
            </PageLink>
          </p>
        </details>
        <div className="button-pair sd:w-80 sd:flex-none">
          <Button name="decision" value="reject" wide>
            {t('consentReject')}
          </Button>
          <Button name="decision" value="accept" wide>
            {t('consentAccept')}
          </Button>
        </div>
      </div>
    </form>
  );
}
