import { Icon } from '#app/components/icon.tsx';
import { Picture } from '#app/components/picture.tsx';
import { fixed } from '#app/components/picture-places.ts';
import { RichText } from '#app/components/rich-text.tsx';
import { Written } from '#app/components/written.tsx';
import type { TileProps } from '../tile/tile-context.ts';

/** A press release, folded; it stands inside the infos block. */
export function PressreleaseTile({ tile, context }: TileProps<'pressrelease'>) {
  const { t, page } = context;
  const Release = tile.header.trim() ? 'article' : 'div';
  return (
    <details className="group">
      <summary className="flex min-h-[56px] cursor-pointer list-none items-center px-4 py-2 hover:bg-green-tint [&::-webkit-details-marker]:hidden">
        <Icon name="text" className="mr-3 h-6 w-6 flex-none text-green" />
        <h3 className="min-w-0 flex-1 text-base [overflow-wrap:anywhere]">
          <Written>{tile.title}</Written>
          <span className="block text-sm font-normal text-soft">{t('releaseLabel')}</span>
        </h3>
        <Icon
          name="arrowDown"
          className="ml-2 h-5 w-5 flex-none text-soft transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      <Release className="border-t border-line px-4 pb-5 pt-4">
        <header className="mb-4">
          {tile.logoURL && !page.textOnly ? (
            <Picture
              src={tile.logoURL}
              alt={t('releaseLogo')}
              width={320}
              height={120}
              place={fixed(160)}
              className="mb-3 h-[60px] w-[160px] object-contain object-left"
            />
          ) : null}
          {tile.textfeld.trim() ? (
            <Written as="p" className="text-sm">
              {tile.textfeld}
            </Written>
          ) : null}
          {tile.senderDate.trim() ? (
            <Written as="p" className="text-sm text-soft">
              {tile.senderDate}
            </Written>
          ) : null}
        </header>
        {tile.subheader.trim() ? (
          <Written as="p" className="kicker mb-1">
            {tile.subheader}
          </Written>
        ) : null}
        {tile.header.trim() ? (
          <Written as="h4" className="mb-2 text-lg font-bold leading-tight">
            {tile.header}
          </Written>
        ) : null}
        <RichText html={tile.text} />
        <footer className="mt-4 border-t border-line pt-3 text-sm text-soft">
          {tile.senderSign.trim() ? <Written as="p">{tile.senderSign}</Written> : null}
          {tile.copyright.trim() ? <Written as="p">{tile.copyright}</Written> : null}
        </footer>
      </Release>
    </details>
  );
}
