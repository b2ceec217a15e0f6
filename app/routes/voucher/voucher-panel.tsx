import { Card } from '#app/components/card.tsx';
import { Icon } from '#app/components/icon.tsx';
import { hereWith } from '#app/lib/page.ts';
import { usePage } from '#app/lib/page-context.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import type { VoucherError } from './voucher-errors.ts';
import { VoucherTable } from './voucher-table.tsx';
import type { NamedTarget } from './voucher-target.ts';
import type { VoucherView } from './voucher-view.ts';

interface VoucherPanelProps {
  target: NamedTarget;
  view: VoucherView;
  submissionId: string;
}

/** Made for one thumb in bright sunlight: one big button, and answers in full colour with words and a sign. */
export function VoucherPanel({ target, view, submissionId }: VoucherPanelProps) {
  return (
    <>
      {target.mode === 'redeem' ? <Code code={target.voucher} /> : null}
      {view.step === 'done' ? <Done target={target} view={view} /> : null}
      {view.step === 'refused' ? <Refused error={view.error} /> : null}
      {view.step === 'ask' ? <PasswordDialog submissionId={submissionId} /> : null}
      {view.step === 'ready' || view.step === 'refused' ? (
        <PressForm target={target} again={view.step === 'refused'} submissionId={submissionId} />
      ) : null}
    </>
  );
}

function Code({ code }: { code: string }) {
  const { t } = usePage();
  return (
    <Card className="mb-gutter">
      <p className="text-soft">{t('voucherCode')}</p>
      <p className="text-2xl font-bold tabular-nums tracking-wide" translate="no">
        {code}
      </p>
    </Card>
  );
}

interface PressFormProps {
  target: NamedTarget;
  again: boolean;
  submissionId: string;
}

function PressForm({ target, again, submissionId }: PressFormProps) {
  const { page, t } = usePage();
  const first = target.mode === 'redeem' ? 'voucherRedeem' : 'voucherStatistics';
  return (
    <form method="post" action={hereWith(page, {})}>
      <input type="hidden" name="submission_id" value={submissionId} />
      <button type="submit" data-busy-label={t('voucherBusy')} className={BIG_BUTTON}>
        {t(again ? 'voucherRetry' : first)}
      </button>
    </form>
  );
}

const BIG_BUTTON =
  'min-h-[72px] w-full rounded bg-green px-5 text-2xl font-bold text-on-green hover:bg-green-hover disabled:opacity-60';

function Done({ target, view }: { target: NamedTarget; view: VoucherView & { step: 'done' } }) {
  const { t } = usePage();
  return (
    <>
      {target.mode === 'redeem' ? (
        <div role="status" className="mb-gutter flex items-center rounded bg-green p-6 text-on-green">
          <Icon name="check" className="mr-4 h-12 w-12 flex-none" />
          <p className="text-2xl font-bold">{t('voucherRedeemed')}</p>
        </div>
      ) : null}
      {view.info ? <VoucherTable target={target} info={view.info} /> : null}
    </>
  );
}

function Refused({ error }: { error: VoucherError }) {
  const { t } = usePage();
  const look = error.severity === 'red' ? 'bg-warning text-card' : 'border-4 border-sun bg-sun-tint text-ink';
  return (
    <div role="alert" className={`mb-gutter flex items-center rounded p-6 ${look}`}>
      <Icon name="alert" className="mr-4 h-12 w-12 flex-none" />
      <p className="text-xl font-bold">{t(error.text)}</p>
    </div>
  );
}
