import type { ReactNode } from 'react';
import { mayAnalyse } from '#app/visit/consent.ts';
import { usePage } from '#app/visit/page-context.tsx';

/**
 * The link to the Wi-Fi login where it is offered, in the same window, because captive browsers check for a
 * connection only after a full page load. In the operator's app the click sends a message instead.
 */
export function WifiLink({ className, children }: { className: string; children: ReactNode }) {
  const { page } = usePage();
  if (page.wifiLoginUrl === null) return null;
  return (
    <a
      href={page.wifiLoginUrl}
      className={className}
      {...(page.embedded ? { 'data-shell-message': 'onWifiBoxClicked:' } : {})}
      {...(mayAnalyse(page) ? { 'data-usage': JSON.stringify({ category: 'wifi', action: 'click' }) } : {})}
    >
      {children}
    </a>
  );
}
