import { Icon, type IconName } from '#app/components/icon.tsx';
import { PageLink } from '#app/components/page-link.tsx';
import type { TabCounts, TeaserPage } from '#app/contract/content/tabs.ts';
import type { TextKey } from '#app/i18n/de.ts';
import { levelPageOf, pathTo } from '#app/route-table.ts';
import { usePage } from '#app/visit/page-context.tsx';
import { visibleTabs } from './tabs.ts';

const TABS: Record<TeaserPage, { icon: IconName; label: TextKey }> = {
  start: { icon: 'today', label: 'pageStartTitle' },
  line: { icon: 'line', label: 'pageLineTitle' },
  events: { icon: 'events', label: 'pageEventsTitle' },
  prizes: { icon: 'prizes', label: 'pagePrizesTitle' },
  deals: { icon: 'deals', label: 'pageDealsTitle' },
};

/** At the bottom on upright phones, below the top bar elsewhere. Scrolls sideways if the tabs don't fit. */
export function TabBar({ tabs }: { tabs: TabCounts | null }) {
  const { page, t } = usePage();
  const section = page.screen === 'level' ? levelPageOf(page.path) : page.screen;
  return (
    <nav className="shell-tabs z-10 bg-card" aria-label={t('tabsLabel')}>
      <ul className="mx-auto flex max-w-page overflow-x-auto sm:px-gutter">
        {visibleTabs(tabs).map((tab) => {
          const current = section === tab;
          return (
            <li key={tab} className="flex-1">
              <PageLink
                to={pathTo(tab)}
                aria-current={page.screen === tab ? 'page' : current ? 'true' : undefined}
                className={`tab min-w-[64px] ${current ? 'tab-current font-bold text-green' : 'text-soft hover:text-ink'}`}
              >
                <Icon name={TABS[tab].icon} />
                <span>{t(TABS[tab].label)}</span>
              </PageLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
