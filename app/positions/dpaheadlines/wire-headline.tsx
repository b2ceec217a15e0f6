import { PageLink } from '#app/components/page-link.tsx';
import { Written } from '#app/components/written.tsx';
import type { WirePost } from '#app/contract/content/wire-post.ts';
import { pathTo } from '#app/route-table.ts';
import { WireTime } from './wire-time.tsx';

export function WireHeadline({ post }: { post: WirePost }) {
  return (
    <article>
      <PageLink to={pathTo('entry', { id: post.id }, 'en')} className="card-link px-4 py-3">
        <Written as="p" className="card-kicker">
          {post.article.kicker}
        </Written>
        <Written as="h3" className="card-headline">
          {post.article.title}
        </Written>
        <WireTime publishTime={post.article.publishTime} />
      </PageLink>
    </article>
  );
}
