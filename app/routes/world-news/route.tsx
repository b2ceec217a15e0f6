import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Bands } from '#app/components/bands.tsx';
import { Card } from '#app/components/card.tsx';
import { CardColumns } from '#app/components/card-columns.tsx';
import { Heading } from '#app/components/heading.tsx';
import { LoadFailed } from '#app/components/load-failed.tsx';
import { loadedOr } from '#app/content/loaded.server.ts';
import type { WirePost } from '#app/contract/content/wire-post.ts';
import { documentHeaders } from '#app/shell/document-headers.ts';
import { titleMeta } from '#app/shell/meta.ts';
import { usePage } from '#app/visit/page-context.tsx';
import { requestContextOf } from '#app/visit/request-context.server.ts';
import { LargeHeadline, SmallHeadline } from './headline.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { content } = requestContextOf(request, context);
  const posts = await loadedOr(content.wirePosts(), []);
  return data({ posts }, { status: posts.state === 'failed' ? 503 : 200 });
}

export const headers = documentHeaders;

export const meta = titleMeta('worldNewsTitle', 'worldNewsDescription');

export default function WorldNewsScreen() {
  const { posts } = useLoaderData<typeof loader>();
  const { t } = usePage();
  return (
    <>
      <Heading kicker={t('worldNewsTitle')}>{t('worldNewsHeading')}</Heading>
      {posts.state === 'failed' ? <LoadFailed /> : <Headlines posts={posts.value} />}
    </>
  );
}

/** Number of large headlines (specification 2.10). */
const LARGE = 3;

/** In landscape and on wide screens the first headline is larger, and the list has two columns. */
function Headlines({ posts }: { posts: WirePost[] }) {
  const { t } = usePage();
  if (posts.length === 0) {
    return (
      <Card className="max-w-column">
        <p role="status">{t('worldNewsEmpty')}</p>
      </Card>
    );
  }
  const rest = posts.slice(LARGE);
  return (
    <Bands>
      <LargeHeadlines posts={posts.slice(0, LARGE)} />
      {rest.length > 0 ? (
        <div className="band band-across">
          <div className="band-column">
            <Card padded={false}>
              <ul aria-label={t('worldNewsMore')} className="card-rows">
                {rest.map((post) => (
                  <li key={post.id}>
                    <SmallHeadline post={post} />
                  </li>
                ))}
              </ul>
            </Card>
          </div>
        </div>
      ) : null}
    </Bands>
  );
}

/**
 * Beside the first one's picture two are stacked at its height; without a picture the first spans the width above them.
 */
function LargeHeadlines({ posts }: { posts: WirePost[] }) {
  const { page } = usePage();
  const [lead, ...others] = posts;
  if (!lead || page.textOnly || lead.images.length === 0 || others.length === 0) {
    return (
      <div className="mb-section">
        <CardColumns leads>
          {posts.map((post) => (
            <LargeHeadline key={post.id} post={post} lead={post === lead} />
          ))}
        </CardColumns>
      </div>
    );
  }
  return (
    <div className="band band-even band-lead">
      <ul className="band-column">
        <li className="fills">
          <LargeHeadline post={lead} lead />
        </li>
      </ul>
      <ul className="band-column">
        {others.map((post) => (
          <li key={post.id} className="fills">
            <LargeHeadline post={post} />
          </li>
        ))}
      </ul>
    </div>
  );
}
