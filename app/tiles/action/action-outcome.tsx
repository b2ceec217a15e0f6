import type { Outcome } from '#app/forms/outcome.ts';
import { OutcomeNotice } from '../part-panel.tsx';
import { formIdOf } from '../participation.ts';
import type { ActionProps } from './action-tile.tsx';

/** What came of sending the form; the editor's popup is its words after success. */
export function ActionOutcome(props: ActionProps & { outcome: Outcome }) {
  const { tile, context, outcome } = props;
  const { t } = context;
  const form = formIdOf(tile);
  switch (outcome.kind) {
    case 'optin':
      return (
        <OutcomeNotice form={form} kind="info" title={t('actionOptinTitle')}>
          <p>{t('actionOptinText')}</p>
          <PopupText {...props} />
        </OutcomeNotice>
      );
    case 'unverified':
      return (
        <OutcomeNotice form={form} kind="warning" title={t('actionUnverifiedTitle')}>
          <p>{t('actionUnverifiedText')}</p>
        </OutcomeNotice>
      );
    case 'maxReached':
      return <OutcomeNotice form={form} kind="warning" title={t('actionMaxCallsEnded')} />;
    default:
      return (
        <OutcomeNotice form={form} title={tile.popupTitle || t('actionSuccessTitle')}>
          {outcome.text ? <p className="whitespace-pre-line">{outcome.text}</p> : null}
          <PopupText {...props} />
          {!outcome.text && !tile.popupText ? <p>{t('actionSuccessText')}</p> : null}
          <Voucher {...props} />
        </OutcomeNotice>
      );
  }
}

function PopupText({ tile }: ActionProps) {
  return tile.popupText ? <p className="mt-2 whitespace-pre-line">{tile.popupText}</p> : null;
}

function Voucher({ context: { t }, part, outcome }: ActionProps & { outcome: Outcome }) {
  const { code } = outcome;
  if (!code) return null;
  return (
    <div className="mt-4">
      {part.qrCode ? (
        <img
          src={part.qrCode}
          alt={t('actionQrCode', { code })}
          width={240}
          height={240}
          className="mx-auto mb-3 h-60 w-60 rounded bg-[#fff]"
        />
      ) : null}
      <p className="select-all text-center font-bold">{t('actionVoucherCode', { code })}</p>
      <p className="mt-2 text-sm">{t('actionQrCodeHint')}</p>
    </div>
  );
}
