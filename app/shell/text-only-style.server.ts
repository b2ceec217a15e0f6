import { decodeHTMLStrict } from 'entities';

/**
 * A text-only page carries at most 50 kB (design, 'Readings'), forms included, and nothing adds a class to it later,
 * because it runs no script: so it gets only the rules that its own elements can meet.
 */

/** A rule with its selectors, or a block of rules under a condition, or what is taken as it is. */
type StylePart =
  | { selectors: readonly Selector[]; body: string }
  | { condition: string; parts: readonly StylePart[] }
  | { asIs: string };

interface Selector {
  text: string;
  /** The classes, elements and attributes without which it meets nothing. */
  needs: readonly string[];
}

/** Pseudo-elements that only one kind of element has. Nothing opens on top of a page without a script. */
const PSEUDO_ELEMENTS = [
  [/::(?:-webkit-file-upload|file-selector)-button/, '[type=file]'],
  [/::-webkit-search-decoration/, '[type=search]'],
  [/::-webkit-(?:inner|outer)-spin-button/, '[type=number]'],
  [/::backdrop/, 'nothing'],
] as const;
const GROUP = /:(?:not|is|where|host)\((?:\\.|[^()]|\([^()]*\))*\)/g;
const CLASS = /\.((?:\\.|[\w-])+)/g;
const ATTRIBUTE = /\[([\w-]+)(?:="?([^\]"]*)"?)?\]/g;
/** Of one attribute, as Tailwind's own rules name kinds of inputs. */
const WHERE_ATTRIBUTE = /:where\((\[[^\]]*\])\)/g;
const PSEUDO = /::?[\w-]+(?:\([^)]*\))?/g;

function selectorOf(text: string): Selector {
  const sure = text.replace(WHERE_ATTRIBUTE, '$1').replace(GROUP, '');
  const classes = [...sure.matchAll(CLASS)].map(([, name = '']) => `.${name.replace(/\\(.)/g, '$1')}`);
  const bare = sure.replace(CLASS, '');
  // Whether something is open changes; what it is called does not.
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

/** Commas that part selectors stand outside of brackets, and no backslash before them. */
function selectorsOf(prelude: string): Selector[] {
  return prelude.split(/(?<!\\),(?![^(]*\))(?![^[]*\])/).map((text) => selectorOf(text.trim()));
}

/** Where the block that opens at `open` ends; braces in quotes count for nothing. */
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

/** Every class, element and attribute of a page. */
function thingsIn(html: string): Set<string> {
  const things = new Set([...html.matchAll(/<([a-z][\w]*)/g)].map(([, name = '']) => name));
  for (const [, name = '', value = ''] of html.matchAll(/ ([\w-]+)="([^"]*)"/g)) {
    if (name === 'class') for (const one of decodeHTMLStrict(value).split(/\s+/)) things.add(`.${one}`);
    else things.add(`[${name}=${value}]`);
  }
  return things;
}

/** Without values that nothing asks for and movements that nothing makes. */
function withoutUnused(css: string, html: string): string {
  const asked = new Set([...`${css}${html}`.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name));
  return css
    .replace(/(--[\w-]+):[^;}]*;?/g, (declaration, name: string) => (asked.has(name) ? declaration : ''))
    .replace(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^}]*\})*\}/g, (rule, name: string) =>
      new RegExp(`animation[\\w-]*:[^;}]*\\b${name}\\b`).test(css) ? rule : '',
    );
}

let known: { css: string; parts: readonly StylePart[] } | undefined;

/** Those of a style sheet's rules that this page's elements can meet. */
export function textOnlyStyle(css: string, html: string): string {
  // In development the sheet still has its comments.
  if (known?.css !== css) known = { css, parts: partsOf(css.replace(/\/\*[\s\S]*?\*\//g, '')) };
  const page = html.replace(css, '');
  return withoutUnused(written(known.parts, thingsIn(page)), page);
}
