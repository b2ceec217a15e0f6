import type { ContentAnswer } from '../core/conditional-answer.ts';
import type { Executor } from '../db/open-database.ts';
import { advertisingMarker } from './advertising.ts';
import { contentId } from './content-id.ts';
import { changedAt, loadEntry, loadWirePost } from './entry-store.ts';
import type { View } from './preview-access.ts';
import { isReadable, lastChange, newest } from './visibility.ts';
import { isWirePostPublished } from './wire.ts';

/**
 * An entry by its id; wire posts are entries too (content-api.md, 'Wire posts'). A preview ignores publication dates:
 * editors also check entries that are not on a page yet or any more.
 */
export async function entryAnswer(db: Executor, id: string, view: View): Promise<ContentAnswer | null> {
  if (!contentId.safeParse(id).success) return null;
  const entry = await loadEntry(db, id);
  if (entry) {
    if (!view.preview && !isReadable(entry, view.at)) return null;
    const mark = await advertisingMarker(db);
    return {
      body: mark(entry.document),
      lastModified: newest([lastChange(entry, view.at), ...(await changedAt(db, ['pages']))]),
    };
  }
  const post = await loadWirePost(db, id);
  if (!post || !(view.preview || isWirePostPublished(post, view))) return null;
  return { body: post.document, lastModified: newest([post.updatedAt, post.publishedAt]) };
}
