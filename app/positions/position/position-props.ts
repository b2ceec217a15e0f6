import type { Position } from '#app/contract/content/position.ts';
import type { WirePost } from '#app/contract/content/wire-post.ts';

export interface PositionProps {
  position: Position;
  /** Unique on the page, for addresses inside it. */
  id: string;
  /** The entry whose picture the page begins with: it is loaded at once. */
  first: string | null;
  /** The page leads with its first card. */
  lead: boolean;
  /** Newest first; none where the wire news could not be had. */
  wire: readonly WirePost[];
}
