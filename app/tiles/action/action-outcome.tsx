import type { ReactNode } from 'react';
import { Written } from '#app/components/written.tsx';
import type { Outcome } from '#app/forms/outcome.ts';
import { formIdOf } from '#app/participation/participation.ts';
import { OutcomeNotice } from '../tile/form-panel.tsx';
import type { ActionProps } from './action-props.ts';

/** What came of sending the form, and what leads on; the editor's popup is its words after success. */
export function ActionOutcome(props: ActionProps & { outcome: Outcome; children: ReactNode }) {
  const { tile, context, outcome, children } = props;
  const { t } = context;
  const form = formIdOf(tile);
  switch (outcome.kind) {
    case 'optin':
      return (
        <OutcomeNotice form={form} kind="info" title={t('actionOptinTitle')}>
          <p>{t('actionOptinText')}</p>
          <PopupText {...props} />
          {children}
        </OutcomeNotice>
      );
    case 'maxReached':
      return (
        <OutcomeNotice form={form} kind="warning" title={t('actionMaxCallsEnded')}>
          {children}
        </OutcomeNotice>
      );
    default:
      return (
        <OutcomeNotice form={form} title={<Written or={t('actionSuccessTitle')}>{tile.popupTitle}</Written>}>
          {outcome.text ? (
            <Written as="p" className="whitespace-pre-line">
              {outcome.text}
            </Written>
          ) : null}
          <PopupText {...props} />
          {!outcome.text && !tile.popupText ? <p>{t('actionSuccessText')}</p> : null}
          <Voucher {...props} />
          {children}
        </OutcomeNotice>
      );
  }
}

function PopupText({ tile }: ActionProps) {
  return tile.popupText ? (
    <Written as="p" className="mt-2 whitespace-pre-line">
      {tile.popupText}
    </Written>
  ) : null;
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
      <p className="select-all text-center font-bold [text-wrap:balance]">
        {t('actionVoucherCode', { code })}
      </p>
      <p className="mt-2 text-sm">{t('actionQrCodeHint')}</p>
    </div>
  );
}
