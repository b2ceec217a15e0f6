import { Button, ButtonLink } from '#app/components/button.tsx';
import { hereWith } from '#app/lib/page.ts';
import { usePage } from '#app/lib/page-context.tsx';
import { ModalDialog } from './modal-dialog.island.tsx';

const FIRST = { autoFocus: true };

/**
 * A real form: Enter sends it, Cancel leads back to the page with its button. Without a script it stands open in the
 * page; with one it is a modal dialog.
 */
export function PasswordDialog({ submissionId }: { submissionId: string }) {
  const { page, t } = usePage();
  const here = hereWith(page, {});
  return (
    <ModalDialog title={t('voucherPasswordTitle')} cancelHref={here}>
      <form method="post" action={here}>
        <input type="hidden" name="submission_id" value={submissionId} />
        <label htmlFor="voucher-password" className="mb-1 block font-bold">
          {t('voucherPassword')}
        </label>
        <input
          id="voucher-password"
          type="password"
          name="password"
          required
          maxLength={200}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className="mb-gutter min-h-[56px] w-full rounded border-2 border-ink bg-card px-3 text-xl text-ink"
          {...FIRST}
        />
        <div className="grid grid-cols-2 gap-3">
          <ButtonLink href={here} inverse>
            {t('cancel')}
          </ButtonLink>
          <Button data-busy-label={t('voucherBusy')}>{t('ok')}</Button>
        </div>
      </form>
    </ModalDialog>
  );
}
