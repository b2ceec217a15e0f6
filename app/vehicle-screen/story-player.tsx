import { expiresBy } from '#app/config/hosted-app.ts';
import { clockTime } from '#app/contract/dates.ts';
import { LogoMark } from '#app/shell/logo-mark.tsx';
import { useCacheHints } from '#app/visit/cache-hints-context.ts';
import { usePage } from '#app/visit/page-context.tsx';
import { version } from './screen-assets.ts';
import type { Story } from './story.ts';
import { StoryView, WireLine } from './story-view.tsx';

const MINUTE_MS = 60_000;

interface StoryPlayerProps {
  stories: readonly Story[];
  /** Titles of the wire news. */
  wire: readonly string[];
}

/**
 * The whole screen: the current story, the others in a form that the script can use (their pictures load when it needs
 * them), and the footer around them.
 */
export function StoryPlayer({ stories, wire }: StoryPlayerProps) {
  const { page, t } = usePage();
  const { seconds = 10, story = 1 } = page.vehicleScreen ?? {};
  const count = Math.max(1, stories.length);
  const views = Array.from({ length: count }, (_, index) => {
    const turn = (story - 1 + index) % count;
    const line = wire[turn % Math.max(1, wire.length)] ?? null;
    const shown = stories[turn];
    return shown ? <StoryView key={turn} story={shown} wire={line} /> : <EmptyStory key={turn} wire={line} />;
  });
  return (
    <>
      <main className="stage" data-version={version} data-seconds={seconds} data-zone={page.timeZone}>
        {views[0]}
      </main>
      <template id="stories">{views.slice(1)}</template>
      <footer>
        <p className="screen-logo">
          <LogoMark />
          {t('appName')}
        </p>
        <Clock />
      </footer>
    </>
  );
}

/** Shown when there are no stories or they failed to load: the logo and a greeting, never an error. */
function EmptyStory({ wire }: { wire: string | null }) {
  const { t } = usePage();
  return (
    <article className="story story-plain story-empty" data-story="">
      <div className="story-words">
        <div className="story-text">
          <LogoMark />
          <h1>{t('appName')}</h1>
          <p className="story-more">{t('screenGreeting')}</p>
        </div>
      </div>
      <WireLine title={wire} />
    </article>
  );
}

/** The time of rendering. The script updates it; without one, each story is a newly loaded page. */
function Clock() {
  const { page } = usePage();
  const cacheHints = useCacheHints();
  expiresBy(cacheHints, (Math.floor(page.now / MINUTE_MS) + 1) * MINUTE_MS);
  const time = clockTime(page.now, page.timeZone);
  return (
    <time className="screen-clock" dateTime={time}>
      {time}
    </time>
  );
}
