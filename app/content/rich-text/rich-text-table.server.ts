import { type ChildNode, type Element, isTag } from 'domhandler';
import { nameCells, type Rows } from './rich-text-table-roles.server.ts';
import { childrenNamed, element, isEmpty, languageOf } from './rich-text-tree.server.ts';

type Structure = (nodes: readonly ChildNode[]) => ChildNode[];

/** Passed in to avoid a circular import: cells may contain tables. */
export interface TreeBuilders {
  flow: Structure;
  looseFlow: Structure;
  phrasing: Structure;
}

/** A table of rows and cells only; any other content is moved before it. */
export function table(node: Element, make: TreeBuilders): ChildNode[] {
  const [caption] = childrenNamed(node, 'caption');
  const strays: ChildNode[] = [];
  const written: Rows = { head: [], body: [] };
  const collect = (children: readonly ChildNode[], rows: Element[]) => {
    for (const child of children) {
      if (!isTag(child)) strays.push(child);
      else if (child.name === 'tr') rows.push(row(child, make));
      else if (child.name === 'thead') collect(child.children, written.head);
      else if (child.name === 'tbody' || child.name === 'tfoot') collect(child.children, written.body);
      else if (child.name === 'td' || child.name === 'th') rows.push(row(element('tr', {}, [child]), make));
      else if (child !== caption) strays.push(child);
    }
  };
  collect(node.children, written.body);
  const before = make.flow(strays);
  const { head, body } = nameCells(written);
  if (head.length + body.length === 0) return before;
  const captionWords = make.phrasing(caption?.children ?? []);
  return [
    ...before,
    element('table', node.attribs, [
      ...(caption && !captionWords.every(isEmpty)
        ? [element('caption', languageOf(caption), captionWords)]
        : []),
      ...(head.length > 0 ? [element('thead', {}, head)] : []),
      ...(body.length > 0 ? [element('tbody', {}, body)] : []),
    ]),
  ];
}

function row(node: Element, make: TreeBuilders): Element {
  const cells = node.children.flatMap((child) => {
    if (isTag(child) && (child.name === 'td' || child.name === 'th')) return [cell(child, make)];
    return isEmpty(child) ? [] : [element('td', {}, make.looseFlow([child]))];
  });
  return element('tr', languageOf(node), cells);
}

/** A longer span is cut to this many rows or columns. */
const MAX_SPANNED = { rowspan: 200, colspan: 60 };

function cell(node: Element, make: TreeBuilders): Element {
  const attribs = languageOf(node);
  for (const [name, most] of Object.entries(MAX_SPANNED)) {
    const span = Number(node.attribs[name]);
    if (Number.isInteger(span) && span > 1) attribs[name] = String(Math.min(span, most));
  }
  const heading = node.name === 'th' ? make.phrasing(node.children) : [];
  if (heading.every(isEmpty)) return element('td', attribs, make.looseFlow(node.children));
  const { scope = '' } = node.attribs;
  if (['col', 'row', 'rowgroup'].includes(scope)) attribs.scope = scope;
  return element('th', attribs, heading);
}
