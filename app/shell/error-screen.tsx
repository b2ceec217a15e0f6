import { ButtonLink } from '#app/components/button.tsx';
import { Card } from '#app/components/card.tsx';
import type { TextKey } from '#app/i18n/de.ts';
import { pathTo } from '#app/route-table.ts';
import { usePage } from '#app/visit/page-context.tsx';

interface ErrorTexts {
  title: TextKey;
  text: TextKey;
}

const TEXTS: Record<number, ErrorTexts> = {
  400: { title: 'badRequestTitle', text: 'badRequestText' },
  403: { title: 'forbiddenTitle', text: 'forbiddenText' },
  404: { title: 'notFoundTitle', text: 'notFoundText' },
  405: { title: 'badRequestTitle', text: 'notAllowedText' },
  413: { title: 'tooLargeTitle', text: 'tooLargeText' },
  429: { title: 'tooManyTitle', text: 'tooManyText' },
  503: { title: 'errorTitle', text: 'msgTeaserPageFailed' },
};

export function errorTexts(status: number): ErrorTexts {
  return TEXTS[status] ?? { title: 'errorTitle', text: 'errorText' };
}

/** Shown instead of a screen that failed: one sentence and links to other pages. */
export function ErrorScreen({ status, text: ownText }: { status: number; text?: TextKey }) {
  const { t } = usePage();
  const { title, text } = errorTexts(status);
  return (
    <Card className="mx-auto max-w-column">
      <p className="kicker" aria-hidden="true">
        {status}
      </p>
      <h1 className="mt-1 text-2xl">{t(title)}</h1>
      <p className="mt-3 text-soft">{t(ownText ?? text)}</p>
      <p className="-mb-3 mt-6 flex flex-wrap">
        <span className="mb-3 mr-3">
          <ButtonLink to={pathTo('start')}>{t('toStart')}</ButtonLink>
        </span>
        <span className="mb-3">
          <ButtonLink to={pathTo('archiveSearch')} inverse>
            {t('archiveSearchTitle')}
          </ButtonLink>
        </span>
      </p>
    </Card>
  );
}
