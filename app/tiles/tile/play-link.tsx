import type { ReactNode } from 'react';
import { EDITOR_TEXT, SentenceWithEditorText } from '#app/components/editor-text.tsx';
import { Icon, type IconName } from '#app/components/icon.tsx';
import { currentUrlWith } from '#app/visit/page.ts';
import { anchorOf, type ReadyTile } from './ready-tile.ts';
import type { TileContext } from './tile-context.ts';

/** URL that loads a tile's third-party content or media. */
export function playHref(key: string, { page }: Pick<TileContext, 'page'>): string {
  return `${currentUrlWith(page, { play: key })}#${anchorOf(key)}`;
}

interface Played {
  tile: ReadyTile;
  context: TileContext;
  title: string;
  facts?: string;
}

const MEDIA = { sound: ['mediaShow', 'audio'], play: ['videoShow', 'video'] } as const;

/** In the text-only view media only load after a click on this link. */
export function MediaPlayLink({ title, icon, ...props }: Played & { icon: keyof typeof MEDIA }) {
  const { t } = props.context;
  const [sentence, kind] = MEDIA[icon];
  return (
    <PlayLink
      {...props}
      icon={icon}
      label={
        <SentenceWithEditorText sentence={t(sentence, { title: EDITOR_TEXT })} or={t(kind)}>
          {title}
        </SentenceWithEditorText>
      }
    />
  );
}

/** The same for another provider's content; `facts` names the provider. */
export function EmbedPlayLink({ title, ...props }: Played) {
  return <PlayLink {...props} icon="play" label={props.context.t('embedLoad', { title })} />;
}

type PlayLinkProps = Omit<Played, 'title'> & { icon: IconName; label: ReactNode };

function PlayLink({ tile, context, icon, label, facts }: PlayLinkProps) {
  return (
    <a
      href={playHref(tile.key, context)}
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
