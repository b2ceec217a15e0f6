import scriptWords from 'virtual:script-words';
import { decodeHTMLStrict } from 'entities';
import { memo } from '#app/contract/memo.ts';
import { flatCopy } from '#app/contract/split-target.ts';
import { hashOf } from './security-policy.server.ts';

/**
 * Purges unused CSS, which is inlined in every page: a page gets only the rules that its own elements can match. A page
 * with scripts also keeps rules for elements, for attributes and for classes that occur in any client script.
 */

/** A style rule, a conditional group of rules (such as @media), or text copied unchanged. */
type StylePart =
  | { selectors: readonly Selector[]; body: string }
  | { condition: string; parts: readonly StylePart[] }
  | { asIs: string };

interface Selector {
  text: string;
  /** Classes, elements and attributes that the page must contain for this to match. */
  needs: readonly string[];
}

/** Pseudo-elements that only certain elements have. Without a script no modal dialog opens, so no ::backdrop. */
const PSEUDO_ELEMENTS = [
  [/::(?:-webkit-file-upload|file-selector)-button/, '[type=file]'],
  [/::-webkit-search-decoration/, '[type=search]'],
  [/::-webkit-(?:inner|outer)-spin-button/, '[type=number]'],
  [/::backdrop/, 'nothing'],
] as const;
const GROUP = /:(?:not|is|where|host)\((?:\\.|[^()]|\([^()]*\))*\)/g;
const CLASS = /\.((?:\\.|[\w-])+)/g;
/** `^=` is for schemes, as in `[href^="tel:"]`. */
const ATTRIBUTE = /\[([\w-]+\^?)(?:="?([^\]"]*)"?)?\]/g;
/** `:where()` with a single attribute, as Tailwind's base styles use it for input types. */
const WHERE_ATTRIBUTE = /:where\((\[[^\]]*\])\)/g;
const PSEUDO = /::?[\w-]+(?:\([^)]*\))?/g;

function selectorOf(text: string, needed: (name: string) => boolean): Selector {
  const sure = text.replace(WHERE_ATTRIBUTE, '$1').replace(GROUP, '');
  const classes = [...sure.matchAll(CLASS)].map(([, name = '']) => `.${name.replace(/\\(.)/g, '$1')}`);
  const bare = sure.replace(CLASS, '');
  // Only attributes with a value count: those without one (such as [open]) may change.
  const named = [...bare.matchAll(ATTRIBUTE)].filter(([, , value]) => value !== undefined);
  const attributes = named.map(([, name, value]) => `[${name}=${value}]`);
  const elements =
    bare
      .replace(ATTRIBUTE, '')
      .replace(PSEUDO, '')
      .match(/[a-z][\w]*/gi) ?? [];
  const owners = PSEUDO_ELEMENTS.flatMap(([element, owner]) => (element.test(bare) ? [owner] : []));
  return { text, needs: [...classes, ...attributes, ...elements, ...owners].filter(needed) };
}

/** Splits at commas outside brackets that aren't escaped. */
function selectorsOf(prelude: string, needed: (name: string) => boolean): Selector[] {
  return prelude.split(/(?<!\\),(?![^(]*\))(?![^[]*\])/).map((text) => selectorOf(text.trim(), needed));
}

/** The index of the matching closing brace; ignores braces in strings. */
function endOf(css: string, open: number): number {
  let depth = 0;
  let quote = '';
  for (let at = open; at < css.length; at += 1) {
    const character = css[at];
    if (character === '\\') at += 1;
    else if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === '{') depth += 1;
    else if (character === '}') {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  return css.length;
}

function partsOf(css: string, needed: (name: string) => boolean): StylePart[] {
  const parts: StylePart[] = [];
  let at = 0;
  while (at < css.length) {
    const open = css.indexOf('{', at);
    if (open === -1) break;
    const end = endOf(css, open);
    const prelude = css.slice(at, open).trim();
    const body = css.slice(open + 1, end);
    if (/^@(media|supports)\b/.test(prelude))
      parts.push({ condition: prelude, parts: partsOf(body, needed) });
    else if (prelude.startsWith('@')) parts.push({ asIs: `${prelude}{${body}}` });
    else parts.push({ selectors: selectorsOf(prelude, needed), body });
    at = end + 1;
  }
  return parts;
}

function written(parts: readonly StylePart[], there: ReadonlySet<string>): string {
  return parts
    .map((part) => {
      if ('asIs' in part) return part.asIs;
      if ('condition' in part) {
        const inside = written(part.parts, there);
        return inside === '' ? '' : `${part.condition}{${inside}}`;
      }
      const met = part.selectors.filter((selector) => selector.needs.every((name) => there.has(name)));
      return met.length === 0 ? '' : `${met.map(({ text }) => text).join(',')}{${part.body}}`;
    })
    .join('');
}

/** Also `data-class`: classes that a script gives to elements it creates. */
const CLASSES = / (?:data-)?class="[^"]*"/g;
const namesOf = memo<readonly string[]>(5000, 2000);

