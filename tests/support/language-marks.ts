import type { ChildNode, Element } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { readTile } from '#app/contract/tiles/tile-types.ts';
import { en } from '#app/i18n/en.ts';
import type { RawTile } from '#app/tiles/tile/tile-fixtures.ts';

/** WCAG 3.1.2: on an English page, editors' texts must be marked as German and the interface's must not. */

const EDITOR_TEXT = /Wörter aus \w+/;
const OURS = new Set<string>(Object.values(en).filter((text) => text.length > 3 && !text.includes('{')));
const READ_ALOUD = ['alt', 'aria-label', 'title', 'placeholder'];

/** A text that identifies the field it was put in. */
export function markedText(field: string): string {
  return `Wörter aus ${field.replace(/\W/g, '')}`;
}

/** The tile with such a text in every text field. */
export function markedTile(raw: RawTile): RawTile {
  const marked = markedTiles.get(raw) ?? withMarkedTexts(raw);
  markedTiles.set(raw, marked);
  return marked;
}

const markedTiles = new WeakMap<RawTile, RawTile>();

function withMarkedTexts(raw: RawTile): RawTile {
  const free = Object.keys(raw).filter((field) => {
    if (typeof raw[field] !== 'string' || field === 'type') return false;
    const { tile } = readTile({ ...raw, [field]: markedText(field) });
    return JSON.stringify(tile)?.includes(markedText(field));
  });
  return { ...raw, ...Object.fromEntries(free.map((field) => [field, markedText(field)])) };
}

/** Texts and attributes that a screen reader would read in the wrong language. */
export function wronglyMarked(html: string): string[] {
  return parseDocument(html).children.flatMap((node) => faultsIn(node, 'en'));
}

function faultsIn(node: ChildNode, lang: string): string[] {
  if (node.type === 'text') return faultOf(node.data, lang);
  if (node.type !== 'tag') return [];
  const element: Element = node;
  const inside = element.attribs.lang ?? lang;
  return [
    ...READ_ALOUD.flatMap((name) => faultOf(element.attribs[name] ?? '', inside)),
    ...element.children.flatMap((child) => faultsIn(child, inside)),
  ];
}

function faultOf(text: string, lang: string): string[] {
  const [theirs] = EDITOR_TEXT.exec(text) ?? [];
  if (theirs !== undefined && lang !== 'de') return [`${theirs}: not marked`];
  return lang === 'de' && OURS.has(text.trim()) ? [`${text.trim()}: marked as German`] : [];
}
