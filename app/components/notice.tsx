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
  /** 'alert' where it answers what the rider just did, 'status' where it is news; none for standing notes. */
  role?: 'alert' | 'status';
  id?: string;
  /** For a notice that gets the focus, as an answer to a form does. */
  tabIndex?: -1;
  autoFocus?: boolean;
  children?: ReactNode;
}

/** One sentence and one way on: a state that is told, not hidden. Colour is never the only sign. */
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
