import type { PicturePlace } from '#app/components/picture-places.ts';
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
  /** How wide a picture is that fills it. */
  place: PicturePlace;
  /** Newest first; empty if the wire news couldn't be loaded. */
  wire: readonly WirePost[];
}
