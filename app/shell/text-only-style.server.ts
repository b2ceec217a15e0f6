import { decodeHTMLStrict } from 'entities';

/**
 * Purges unused CSS: a text-only page may have at most 50 kB (design, 'Readings') and runs no script that could add
 * classes, so it gets only the rules its own elements can match.
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
const ATTRIBUTE = /\[([\w-]+)(?:="?([^\]"]*)"?)?\]/g;
/** `:where()` with a single attribute, as Tailwind's base styles use it for input types. */
const WHERE_ATTRIBUTE = /:where\((\[[^\]]*\])\)/g;
const PSEUDO = /::?[\w-]+(?:\([^)]*\))?/g;

function selectorOf(text: string): Selector {
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
  return { text, needs: [...classes, ...attributes, ...elements, ...owners] };
}

/** Splits at commas outside brackets that aren't escaped. */
function selectorsOf(prelude: string): Selector[] {
  return prelude.split(/(?<!\\),(?![^(]*\))(?![^[]*\])/).map((text) => selectorOf(text.trim()));
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

function partsOf(css: string): StylePart[] {
  const parts: StylePart[] = [];
  let at = 0;
  while (at < css.length) {
    const open = css.indexOf('{', at);
    if (open === -1) break;
    const end = endOf(css, open);
    const prelude = css.slice(at, open).trim();
    const body = css.slice(open + 1, end);
    if (/^@(media|supports)\b/.test(prelude)) parts.push({ condition: prelude, parts: partsOf(body) });
    else if (prelude.startsWith('@')) parts.push({ asIs: `${prelude}{${body}}` });
    else parts.push({ selectors: selectorsOf(prelude), body });
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

/** All classes, elements and attributes in a page. */
function thingsIn(html: string): Set<string> {
  const things = new Set([...html.matchAll(/<([a-z][\w]*)/g)].map(([, name = '']) => name));
  for (const [, name = '', value = ''] of html.matchAll(/ ([\w-]+)="([^"]*)"/g)) {
    if (name === 'class') for (const one of decodeHTMLStrict(value).split(/\s+/)) things.add(`.${one}`);
    else things.add(`[${name}=${value}]`);
  }
  return things;
}

/** Removes custom properties and keyframes that nothing refers to. */
function withoutUnused(css: string, html: string): string {
  const used = new Set([...`${css}${html}`.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name));
  return css
    .replace(/(--[\w-]+):[^;}]*;?/g, (declaration, name: string) => (used.has(name) ? declaration : ''))
    .replace(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^}]*\})*\}/g, (rule, name: string) =>
      new RegExp(`animation[\\w-]*:[^;}]*\\b${name}\\b`).test(css) ? rule : '',
    );
}

let known: { css: string; parts: readonly StylePart[] } | undefined;

/** The rules of a style sheet that this page's elements can match. */
export function textOnlyStyle(css: string, html: string): string {
  // Only in development does the style sheet contain comments.
  if (known?.css !== css) known = { css, parts: partsOf(css.replace(/\/\*[\s\S]*?\*\//g, '')) };
  const page = html.replace(css, '');
  return withoutUnused(written(known.parts, thingsIn(page)), page);
}
