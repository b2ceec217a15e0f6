import { ButtonLink } from '#app/components/button.tsx';
import { EditorText } from '#app/components/editor-text.tsx';
import { Icon } from '#app/components/icon.tsx';
import { editorTarget } from '../tile/editor-target.ts';
import type { TileProps } from '../tile/tile-context.ts';

export function DeeplinkbuttonTile({ tile, context }: TileProps<'deeplinkbutton'>) {
  const { href, rel, kind, icon } = editorTarget(tile.url, context);
  return (
    <ButtonLink href={href} rel={rel} color={tile.color} inverse={tile.style === 'inverse'} wide>
      <EditorText className="min-w-0 [overflow-wrap:anywhere]">{tile.title}</EditorText>
      {kind === 'outside' ? <span className="sr-only"> ({context.t('linkExternal')})</span> : null}
      <Icon name={icon} className="ml-2 h-5 w-5 flex-none" />
    </ButtonLink>
  );
}
