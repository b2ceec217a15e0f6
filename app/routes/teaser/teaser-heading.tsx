import { EditorText } from '#app/components/editor-text.tsx';
import { Heading } from '#app/components/heading.tsx';
import { expiresBy } from '#app/config/hosted-app.ts';
import { longDate } from '#app/contract/dates.ts';
import { localDay } from '#app/contract/time.ts';
import { useCacheHints } from '#app/visit/cache-hints-context.ts';
import { usePage } from '#app/visit/page-context.tsx';
import type { TeaserData } from './teaser.server.ts';
import { teaserTexts } from './teaser-head.ts';

/** Cache time of a page that still shows yesterday's date: today's appears within 1 s of the stories' confirmation. */
const LOOK_AGAIN_MS = 1_000;

/** The page's title, with the day on which its stories were last confirmed; for a stale copy that is an earlier day. */
export function TeaserHeading({ teaser }: { teaser: TeaserData }) {
  const { page, t } = usePage();
  const cacheHints = useCacheHints();
  const { title, description } = teaserTexts(teaser, t);
  const day = teaser.state === 'loaded' ? teaser.confirmedAt : page.now;
  if (localDay(day, page.timeZone) !== localDay(page.now, page.timeZone))
    expiresBy(cacheHints, page.now + LOOK_AGAIN_MS);
  const date = page.hideDate ? null : longDate(day, page.language, page.timeZone);
  if (page.screen !== 'level') return <Heading kicker={date}>{title}</Heading>;
  return (
    <Heading kicker={date} lead={description ? <EditorText>{description}</EditorText> : null}>
      <EditorText>{title}</EditorText>
    </Heading>
  );
}
