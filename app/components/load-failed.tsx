import type { TextKey } from '#app/i18n/de.ts';
import { hereWith } from '#app/visit/page.ts';
import { usePage } from '#app/visit/page-context.tsx';
import { ButtonLink } from './button.tsx';
import { Card } from './card.tsx';

/** What stands where content should be: one sentence and a way to ask again. */
export function LoadFailed({ text = 'msgTeaserPageFailed' }: { text?: TextKey }) {
  const { page, t } = usePage();
  return (
    <Card className="max-w-column">
      <p role="alert" className="mb-4">
        {t(text)}
      </p>
      <ButtonLink href={hereWith(page, {})}>{t('tryAgain')}</ButtonLink>
    </Card>
  );
}
