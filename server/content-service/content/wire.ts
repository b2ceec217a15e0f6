import { asc, isNull, lte, or, sql } from 'drizzle-orm';
import type { ContentAnswer } from '../core/conditional-answer.ts';
import type { Executor } from '../db/open-database.ts';
import { wirePosts } from '../db/schema.ts';
import { changedAt, type StoredWirePost } from './entry-store.ts';
import type { View } from './preview-access.ts';
import { responseSizeBudget } from './response-size-budget.ts';
import { newest } from './visibility.ts';

/** Limit of the list; older posts of a long feed can still be read by id. */
const MAX_POSTS = 100;

export const newestPosts = (db: Executor, view: View) =>
  db
    .select()
    .from(wirePosts)
    .where(or(isNull(wirePosts.publishedAt), lte(wirePosts.publishedAt, view.at)))
    .orderBy(sql`${wirePosts.publishedAt} desc nulls last`, asc(wirePosts.position))
    .limit(MAX_POSTS);

export async function wireAnswer(db: Executor, view: View): Promise<ContentAnswer> {
  const posts = await newestPosts(db, view);
  return {
    body: posts.map((post) => post.document).filter(responseSizeBudget().hasRoom),
    lastModified: newest([
      ...(await changedAt(db, ['wire'])),
      ...posts.flatMap((post) => [post.updatedAt, post.publishedAt]),
    ]),
  };
}

export function isWirePostPublished(post: StoredWirePost, view: View): boolean {
  return post.publishedAt === null || post.publishedAt <= view.at;
}
