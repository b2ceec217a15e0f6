import { EditorText } from '#app/components/editor-text.tsx';
import { Icon } from '#app/components/icon.tsx';
import { Picture } from '#app/components/picture.tsx';
import { fixedWidth } from '#app/components/picture-places.ts';
import { RichText } from '#app/components/rich-text.tsx';
import { contentLanguage } from '#app/visit/page.ts';
import type { TileProps } from '../tile/tile-context.ts';

/** A collapsed press release inside the infos block. */
export function PressreleaseTile({ tile, context }: TileProps<'pressrelease'>) {
  const { t, page } = context;
  const logo = page.textOnly ? '' : tile.logoURL;
  const sender = tile.senderSign.trim();
  // Decoration if the words next to it name the sender.
  const logoText = tile.textfeld.trim() ? '' : [t('releaseLogo'), sender].filter(Boolean).join(': ');
  const Release = tile.header.trim() ? 'article' : 'div';
  return (
    <details className="group">
      <summary className="flex min-h-[56px] cursor-pointer list-none items-center px-4 py-2 hover:bg-green-tint [&::-webkit-details-marker]:hidden">
        <Icon name="text" className="mr-3 h-6 w-6 flex-none text-green" />
        <h3 className="min-w-0 flex-1 text-base [overflow-wrap:anywhere]">
          <EditorText>{tile.title}</EditorText>
          <span className="block text-sm font-normal text-soft">{t('releaseLabel')}</span>
        </h3>
        <Icon
          name="arrowDown"
          className="ml-2 h-5 w-5 flex-none text-soft transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      <Release className="border-t border-line px-4 pb-5 pt-4">
        {logo || tile.textfeld.trim() || tile.senderDate.trim() ? (
          <header className="mb-4">
            {logo ? (
              <Picture
                src={logo}
                alt={logoText}
                lang={sender ? contentLanguage(page) : undefined}
                width={320}
                height={120}
                place={fixedWidth(160)}
                className="mb-3 h-[60px] w-[160px] object-contain object-left"
              />
            ) : null}
            <EditorText as="p" className="text-sm" or={null}>
              {tile.textfeld}
            </EditorText>
            <EditorText as="p" className="text-sm text-soft" or={null}>
              {tile.senderDate}
            </EditorText>
          </header>
        ) : null}
        <EditorText as="p" className="kicker mb-1" or={null}>
          {tile.subheader}
        </EditorText>
        <EditorText as="h4" className="mb-2 text-lg font-bold leading-tight" or={null}>
          {tile.header}
        </EditorText>
        <RichText html={tile.text} />
        {sender || tile.copyright.trim() ? (
          <footer className="mt-4 border-t border-line pt-3 text-sm text-soft">
            {sender ? <EditorText as="p">{tile.senderSign}</EditorText> : null}
            {tile.copyright.trim() ? <EditorText as="p">{tile.copyright}</EditorText> : null}
          </footer>
        ) : null}
      </Release>
    </details>
  );
}
