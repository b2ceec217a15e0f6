import { type ChildNode, Element, isTag, isText, Text } from 'domhandler';
import { escapeAttribute, escapeText } from 'entities';
import { DomUtils } from 'htmlparser2';
import { printable } from '#app/contract/plain-text.ts';
import { ONLY_INVISIBLE } from '#app/contract/tolerant.ts';

/**
 * Helpers for building HTML trees. Only the element names requested here are ever created, so this pass is a second
 * allow-list after the sanitiser's.
 */

export function element(name: string, attribs: Record<string, string>, children: ChildNode[] = []): Element {
  const made = new Element(name, attribs, children);
  for (const child of children) child.parent = made;
  return made;
}

export function words(text: string): Text {
  return new Text(printable(text));
}

/** What an element tells about its language, which one made in its place keeps. */
export function languageOf({ attribs: { lang, dir } }: Element): Record<string, string> {
  return { ...(lang ? { lang } : {}), ...(dir ? { dir } : {}) };
}

const BLOCKS = new Set(
  'p div h1 h2 h3 h4 h5 h6 ul ol li blockquote pre table caption thead tbody tfoot tr td th figure figcaption hr'.split(
    ' ',
  ),
);

export function isBlock(node: ChildNode): boolean {
  return isTag(node) && BLOCKS.has(node.name);
}

export function containsBlock(node: Element): boolean {
  return node.children.some((child) => isBlock(child) || (isTag(child) && containsBlock(child)));
}

/** The placeholder of a wire picture: `<figure data-ext-id="x">`. */
export function isPicturePlace(node: ChildNode): boolean {
  return isTag(node) && node.name === 'figure' && node.attribs['data-ext-id'] !== undefined;
}

/** Elements that count as content even without text. */
const SELF_STANDING = new Set(['img', 'hr', 'table']);

export function isEmpty(node: ChildNode): boolean {
  if (isText(node)) return ONLY_INVISIBLE.test(node.data);
  if (!isTag(node)) return true;
  return !SELF_STANDING.has(node.name) && !isPicturePlace(node) && node.children.every(isEmpty);
}

/**
 * Removes a node, and then each ancestor that is empty without it. Table cells stay: without one, the others in its row
 * would move to another column.
 */
export function removeWithEmpty(node: ChildNode): void {
  const { parent } = node;
  DomUtils.removeElement(node);
  if (!parent || !isTag(parent) || !parent.parent || !isEmpty(parent)) return;
  if (parent.name === 'th') {
    // An empty header cell labels no row or column: make it an ordinary cell.
    parent.name = 'td';
    delete parent.attribs.scope;
  } else if (parent.name !== 'td') removeWithEmpty(parent);
}

export function childrenNamed(node: Element, wanted: string): Element[] {
  return node.children.filter(isTag).filter(({ name }) => name === wanted);
}

/** All descendant elements, in document order. */
export const elementsIn = (nodes: readonly ChildNode[]) => DomUtils.findAll(() => true, [...nodes]);

/**
 * The HTML of an element's children. `<` and `>` are escaped in attributes too, which HTML doesn't ask for:
 * components/rich-text.tsx finds tags by patterns.
 */
export function innerHtml(whole: Element): string {
  escapeAll(whole.children);
  return DomUtils.getInnerHTML(whole, { encodeEntities: false });
}

function escapeAll(nodes: readonly ChildNode[]): void {
  for (const node of nodes) {
    if (isText(node)) node.data = escapeText(node.data);
    if (!isTag(node)) continue;
    for (const [name, value] of Object.entries(node.attribs))
      node.attribs[name] = escapeAttribute(value).replace(/</g, '&lt;').replace(/>/g, '&gt;');
    escapeAll(node.children);
  }
}
