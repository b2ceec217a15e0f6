import { EditorText } from '#app/components/editor-text.tsx';
import { TargetButton } from '../tile/target-button.tsx';
import type { TileProps } from '../tile/tile-context.ts';

export function DeeplinkbuttonTile({ tile, context }: TileProps<'deeplinkbutton'>) {
  return (
    <TargetButton url={tile.url} context={context} color={tile.color} inverse={tile.style === 'inverse'}>
      <EditorText className="min-w-0 [overflow-wrap:anywhere]">{tile.title}</EditorText>
    </TargetButton>
  );
}
