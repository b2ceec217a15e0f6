import { Icon } from '#app/components/icon.tsx';
import { PageLink } from '#app/components/page-link.tsx';
import { definitionOf, pathTo } from '#app/route-table.ts';
import { usePage } from '#app/visit/page-context.tsx';
import { Drawer } from './drawer.tsx';
import { LogoMark } from './logo-mark.tsx';
import { WifiLink } from './wifi-link.tsx';
import { WordLogo } from './word-logo.tsx';

/** Back button or menu (specification 2.13), the logo, and the Wi-Fi login if it is offered. */
export function TopBar() {
  const { page, t } = usePage();
  return (
    <header className="shell-top z-20 bg-card">
      <div className="mx-auto flex h-bar max-w-page items-center px-gutter">
        {page.screen !== null && definitionOf(page.screen).back ? (
          <PageLink
            to={page.back ?? pathTo('start')}
            data-back=""
            // No referrer on Back, or the page it leads to would link back to this one in turn.
            referrerPolicy="no-referrer"
            className="-ml-3 grid h-11 w-11 place-items-center rounded"
          >
            <Icon name="arrowLeft" />
            <span className="sr-only">{t('back')}</span>
          </PageLink>
        ) : (
          <Drawer />
        )}
        <PageLink to="/" className="relative ml-1 flex min-h-[44px] min-w-[2rem] items-center rounded pr-1">
          <LogoMark />
          <span className="truncate text-xl font-bold tracking-tight">{t('appName')}</span>
          <span className="sr-only">: {t('toStart')}</span>
          <WordLogo />
        </PageLink>
        <WifiLink className="ml-auto inline-flex h-[44px] flex-none items-center whitespace-nowrap rounded bg-green px-[12px] font-bold text-on-green hover:bg-green-hover">
          {/* In px, so it doesn't grow with the font size: at 320 px the logo wouldn't fit beside icon and text. */}
          <Icon name="wifi" className="mr-[8px] h-[20px] w-[20px]" />
          {t('wifiShort')}
        </WifiLink>
      </div>
    </header>
  );
}
