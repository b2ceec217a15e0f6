import { Button } from '#app/components/button.tsx';
import { hereWith, postTo } from '#app/visit/page.ts';
import { usePage } from '#app/visit/page-context.tsx';

/** A real form to the page itself: the decision can be taken back without a script. */
export function ResetConsent() {
  const { page, t } = usePage();
  return (
    <form method="post" action={postTo(page, hereWith(page, { reset: null }))}>
      <Button inverse>{t('privacyReset')}</Button>
    </form>
  );
}