function namesIn(match: string): readonly string[] {
  return namesOf(match, () => {
    // A copy, because V8's substring would keep the whole page in memory.
    const value = decodeHTMLStrict(flatCopy(match.slice(match.indexOf('"') + 1, -1)));
    return value.split(/\s+/).map((name) => `.${name}`);
  });
}

function classesIn(html: string): Set<string> {
  const classes = new Set<string>();
  for (const attribute of new Set(html.match(CLASSES)))
    for (const name of namesIn(attribute)) classes.add(name);
  return classes;
}

/** All classes, elements and attributes in a page. */
function namesInPage(html: string): Set<string> {
  const things = classesIn(html);
  for (const [, name = ''] of html.matchAll(/<([a-z][\w]*)/g)) things.add(name);
  for (const [, name = '', value = '', scheme] of html.matchAll(/ ([\w-]+)="((?:([a-z]+:)|)[^"]*)"/g)) {
    things.add(`[${name}=${value}]`);
    if (scheme) things.add(`[${name}^=${scheme}]`);
  }
  return things;
}

/** Removes custom properties and keyframes that nothing refers to, and the rules that this empties. */
function withoutUnused(css: string, html: string): string {
  const used = new Set([...`${css}${html}`.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name));
  return css
    .replace(/(--[\w-]+):[^;}]*;?/g, (declaration, name: string) => (used.has(name) ? declaration : ''))
    .replace(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^}]*\})*\}/g, (rule, name: string) =>
      new RegExp(`animation[\\w-]*:[^;}]*\\b${name}\\b`).test(css) ? rule : '',
    )
    .replace(/[^{}]+\{\}/g, '');
}

interface InlineStyle {
  bytes: Buffer;
  /** For the Content-Security-Policy. */
  hash: string;
}

interface Sheet {
  parts: readonly StylePart[];
  /** Classes that rules need and that no script adds. */
  classes: readonly string[];
  /** Its styles, by the classes that a page has: pages of one kind mostly share one. */
  styles: ReturnType<typeof memo<InlineStyle>>;
}

const SCRIPT_WORDS = new Set(scriptWords);
/** A class name that appears unchanged in a script's code: without quotes, escapes and non-ASCII letters. */
const PLAIN = /^\.[^\s"'`${}\\\u007f-\uffff]+$/;

function sheetOf(css: string, scripted: boolean): Sheet {
  const classes = new Set<string>();
  const neverAdded = (name: string) => PLAIN.test(name) && !SCRIPT_WORDS.has(name.slice(1));
  const needed = (name: string) => {
    if (!neverAdded(name)) return false;
    classes.add(name);
    return true;
  };
  // Only in development does the style sheet contain comments.
  const parts = partsOf(css.replace(/\/\*[\s\S]*?\*\//g, ''), scripted ? needed : () => true);
  return { parts, classes: [...classes], styles: memo(100, 2000) };
}

/** One for each dark mode setting, with and without the typeface. */
const sheets = {
  scripted: memo<Sheet>(6, Number.POSITIVE_INFINITY),
  plain: memo<Sheet>(6, Number.POSITIVE_INFINITY),
};

export const inlineStyle = (css: string): InlineStyle => ({ bytes: Buffer.from(css), hash: hashOf(css) });

/** The rules of a style sheet that this page's elements can match. */
export function usedStyle(css: string, html: string, scripted: boolean): InlineStyle {
  if (!scripted) {
    const { parts } = sheets.plain(css, () => sheetOf(css, false));
    return inlineStyle(withoutUnused(written(parts, namesInPage(html)), html));
  }
  // In development no script is built.
  if (scriptWords.length === 0) return inlineStyle(css);
  const { parts, classes, styles } = sheets.scripted(css, () => sheetOf(css, true));
  const there = classesIn(html);
  const key = classes.map((name) => (there.has(name) ? 1 : 0)).join('');
  return styles(key, () => inlineStyle(written(parts, there)));
}

/** The page with the style inserted. Joining buffers is twice as fast as joining the texts first. */
export function withStyle(html: string, { bytes }: InlineStyle): Buffer<ArrayBuffer> {
  const at = html.indexOf('</style>');
  return at === -1
    ? Buffer.from(html)
    : Buffer.concat([Buffer.from(html.slice(0, at)), bytes, Buffer.from(html.slice(at))]);
}
