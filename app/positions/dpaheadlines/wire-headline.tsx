import { Badge } from '#app/components/badge.tsx';
import { EditorText } from '#app/components/editor-text.tsx';
import { PageLink } from '#app/components/page-link.tsx';
import type { WirePost } from '#app/contract/content/wire-post.ts';
import { pathTo } from '#app/route-table.ts';
import { WireTime } from './wire-time.tsx';

export function WireHeadline({ post }: { post: WirePost }) {
  return (
    <article>
      <PageLink to={pathTo('entry', { id: post.id }, 'en')} className="card-link px-4 py-3">
        <WireLabel post={post} />
        <EditorText as="p" className="card-kicker">
          {post.article.kicker}
        </EditorText>
        <EditorText as="h3" className="card-headline">
          {post.article.title}
        </EditorText>
        <WireTime publishTime={post.article.publishTime} />
      </PageLink>
    </article>
  );
}

/** 'Advertising' above the headline, as cards say it. */
export function WireLabel({ post }: { post: WirePost }) {
  return post.sponsored ? (
    <p className="card-labels">
      <Badge kind="sponsored" />
    </p>
  ) : null;
}
