import { type ChildNode, type Element, isTag, isText } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { ONLY_INVISIBLE } from '#app/contract/tolerant.ts';
import { pictureFile, pictureWords } from './rich-text-pictures.server.ts';
import { table } from './rich-text-table.server.ts';
import {
  childrenNamed,
  containsBlock,
  element,
  elementsIn,
  isBlock,
  isEmpty,
  isPicturePlace,
  languageOf,
  removeWithEmpty,
  words,
} from './rich-text-tree.server.ts';

/**
 * Normalises sanitised HTML into valid nesting, so that bad markup can't affect anything outside its tile: text in
 * paragraphs, no blocks inside inline elements, list items in lists, cells in rows, no empty elements.
 */

const INLINE = new Set(
  'a strong b em i u s del ins sub sup small mark abbr q cite code kbd samp var span'.split(' '),
);
const EMPTY_INLINE = new Set(['br', 'img', 'wbr']);
const HEADING = /^h[1-6]$/;

/**
 * Inline content: blocks inside it are unwrapped, and nested links lose their href. A picture without a valid address
 * goes, and leaves its words to a link around it, which may have no others.
 */
function phrasing(nodes: readonly ChildNode[], inLink = false): ChildNode[] {
  return nodes.flatMap((node): ChildNode[] => {
    if (isText(node)) return [words(node.data)];
    if (!isTag(node)) return [];
    if (node.name === 'img' && pictureFile(node) === '')
      return inLink ? [words(` ${pictureWords(node)} `)] : [];
    if (EMPTY_INLINE.has(node.name)) return [element(node.name, node.attribs)];
    const isLink = node.name === 'a';
    const children = phrasing(node.children, inLink || isLink);
    if (isBlock(node)) return [words(' '), ...children, words(' ')];
    if (!INLINE.has(node.name) || (isLink && inLink)) return children;
    const made = element(node.name, node.attribs, children);
    if (!isEmpty(made)) return [made];
    const text = DomUtils.textContent(made);
    return text === '' ? [] : [words(/\s/.test(text) ? ' ' : text)];
  });
}

/** Not `push(...more)`: a call takes some 100,000 arguments at most. */
function append<One>(list: One[], more: readonly One[]): void {
  for (const one of more) list.push(one);
}

/** Block content: inline runs become paragraphs; two <br> start a new one. */
export function flow(nodes: readonly ChildNode[]): ChildNode[] {
  const made: ChildNode[] = [];
  let run: ChildNode[] = [];
  const close = () => {
    append(made, paragraphs(run));
    run = [];
  };
  for (const node of nodes) {
    if (isText(node) || (isTag(node) && !isBlock(node) && !(containsBlock(node) && node.name !== 'a'))) {
      append(run, phrasing([node]));
    } else if (isTag(node)) {
      close();
      append(made, block(node));
    }
  }
  close();
  return made;
}

/** For cells and list items: inline content alone isn't wrapped in a paragraph, unless that tells its language. */
function looseFlow(nodes: readonly ChildNode[]): ChildNode[] {
  const made = flow(nodes);
  const [only] = made;
  const unwraps = made.length === 1 && only && isTag(only) && only.name === 'p';
  return unwraps && Object.keys(only.attribs).length === 0 ? only.children : made;
}

function paragraphs(run: readonly ChildNode[]): ChildNode[] {
  const parts: ChildNode[][] = [];
  let part: ChildNode[] = [];
  let breaks: ChildNode[] = [];
  for (const node of run) {
    if ((isTag(node) && node.name === 'br') || (breaks.length > 0 && isEmpty(node))) {
      breaks.push(node);
      continue;
    }
    if (breaks.filter(isTag).length > 1) {
      parts.push(part);
      part = [];
    } else if (part.length > 0) {
      append(part, breaks);
    }
    if (part.length > 0 || !isEmpty(node)) part.push(node);
    breaks = [];
  }
  return [...parts, part].filter((nodes) => nodes.length > 0).map((nodes) => element('p', {}, nodes));
}

