import type { ReactNode } from 'react';
import { Icon, type IconName } from '#app/components/icon.tsx';
import { currentUrlWith } from '#app/visit/page.ts';
import { anchorOf } from './ready-tile.ts';
import type { TileContext } from './tile-context.ts';

/** URL that loads a tile's third-party content or media. */
export function playHref(key: string, { page }: Pick<TileContext, 'page'>): string {
  return `${currentUrlWith(page, { play: key })}#${anchorOf(key)}`;
}

interface PlayLinkProps {
  tileKey: string;
  context: TileContext;
  icon: IconName;
  label: ReactNode;
  facts?: string;
}

/** In the text-only view media only load after a click on this link. */
export function PlayLink({ tileKey, context, icon, label, facts }: PlayLinkProps) {
  return (
    <a
      href={playHref(tileKey, context)}
      className="flex min-h-[56px] items-center rounded bg-card px-4 py-2 shadow-lifted hover:bg-green-tint"
    >
      <Icon name={icon} className="mr-3 h-6 w-6 flex-none text-green" />
      <span className="min-w-0 font-semibold">
        {label}
        {facts ? <span className="block text-sm font-normal text-soft">{facts}</span> : null}
      </span>
    </a>
  );
}
