import type { ReactNode } from 'react';
import { Card } from '#app/components/card.tsx';
import { EditorText } from '#app/components/editor-text.tsx';
import { FOCUSED } from '#app/components/focused.ts';
import { Icon } from '#app/components/icon.tsx';
import { clockTime, dateAndTime } from '#app/contract/dates.ts';
import { localDay } from '#app/contract/time.ts';
import { PreviewNote } from '#app/forms/preview-note.tsx';
import { currentUrlWith, postTo } from '#app/visit/page.ts';
import { usePage } from '#app/visit/page-context.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { errorText, type VoucherError } from './voucher-errors.ts';
import { VoucherTable } from './voucher-table.tsx';
import type { NamedTarget } from './voucher-target.ts';
import { PRESS_BUTTON, PRESSED_PARAM, type VoucherView } from './voucher-view.ts';

interface VoucherPanelProps {
  target: NamedTarget;
  /** Null if the entry could not be read: the ids are shown. */
  actionName: string | null;
  view: VoucherView;
  submissionId: string;
}

/**
 * Designed for one-handed use in bright sunlight: one large button; results have a strong colour, text and an icon.
 */
export function VoucherPanel({ target, actionName, view, submissionId }: VoucherPanelProps) {
  const { page, t } = usePage();
  const ids = <span translate="no">{`${target.id}/${target.action}`}</span>;
  const action = <EditorText or={ids}>{actionName}</EditorText>;
  return (
    <>
      {page.preview ? <PreviewNote t={t} /> : null}
      {target.mode === 'redeem' && view.step !== 'ask' ? (
        <Code code={target.voucher} action={action} />
      ) : null}
      {view.step === 'done' ? <Done target={target} action={action} view={view} /> : null}
      {view.step === 'refused' ? <Refused error={view.error} /> : null}
      {view.step === 'ask' ? (
        <PasswordDialog target={target} action={action} submissionId={submissionId} />
      ) : null}
      {view.step === 'ready' || view.step === 'refused' ? (
        <PressForm target={target} again={view.step === 'refused'} submissionId={submissionId} />
      ) : null}
    </>
  );
}

function Code({ code, action }: { code: string; action: ReactNode }) {
  const { t } = usePage();
  return (
    <Card className="mb-gutter">
      <p className="text-soft">{t('voucherTitle')}</p>
      <p className="text-2xl font-bold tabular-nums tracking-wide" translate="no">
        {code}
      </p>
      <p className="mt-2 [overflow-wrap:anywhere]">
        {t('voucherAction')} <strong>{action}</strong>
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
    <form method="post" action={postTo(page, currentUrlWith(page, { [PRESSED_PARAM]: '1' }))}>
      <input type="hidden" name="submission_id" value={submissionId} />
      <button
        type="submit"
        id={PRESS_BUTTON}
        data-busy-label={t('oneMoment')}
        className={`${BIG_BUTTON} ${again ? OUTLINED : FILLED}`}
      >
        {t(again ? 'tryAgain' : first)}
      </button>
    </form>
  );
}

const BIG_BUTTON = 'min-h-[72px] w-full rounded px-5 py-3 text-2xl font-bold aria-disabled:opacity-60';
const FILLED = 'bg-green text-on-green hover:bg-green-hover';
/** After a failure nothing green may look like 'valid'. */
const OUTLINED = 'border-2 border-ink bg-card text-ink hover:bg-info-tint';

interface DoneProps {
  target: NamedTarget;
  action: ReactNode;
  view: VoucherView & { step: 'done' };
}

function Done({ target, action, view }: DoneProps) {
  const { t } = usePage();
  return (
    <>
      {view.redeemedAt === null ? null : <RedeemedBefore at={view.redeemedAt} again={view.again} />}
      {target.mode === 'redeem' && view.redeemedAt === null ? (
        <div role="status" {...RESULT} className={`${BOX} bg-green text-on-green`}>
          <Icon name="check" className="mr-4 h-12 w-12 flex-none" />
          <p className={`${WORDS} text-xl font-bold sm:text-2xl`}>{t('voucherRedeemed')}</p>
        </div>
      ) : null}
      {view.info ? (
        <div {...(target.mode === 'statistics' ? RESULT : {})} className="rounded">
          <VoucherTable action={action} info={view.info} />
        </div>
      ) : null}
    </>
  );
}

/** A voucher that the same staff member redeemed before; not red if only the answer was lost. */
function RedeemedBefore({ at, again }: { at: number; again: boolean }) {
  const { page, t } = usePage();
  const { timeZone } = page;
  const today = localDay(at, timeZone) === localDay(page.now, timeZone);
  const time = today ? clockTime(at, timeZone) : dateAndTime(at, page.language, timeZone);
  return (
    <div role={again ? 'alert' : 'status'} {...RESULT} className={`${BOX} ${LOOKS[again ? 'red' : 'plain']}`}>
      <Icon name={again ? 'alert' : 'clock'} className="mr-4 h-12 w-12 flex-none" />
      <div className={WORDS}>
        <p className="text-xl font-bold sm:text-2xl">{t('voucherRedeemedByYou', { time })}</p>
        <p className="mt-1">{t('voucherRedeemedByYouText')}</p>
      </div>
    </div>
  );
}

const BOX = 'mb-gutter flex flex-wrap items-center rounded p-[24px] outline-current ring-inside';
const LOOKS = { red: 'bg-warning text-card', plain: 'border-4 border-sun bg-sun-tint text-ink' };
/** Below the icon where large letters leave too little room beside it. */
const WORDS = 'min-w-0 flex-[1_1_10rem] [overflow-wrap:anywhere]';
/** The result of pressing the button gets the focus. */
const RESULT = { tabIndex: -1, ...FOCUSED };

function Refused({ error }: { error: VoucherError }) {
  const { t } = usePage();
  return (
    <div role="alert" {...RESULT} className={`${BOX} ${LOOKS[error.severity]}`}>
      <Icon name="alert" className="mr-4 h-12 w-12 flex-none" />
      <p className={`${WORDS} text-xl font-bold`}>{errorText(error, t)}</p>
    </div>
  );
}
