import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Card } from '#app/components/card.tsx';
import { Heading } from '#app/components/heading.tsx';
import { LoadFailed } from '#app/components/load-failed.tsx';
import { outcomeOf } from '#app/content/loaded.server.ts';
import type { WirePost } from '#app/contract/content/wire-post.ts';
import { usePage } from '#app/request/page-context.tsx';
import { riderOf } from '#app/request/rider.server.ts';
import { documentHeaders } from '#app/shell/document-headers.ts';
import { titleMeta } from '#app/shell/meta.ts';
import { LargeHeadline, SmallHeadline } from './headline.tsx';

export async function loader({ request }: LoaderFunctionArgs) {
  const { content } = await riderOf(request);
  const posts = await outcomeOf(content.wirePosts(), []);
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

/** The first three are large (specification 2.10). */
const LARGE = 3;

/** In landscape or on wide screens the large ones stand beside the list. */
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
    <div className="mx-auto grid max-w-column grid-cols-1 items-start gap-section card-columns:max-w-page card-columns:grid-cols-2">
      <ul className="grid gap-gutter">
        {posts.slice(0, LARGE).map((post, index) => (
          <li key={post.id}>
            <LargeHeadline post={post} eager={index === 0} />
          </li>
        ))}
      </ul>
      {rest.length > 0 ? (
        <Card padded={false}>
          <ul aria-label={t('worldNewsMore')} className="divide-y divide-line">
            {rest.map((post) => (
              <li key={post.id}>
                <SmallHeadline post={post} />
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
    </div>
  );
}
