import type { ActionFormState } from '#app/participation/participation.ts';
import type { TileProps } from '../tile/tile-context.ts';

/** What the parts of an action share: its tile, and how the rider stands with it. */
export type ActionProps = TileProps<'action'> & { part: ActionFormState };
