import type { ReactNode } from 'react';
import { EditorText } from '#app/components/editor-text.tsx';
import type { Outcome } from '#app/forms/outcome.ts';
import { formIdOf } from '#app/participation/participation.ts';
import { OutcomeNotice } from '../tile/form-panel.tsx';
import type { ActionProps } from './action-props.ts';

/** Result of sending the form and links onwards; after success with the editor's popup text. */
export function ActionOutcome(props: ActionProps & { outcome: Outcome; children: ReactNode }) {
  const { tile, context, outcome, children } = props;
  const { t } = context;
  const formId = formIdOf(tile);
  switch (outcome.kind) {
    case 'optin':
      return (
        <OutcomeNotice formId={formId} kind="info" title={t('actionOptinTitle')}>
          <p>{t('actionOptinText')}</p>
          <PopupText {...props} />
          {children}
        </OutcomeNotice>
      );
    default:
      return (
        <OutcomeNotice
          formId={formId}
          title={<EditorText or={t('actionSuccessTitle')}>{tile.popupTitle}</EditorText>}
        >
          <EditorText as="p" className="whitespace-pre-line" or={null}>
            {outcome.text}
          </EditorText>
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
    <EditorText as="p" className="mt-2 whitespace-pre-line">
      {tile.popupText}
    </EditorText>
  ) : null;
}

function Voucher({ context: { t }, formState, outcome }: ActionProps & { outcome: Outcome }) {
  const { code } = outcome;
  if (!code) return null;
  return (
    <div className="mt-4">
      {formState.qrCode ? (
        <img
          src={formState.qrCode}
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
