import { ButtonLink } from '#app/components/button.tsx';
import { Card } from '#app/components/card.tsx';
import { currentUrlWith } from '#app/visit/page.ts';
import { usePage } from '#app/visit/page-context.tsx';

export function TeaserFailed() {
  const { page, t } = usePage();
  return (
    <Card className="max-w-column">
      <p role="alert">{t('msgTeaserPageFailed')}</p>
      <p className="mt-4">
        <ButtonLink href={currentUrlWith(page, {})}>{t('tryAgain')}</ButtonLink>
      </p>
    </Card>
  );
}
