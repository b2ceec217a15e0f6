import { Card } from '#app/components/card.tsx';
import { EditorText } from '#app/components/editor-text.tsx';
import { PageLink } from '#app/components/page-link.tsx';
import { Picture } from '#app/components/picture.tsx';
import { COLUMN, LEAD } from '#app/components/picture-places.ts';
import type { WirePost } from '#app/contract/content/wire-post.ts';
import { dateAndTime } from '#app/contract/dates.ts';
import { instantOf, isoInstant } from '#app/contract/time.ts';
import { WireLabel } from '#app/positions/dpaheadlines/wire-headline.tsx';
import { pathTo } from '#app/route-table.ts';
import { usePage } from '#app/visit/page-context.tsx';

/** Wire headlines link to /entry/{id} (specification 2.10), so that the URL survives a corrected title. */
function addressOf(post: WirePost): string {
  return pathTo('entry', { id: post.id }, 'en');
}

export function LargeHeadline({ post, lead = false }: { post: WirePost; lead?: boolean }) {
  const { page } = usePage();
  const image = page.textOnly ? undefined : post.images[0];
  return (
    <Card as="article" padded={false}>
      <PageLink to={addressOf(post)} className="card-link ring-above fills">
        {image ? (
          <span className="ratio-picture ratio-wide">
            <Picture
              src={image.mediaURL}
              alt=""
              width={1280}
              height={720}
              eager={lead}
              color={image.mediaColor}
              place={lead ? LEAD : COLUMN}
            />
          </span>
        ) : null}
        <div className="p-4">
          <WireLabel post={post} />
          <EditorText as="p" className="kicker mb-1">
            {post.article.kicker}
          </EditorText>
          <EditorText as="h2" className={lead ? 'text-xl md:text-3xl' : 'text-xl'}>
            {post.article.title}
          </EditorText>
          <EditorText as="p" className="mt-2 text-soft">
            {post.article.teaser}
          </EditorText>
          <PublishTime post={post} />
          <EditorText as="p" className="text-sm text-soft" or={null}>
            {image?.creditline}
          </EditorText>
        </div>
      </PageLink>
    </Card>
  );
}

export function SmallHeadline({ post }: { post: WirePost }) {
  return (
    <PageLink to={addressOf(post)} className="card-link min-h-[44px] p-4 hover:bg-green-tint">
      <WireLabel post={post} />
      <EditorText as="p" className="kicker mb-1">
        {post.article.kicker}
      </EditorText>
      <EditorText as="h2" className="text-lg">
        {post.article.title}
      </EditorText>
      <PublishTime post={post} />
    </PageLink>
  );
}

function PublishTime({ post }: { post: WirePost }) {
  const { page, t } = usePage();
  const published = instantOf(post.article.publishTime, page.timeZone);
  if (published === null) return null;
  return (
    <p className="mt-2 text-sm tabular-nums text-soft">
      <time dateTime={isoInstant(published)}>
        {t('worldNewsTime', { date: dateAndTime(published, page.language, page.timeZone) })}
      </time>
    </p>
  );
}
