import { EditorText } from '#app/components/editor-text.tsx';
import { RichText } from '#app/components/rich-text.tsx';
import type { TileProps } from '../tile/tile-context.ts';

export function QuoteTile({ tile }: TileProps<'quote'>) {
  const { title, quote, author, author_role } = tile;
  return (
    <figure className="relative border-l-4 border-green py-1 pl-5">
      {/* A quotation mark as a letter would overlap the first line where a reader sets the line height. */}
      <svg className="mb-3 mt-1 block h-4 w-6 text-green" viewBox="0 0 24 16" aria-hidden="true">
        <path fill="currentColor" d="M6 0h5L7 16H1zM18 0h5l-4 16h-6z" />
      </svg>
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
