import { Button } from '#app/components/button.tsx';
import { currentUrlWith, postTo } from '#app/visit/page.ts';
import { usePage } from '#app/visit/page-context.tsx';

/** A form that posts to the page itself, so that consent can be withdrawn without a script. */
export function ResetConsent() {
  const { page, t } = usePage();
  return (
    <form method="post" action={postTo(page, currentUrlWith(page, { reset: null }))}>
      <Button inverse>{t('privacyReset')}</Button>
    </form>
  );
}
