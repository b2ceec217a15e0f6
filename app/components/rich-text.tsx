import { isBlank, type SafeHtml } from '#app/contract/html.ts';
import { contentLanguage, hrefFor, type Page } from '#app/visit/page.ts';
import { usePage } from '#app/visit/page-context.tsx';

/** Styles for editors' HTML; tables are in styles/tables.css. Only elements that the sanitiser allows. */
const TYPOGRAPHY = [
  'max-w-[68ch] [orphans:3] [widows:3] [&>*+*]:mt-4 [&>*:first-child]:mt-0',
  '[&_h2]:text-xl [&_h3]:text-lg [&_h4]:font-bold [&_h5]:font-bold [&_h6]:font-bold [&>h2]:mt-6 [&>h3]:mt-6 [&>h4]:mt-6',
  '[&>h2+*]:mt-2 [&>h3+*]:mt-2 [&>h4+*]:mt-1',
  '[&_a]:text-green [&_a]:underline',
  '[&_ul]:list-disc [&_ol]:list-decimal [&_ul]:pl-6 [&_ol]:pl-8 [&_li+li]:mt-1 [&_li::marker]:text-green',
  // Right-to-left lists: the marker is on the right, so the padding is too. A right-to-left item in a left-to-right
  // list keeps the list's padding on the left, so its marker goes inside.
  '[&_ul[dir=rtl]]:pl-0 [&_ul[dir=rtl]]:pr-6 [&_ol[dir=rtl]]:pl-0 [&_ol[dir=rtl]]:pr-8 [&_li[dir=rtl]]:list-inside',
  '[&_li>ul]:mt-1 [&_li>ol]:mt-1 [&_li>p+p]:mt-1 [&_td>p+p]:mt-1',
  '[&_blockquote]:border-l-4 [&_blockquote]:border-green [&_blockquote]:pl-4 [&_blockquote>*+*]:mt-2',
  '[&_img]:h-auto [&_img]:max-w-full [&_img]:rounded [&_img]:object-scale-down',
  '[&_figcaption]:mt-2 [&_figcaption]:text-sm [&_figcaption]:text-soft',
  '[&_pre]:whitespace-pre-wrap [&_hr]:border-line',
  '[&_mark]:bg-sun [&_mark]:text-on-sun [&_small]:text-sm [&_.rt-alt]:block [&_.rt-alt]:italic [&_.rt-alt]:text-soft',
].join(' ');

interface RichTextProps {
  html: SafeHtml;
  /** An article's first text: its first paragraph is larger. */
  lead?: boolean;
  className?: string;
}

/** Renders HTML sanitised on the server; the type admits no other. */
export function RichText({ html, lead = false, className = '' }: RichTextProps) {
  const { page } = usePage();
  if (isBlank(html)) return null;
  return (
    <div
      lang={contentLanguage(page)}
      className={`${TYPOGRAPHY} ${lead ? '[&>p:first-child]:text-lg [&>p:first-child]:leading-normal' : ''} ${className}`}
      dangerouslySetInnerHTML={{ __html: carryingLinks(html, page) }}
    />
  );
}

const BLOCK_END = /<\/(?:p|div|li|h[1-6]|td|th|blockquote)>|<br>/g;
/** A link that contained only a removed picture. */
const EMPTY_LINK = /<a\b[^>]*>\s*<\/a>/g;
const NOT_INLINE = /<(?!\/?(?:a|b|strong|em|i|u|small|abbr|span)\b)[^>]*>/g;

/** The same for inline contexts such as a form label: blocks become plain running text. */
export function InlineRichText({ html }: { html: SafeHtml }) {
  const { page } = usePage();
  const words = carryingLinks(html, page)
    .replace(BLOCK_END, ' ')
    .replace(NOT_INLINE, '')
    .replace(EMPTY_LINK, '')
    .trim();
  return (
    <span
      lang={contentLanguage(page)}
      className="[&_a]:text-green [&_a]:underline"
      dangerouslySetInnerHTML={{ __html: words }}
    />
  );
}

/** Internal links carry the settings that no cookie holds. The regexp relies on the sanitiser's output format. */
function carryingLinks(html: SafeHtml, page: Pick<Page, 'carry'>): string {
  const shown = html.replace(/<figure data-ext-id="[^"]*"><\/figure>/g, '').replace(EMPTY_LINK, '');
  if (page.carry.length === 0) return shown;
  return shown.replace(/ href="(\/[^"]*)"/g, (_, path: string) => {
    const carried = hrefFor(page, path.replaceAll('&amp;', '&'));
    return ` href="${carried.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
  });
}
