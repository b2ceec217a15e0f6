import { RichText } from '#app/components/rich-text.tsx';
import type { TileProps } from '../tile/tile-context.ts';

export function TextTile({ tile, context }: TileProps<'text'>) {
  const first = context.entry.kacheln.find(({ type }) => type === 'text');
  return <RichText html={tile.content} lead={first?.key === tile.key} />;
}
