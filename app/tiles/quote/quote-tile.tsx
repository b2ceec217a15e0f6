import { EditorText } from '#app/components/editor-text.tsx';
import { RichText } from '#app/components/rich-text.tsx';
import type { TileProps } from '../tile/tile-context.ts';

export function QuoteTile({ tile }: TileProps<'quote'>) {
  const { title, quote, author, author_role } = tile;
  return (
    <figure className="relative border-l-4 border-green py-1 pl-5">
      <span className="mb-1 block h-7 text-[72px] leading-[0.9] text-green" aria-hidden="true">
        “
      </span>
      <EditorText as="h2" className="mb-2 text-lg" or={null}>
        {title}
      </EditorText>
      <blockquote className="text-lg font-semibold">
        <RichText html={quote} />
      </blockquote>
      {author.trim() || author_role.trim() ? (
        <figcaption className="mt-3 text-sm">
          {author.trim() ? <EditorText className="block font-bold">{author}</EditorText> : null}
          {author_role.trim() ? <EditorText className="block text-soft">{author_role}</EditorText> : null}
        </figcaption>
      ) : null}
    </figure>
  );
}
