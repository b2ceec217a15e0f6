import { DomUtils, parseDocument } from 'htmlparser2';
import sanitizeHtml from 'sanitize-html';
import { isUntrustedHtml, type SafeHtml, type UntrustedHtml, type WithSafeHtml } from '#app/contract/html.ts';
import { printable } from '#app/contract/plain-text.ts';
import { type LinkRules, nameLink } from './rich-text-links.server.ts';
import { fitPicture, type PictureRules } from './rich-text-pictures.server.ts';
import { fitHeadings, flow, liftPicturePlaces } from './rich-text-structure.server.ts';
import { childrenNamed, element, elementsIn, innerHtml } from './rich-text-tree.server.ts';

/** Settings of the page that the HTML is made for. */
export interface RichTextRules extends LinkRules, PictureRules {
  labels: LinkRules['labels'] & PictureRules['labels'] & { table: string };
}

const BECOMES_DIV =
  'section article header footer main aside nav center address form fieldset details summary dl dt dd hgroup'.split(
    ' ',
  );

const ALLOW: sanitizeHtml.IOptions = {
  allowedTags:
    'p div br wbr hr h1 h2 h3 h4 h5 h6 ul ol li blockquote pre code kbd samp var a strong b em i u s del ins sub sup small mark abbr q cite span table caption thead tbody tfoot tr th td figure figcaption img'.split(
      ' ',
    ),
  allowedAttributes: {
    a: ['href', 'hreflang'],
    img: ['src', 'alt', 'width', 'height'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
    ol: ['start', 'type', 'reversed'],
    abbr: ['title'],
    figure: ['data-ext-id'],
    '*': ['lang', 'dir'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  // The content of these elements is dropped as well.
  nonTextTags:
    'script style textarea option select noscript template title iframe object svg math audio video canvas xmp noembed noframes plaintext'.split(
      ' ',
    ),
  nestingLimit: 40,
  transformTags: {
    ...Object.fromEntries(BECOMES_DIV.map((name) => [name, 'div'])),
    font: 'span',
    big: 'span',
    time: 'span',
    strike: 's',
    tt: 'code',
    dir: 'ul',
    menu: 'ul',
  },
};

/** Longer HTML is a mistake or an attack. */
const MAX_CHARACTERS = 500_000;

/**
 * WordPress puts a download button right after the link with the file's name. Without WordPress's style sheet the two
 * would touch, so a space is inserted.
 */
const BEFORE_DOWNLOAD = /<\/a>(?=<a\s(?:[^<>]{0,2000}\s)?download[\s=>])/gi;

/** XML serialisers write `<figure data-ext-id="x"/>`. HTML ignores the slash: the figure would hold all that follows. */
const SELF_CLOSED_FIGURE = /<figure(\s[^<>]*)?\/>/gi;

const VALID_ATTRIBUTE: Record<string, RegExp> = {
  lang: /^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/i,
  hreflang: /^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/i,
  dir: /^(?:ltr|rtl|auto)$/,
  start: /^-?\d{1,6}$/,
  type: /^[1aAiI]$/,
  'data-ext-id': /^[^\s"'<>]{1,200}$/,
};

/** The only conversion from UntrustedHtml to SafeHtml. */
export function makeSafe({ untrusted, headings }: UntrustedHtml, rules: RichTextRules): SafeHtml {
  const mended = untrusted
    .slice(0, MAX_CHARACTERS)
    .replace(BEFORE_DOWNLOAD, '$& ')
    .replace(SELF_CLOSED_FIGURE, '<figure$1></figure>');
  const allowed = sanitizeHtml(mended, ALLOW);
  const parsed = parseDocument(allowed).children;
  for (const { attribs } of elementsIn(parsed)) {
    for (const [name, value] of Object.entries(attribs)) attribs[name] = printable(value);
    for (const [name, pattern] of Object.entries(VALID_ATTRIBUTE)) {
      if (attribs[name] !== undefined && !pattern.test(attribs[name])) delete attribs[name];
    }
  }
  const nodes = liftPicturePlaces(flow(parsed));
  const whole = element('div', {}, nodes);
  // In document order: a link takes its name from its picture before text-only mode replaces that picture by its text.
  for (const node of elementsIn(nodes)) {
    if (node.name === 'a') nameLink(node, rules);
    if (node.name === 'img') fitPicture(node, rules);
    if (node.name === 'table') letScroll(node, rules.labels.table);
  }
  // After the pictures, because headings that contained only a removed picture have been removed too.
  fitHeadings(whole.children, headings);
  return innerHtml(whole).trim() as SafeHtml;
}

/** Wraps a wide table in a focusable scroll container. */
function letScroll(table: ReturnType<typeof element>, label: string): void {
  const [caption] = childrenNamed(table, 'caption');
  const name = caption ? `${label}: ${DomUtils.textContent(caption).trim()}` : label;
  const frame = element('div', { class: 'rt-scroll', tabindex: '0', role: 'group', 'aria-label': name });
  DomUtils.replaceElement(table, frame);
  DomUtils.appendChild(frame, table);
}

/** Sanitises all HTML inside a value, at any depth. */
export function withSafeHtml<Value>(value: Value, rules: RichTextRules): WithSafeHtml<Value> {
  return walk(value, rules) as WithSafeHtml<Value>;
}

function walk(value: unknown, rules: RichTextRules): unknown {
  if (isUntrustedHtml(value)) return makeSafe(value, rules);
  if (Array.isArray(value)) return value.map((item) => walk(item, rules));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, walk(item, rules)]));
}
