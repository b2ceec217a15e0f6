import { Card } from '#app/components/card.tsx';
import { EditorText } from '#app/components/editor-text.tsx';
import { Icon } from '#app/components/icon.tsx';
import { RichText } from '#app/components/rich-text.tsx';
import { isBlank } from '#app/contract/html.ts';
import type { TileProps } from '../tile/tile-context.ts';

/** Up to five collapsible answers as native <details>, which need no script. */
export function AkkordeonTile({ tile }: TileProps<'akkordeon'>) {
  const Head = tile.title.trim() ? 'h3' : 'h2';
  return (
    <Card padded={false}>
      <EditorText as="h2" className="px-4 pb-2 pt-4 text-lg uppercase tracking-wide" or={null}>
        {tile.title}
      </EditorText>
      <div className="divide-y divide-line">
        {tile.items
          .filter(({ content }) => !isBlank(content))
          .map(({ head, content }, index) => (
            <details key={index} className="group">
              <summary className="flex min-h-[56px] cursor-pointer list-none items-center px-4 py-2 hover:bg-green-tint [&::-webkit-details-marker]:hidden">
                <EditorText as={Head} className="min-w-0 flex-1 text-base [overflow-wrap:anywhere]">
                  {head}
                </EditorText>
                <Icon
                  name="arrowDown"
                  className="ml-3 h-5 w-5 flex-none text-green transition-transform duration-200 group-open:rotate-180"
                />
              </summary>
              <RichText html={content} className="px-4 pb-4 pt-1" />
            </details>
          ))}
      </div>
    </Card>
  );
}
