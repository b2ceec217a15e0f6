import { Icon } from '#app/components/icon.tsx';
import { Picture } from '#app/components/picture.tsx';
import { RichText } from '#app/components/rich-text.tsx';
import type { TileProps } from '../tile-context.ts';

/** A press release, folded; it stands inside the infos block. */
export function PressreleaseTile({ tile, context }: TileProps<'pressrelease'>) {
  const { t, page } = context;
  return (
    <details className="group">
      <summary className="flex min-h-[56px] cursor-pointer list-none items-center px-4 py-2 hover:bg-green-tint [&::-webkit-details-marker]:hidden">
        <Icon name="text" className="mr-3 h-6 w-6 flex-none text-green" />
        <h3 className="min-w-0 flex-1 text-base [overflow-wrap:anywhere]">
          {tile.title}
          <span className="block text-sm font-normal text-soft">{t('releaseLabel')}</span>
        </h3>
        <Icon
          name="arrowDown"
          className="ml-2 h-5 w-5 flex-none text-soft transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      <article className="border-t border-line px-4 pb-5 pt-4">
        <header className="mb-4">
          {tile.logoURL && !page.textOnly ? (
            <Picture
              src={tile.logoURL}
              alt={t('releaseLogo')}
              width={320}
              height={120}
              sizes="160px"
              className="mb-3 h-[60px] w-[160px] object-contain object-left"
            />
          ) : null}
          {tile.textfeld.trim() ? <p className="text-sm">{tile.textfeld}</p> : null}
          {tile.senderDate.trim() ? <p className="text-sm text-soft">{tile.senderDate}</p> : null}
        </header>
        {tile.subheader.trim() ? <p className="kicker mb-1">{tile.subheader}</p> : null}
        {tile.header.trim() ? <h4 className="mb-2 text-lg font-bold leading-tight">{tile.header}</h4> : null}
        <RichText html={tile.text} />
        <footer className="mt-4 border-t border-line pt-3 text-sm text-soft">
          {tile.senderSign.trim() ? <p>{tile.senderSign}</p> : null}
          {tile.copyright.trim() ? <p>{tile.copyright}</p> : null}
        </footer>
      </article>
    </details>
  );
}
