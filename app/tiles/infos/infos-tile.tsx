import { Card } from '#app/components/card.tsx';
import { EditorText } from '#app/components/editor-text.tsx';
import { Icon } from '#app/components/icon.tsx';
import type { InfosTile as Infos } from '#app/contract/tiles/infos.ts';
import { PressreleaseTile } from '../pressrelease/pressrelease-tile.tsx';
import { editorTarget } from '../tile/editor-target.ts';
import type { TileContext, TileProps } from '../tile/tile-context.ts';

/** Further information: files, links and the press releases after it. */
export function InfosTile({ tile, context }: TileProps<'infos'>) {
  return (
    <Card padded={false}>
      <EditorText as="h2" className="px-4 pb-2 pt-4 text-xl" or={context.t('infosTitle')}>
        {tile.title}
      </EditorText>
      <ul className="divide-y divide-line">
        {tile.links.map((link, index) => (
          <li key={index}>
            <InfoLink link={link} context={context} />
          </li>
        ))}
        {context.gathered.releases[tile.key]?.map((release) => (
          <li key={release.key}>
            <PressreleaseTile tile={release} context={context} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function InfoLink({ link, context }: { link: Infos['links'][number]; context: TileContext }) {
  const { t } = context;
  const { href, rel, kind, icon } = editorTarget(link.url, context);
  const opens = link.isPdf
    ? t('infosPdf')
    : { inside: '', outside: t('linkExternal'), mail: t('infosMail'), phone: t('infosPhone') }[kind];
  return (
    <a
      href={href}
      rel={rel}
      className="flex min-h-[56px] items-center px-4 py-2 ring-inside hover:bg-green-tint"
    >
      <Icon name={link.isPdf ? 'file' : icon} className="mr-3 h-6 w-6 flex-none text-green" />
      <span className="min-w-0 flex-1 font-semibold [overflow-wrap:anywhere]">
        <EditorText>{link.label}</EditorText>
        {opens ? <span className="block text-sm font-normal text-soft">{opens}</span> : null}
      </span>
    </a>
  );
}
