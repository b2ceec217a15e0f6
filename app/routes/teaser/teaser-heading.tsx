import { Heading } from '#app/components/heading.tsx';
import { Written } from '#app/components/written.tsx';
import { longDate } from '#app/contract/dates.ts';
import { localDay } from '#app/contract/time.ts';
import { useCacheHints } from '#app/visit/cache-hints-context.ts';
import { usePage } from '#app/visit/page-context.tsx';
import type { TeaserData } from './teaser.server.ts';
import { teaserTexts } from './teaser-head.ts';

/** Soon enough after the content server has confirmed the same stories for the new day. */
const LOOK_AGAIN_MS = 1_000;

/** The page's title under the day of its stories: of a copy that nobody can confirm, an earlier one. */
export function TeaserHeading({ teaser }: { teaser: TeaserData }) {
  const { page, t } = usePage();
  const cacheHints = useCacheHints();
  const { title, description } = teaserTexts(teaser, t);
  const day = teaser.state === 'loaded' ? teaser.confirmedAt : page.now;
  if (localDay(day, page.timeZone) !== localDay(page.now, page.timeZone)) {
    cacheHints.until = Math.min(cacheHints.until, page.now + LOOK_AGAIN_MS);
  }
  const date = page.hideDate ? null : longDate(day, page.language, page.timeZone);
  if (page.screen !== 'level') return <Heading kicker={date}>{title}</Heading>;
  return (
    <Heading kicker={date} lead={description ? <Written>{description}</Written> : null}>
      <Written>{title}</Written>
    </Heading>
  );
}
