import type { ActionFormState } from '#app/participation/participation.ts';
import type { TileProps } from '../tile/tile-context.ts';

/** Props shared by an action's components: tile, context and form state. */
export type ActionProps = TileProps<'action'> & { formState: ActionFormState };