function block(node: Element): ChildNode[] {
  if (HEADING.test(node.name) || node.name === 'pre') {
    const made = element(node.name, node.attribs, phrasing(node.children));
    return isEmpty(made) ? [] : [made];
  }
  switch (node.name) {
    case 'hr':
      return [element('hr', {})];
    case 'ul':
    case 'ol':
      return list(node);
    case 'table':
      return table(node, { flow, looseFlow, phrasing });
    case 'figure':
      return figure(node);
    case 'blockquote': {
      const children = flow(node.children);
      return children.length > 0 ? [element('blockquote', node.attribs, children)] : [];
    }
    default:
      return withLanguage(node, flow(node.children));
  }
}

/** When an element is unwrapped, its `lang` moves to its children. */
function withLanguage(node: Element, made: ChildNode[]): ChildNode[] {
  for (const child of made.filter(isTag)) child.attribs = { ...languageOf(node), ...child.attribs };
  return made;
}

function list(node: Element): ChildNode[] {
  const items: Element[] = [];
  for (const child of node.children) {
    if (!isTag(child) && isEmpty(child)) continue;
    const isItem = isTag(child) && child.name === 'li';
    const content = looseFlow(isItem ? child.children : [child]);
    const last = items.at(-1);
    // A list directly inside a list is moved into the preceding item.
    if (isTag(child) && ['ul', 'ol'].includes(child.name) && last) {
      for (const one of content) one.parent = last;
      append(last.children, content);
    } else if (!content.every(isEmpty)) {
      items.push(element('li', isItem ? child.attribs : {}, content));
    }
  }
  return items.length > 0 ? [element(node.name, node.attribs, items)] : [];
}

function figure(node: Element): ChildNode[] {
  if (isPicturePlace(node)) return [element('figure', { 'data-ext-id': node.attribs['data-ext-id'] ?? '' })];
  const isCaption = (child: ChildNode) => isTag(child) && child.name === 'figcaption';
  const content = flow(node.children.filter((child) => !isCaption(child)));
  const captions = childrenNamed(node, 'figcaption');
  const caption = phrasing(captions.flatMap((child) => child.children));
  const [first] = captions;
  if (!elementsIn(content).some(({ name }) => name === 'img' || name === 'table')) {
    return withLanguage(node, [...content, ...(first ? withLanguage(first, paragraphs(caption)) : [])]);
  }
  if (first && !caption.every(isEmpty)) content.push(element('figcaption', languageOf(first), caption));
  return [element('figure', languageOf(node), content)];
}

/** Wire picture placeholders are moved to the top level, so that the text can be split there. */
export function liftPicturePlaces(nodes: readonly ChildNode[]): ChildNode[] {
  return nodes.flatMap((node) => {
    if (isPicturePlace(node) || !isTag(node)) return [node];
    const places = elementsIn(node.children).filter(isPicturePlace);
    // From the last one: the child that is removed is then searched for from the end.
    for (const place of places.toReversed()) removeWithEmpty(place);
    return isEmpty(node) ? places : [node, ...places];
  });
}

/**
 * Renumbers headings: the first gets level `base`, and none is more than one level below the one before it. One that
 * holds nothing but a picture without words is a paragraph.
 */
export function fitHeadings(nodes: readonly ChildNode[], base: number): void {
  const outline: string[] = [];
  for (const heading of elementsIn(nodes).filter(({ name }) => HEADING.test(name))) {
    const pictures = elementsIn(heading.children).filter(({ name }) => name === 'img');
    const texts = [DomUtils.textContent(heading), ...pictures.map(({ attribs }) => attribs.alt ?? '')];
    if (texts.every((text) => ONLY_INVISIBLE.test(text))) {
      heading.name = 'p';
      continue;
    }
    while ((outline.at(-1) ?? '') >= heading.name) outline.pop();
    outline.push(heading.name);
    heading.name = `h${Math.min(6, base + outline.length - 1)}`;
  }
}
