import type { TextKey } from '#app/i18n/de.ts';
import { currentUrlWith } from '#app/visit/page.ts';
import { usePage } from '#app/visit/page-context.tsx';
import { ButtonLink } from './button.tsx';
import { Card } from './card.tsx';

/** Shown instead of content that failed to load: a sentence and a link to retry. */
export function LoadFailed({ text = 'msgTeaserPageFailed' }: { text?: TextKey }) {
  const { page, t } = usePage();
  return (
    <Card className="max-w-column">
      <p role="alert" className="mb-4">
        {t(text)}
      </p>
      <ButtonLink href={currentUrlWith(page, {})}>{t('tryAgain')}</ButtonLink>
    </Card>
  );
}
