import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

export type NoticeKind = 'info' | 'success' | 'warning' | 'error';

const LOOKS: Record<NoticeKind, { box: string; mark: string; icon: IconName }> = {
  info: { box: 'border-soft bg-info-tint', mark: 'text-soft', icon: 'info' },
  success: { box: 'border-green bg-green-tint', mark: 'text-green', icon: 'check' },
  warning: { box: 'border-sun bg-sun-tint', mark: 'text-ink', icon: 'clock' },
  error: { box: 'border-warning bg-warning-tint', mark: 'text-warning', icon: 'alert' },
};

interface NoticeProps {
  kind?: NoticeKind;
  title?: ReactNode;
  /** 'alert' for the answer to the rider's action, 'status' for news; none for permanent notes. */
  role?: 'alert' | 'status';
  id?: string;
  /** For a notice that gets the focus, such as an answer to a form. */
  tabIndex?: -1;
  autoFocus?: boolean;
  children?: ReactNode;
}

/** A message box with an icon, so that colour is never the only sign. */
export function Notice({ kind = 'info', title, children, ...rest }: NoticeProps) {
  const look = LOOKS[kind];
  return (
    <div className={`flex rounded border-l-4 p-4 text-ink ${look.box}`} {...rest}>
      <Icon name={look.icon} className={`mr-3 h-6 w-6 flex-none ${look.mark}`} />
      <div className="min-w-0 flex-1">
        {title ? <p className="font-bold">{title}</p> : null}
        {children}
      </div>
    </div>
  );
}
