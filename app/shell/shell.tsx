import type { ReactNode } from 'react';
import type { TabCounts } from '#app/contract/content/tabs.ts';
import { definitionOf } from '#app/route-table.ts';
import type { Page } from '#app/visit/page.ts';
import { usePage } from '#app/visit/page-context.tsx';
import { ConsentBanner } from './consent-banner.tsx';
import { CopyNote } from './copy-note.tsx';
import { Footer } from './footer.tsx';
import { ForecastPlace } from './forecast-place.tsx';
import { LoadingPlace } from './loading-place.tsx';
import { PortalCard } from './portal-card.tsx';
import { PreviewBar } from './preview-bar.tsx';
import { TabBar } from './tab-bar.tsx';
import { TopBar } from './top-bar.tsx';

const ON_PAPER = ['day', 'q', 'page'];

/** The page's URL with the day or the search that it shows, but with nothing of the rider's. */
function printedUrl({ canonicalOrigin, path, query }: Page): string {
  const shown = new URLSearchParams(
    [...new URLSearchParams(query)].filter(([key]) => ON_PAPER.includes(key)),
  );
  return canonicalOrigin + path + (shown.size > 0 ? `?${shown}` : '');
}

/** The bars around every screen. Bare screens have none, the operator's app and channels without bars the footer only. */
export function Shell({ tabs, children }: { tabs: TabCounts | null; children: ReactNode }) {
  const { page, t } = usePage();
  const bare = page.screen !== null && definitionOf(page.screen).frame === 'bare';
  // The framed preview has a <main> of its own, so this one needs a name.
  const label = page.screen === 'contentPreview' ? t('contentPreviewTitle') : undefined;
  if (bare) {
    return (
      <main id="content" aria-label={label}>
        {children}
      </main>
    );
  }
  // Imprint and privacy policy are required by law where data is asked for, in the operator's app too.
  const hasFooter = page.bars || page.forms || page.banner || page.textOnly;
  return (
    <div className={page.bars ? 'with-tabs' : 'without-bars'}>
      <a href="#content" className="skip-link">
        {t('skipToContent')}
      </a>
      <PreviewBar />
      {page.bars ? <TopBar /> : null}
      {page.bars ? <TabBar tabs={tabs} /> : null}
      <CopyNote />
      <LoadingPlace />
      <ForecastPlace />
      <main
        id="content"
        tabIndex={-1}
        data-masthead={`${t('appName')} · ${printedUrl(page)}`}
        className="mx-auto max-w-page px-gutter pb-12 pt-section outline-none"
      >
        {children}
      </main>
      <PortalCard />
      {hasFooter ? <Footer /> : null}
      <ConsentBanner />
    </div>
  );
}
