import type { ReactNode } from 'react';
import { Button, ButtonLink } from '#app/components/button.tsx';
import { FOCUSED } from '#app/components/focused.ts';
import { currentUrlWith, postTo } from '#app/visit/page.ts';
import { usePage } from '#app/visit/page-context.tsx';
import type { NamedTarget } from './voucher-target.ts';
import { PRESS_BUTTON, PRESSED_PARAM } from './voucher-view.ts';

interface PasswordDialogProps {
  target: NamedTarget;
  action: ReactNode;
  submissionId: string;
}

/**
 * A form: Enter submits it, Cancel is a link back to the page. Rendered open, which works without a script;
 * forms/modal-dialog.ts makes it modal.
 */
export function PasswordDialog({ target, action, submissionId }: PasswordDialogProps) {
  const { page, t } = usePage();
  const cancel = `${currentUrlWith(page, { [PRESSED_PARAM]: null })}#${PRESS_BUTTON}`;
  const title = t('voucherPasswordTitle');
  return (
    <dialog
      open
      data-modal=""
      aria-label={title}
      className="relative mx-auto open:block mb-gutter w-full max-w-column rounded bg-card p-6 text-ink shadow-lifted"
    >
      <h2 className="mb-3 text-xl">{title}</h2>
      <form method="post" action={postTo(page, currentUrlWith(page, { [PRESSED_PARAM]: '1' }))}>
        {target.mode === 'redeem' ? (
          <p>
            {t('voucherTitle')}{' '}
            <strong className="tabular-nums tracking-wide" translate="no">
              {target.voucher}
            </strong>
          </p>
        ) : null}
        <p className="mb-3 [overflow-wrap:anywhere]">
          {t('voucherAction')} <strong>{action}</strong>
        </p>
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
          {...FOCUSED}
        />
        <div className="button-pair">
          <ButtonLink href={cancel} inverse>
            {t('cancel')}
          </ButtonLink>{' '}
          <Button data-busy-label={t('oneMoment')}>{t('ok')}</Button>
        </div>
      </form>
    </dialog>
  );
}
