import type { Position } from '#app/contract/content/position.ts';
import type { WirePost } from '#app/contract/content/wire-post.ts';

export interface PositionProps {
  position: Position;
  /** Unique on the page, for addresses inside it. */
  id: string;
  /** The entry whose picture is loaded eagerly. */
  first: string | null;
  /** The page leads with its first card. */
  lead: boolean;
  /** It spans both columns. */
  across: boolean;
  /** Newest first; empty if the wire news couldn't be loaded. */
  wire: readonly WirePost[];
}
