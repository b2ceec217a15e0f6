import { Button } from '#app/components/button.tsx';
import { hereWith } from '#app/lib/page.ts';
import { usePage } from '#app/lib/page-context.tsx';

/** A real form to the page itself: the decision can be taken back without a script. */
export function ResetConsent() {
  const { page, t } = usePage();
  return (
    <form method="post" action={hereWith(page, { reset: null })}>
      <Button inverse>{t('privacyReset')}</Button>
    </form>
  );
}
