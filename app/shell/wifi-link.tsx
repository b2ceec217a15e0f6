import type { ReactNode } from 'react';
import { mayAnalyse } from '#app/visit/consent.ts';
import { usePage } from '#app/visit/page-context.tsx';

/**
 * The way to the Wi-Fi login: a plain link in the same window, because captive browsers look for the connection only
 * after a whole page. In the operator's app the click becomes a message instead.
 */
export function WifiLink({
  url,
  className,
  children,
}: {
  url: string;
  className: string;
  children: ReactNode;
}) {
  const { page } = usePage();
  return (
    <a
      href={url}
      className={className}
      {...(page.embedded ? { 'data-shell-message': 'onWifiBoxClicked:' } : {})}
      {...(mayAnalyse(page) ? { 'data-usage': JSON.stringify({ category: 'wifi', action: 'click' }) } : {})}
    >
      {children}
    </a>
  );
}
