import { type ChildNode, type Element, isTag } from 'domhandler';
import { nameCells, type Rows } from './rich-text-table-roles.server.ts';
import { childrenNamed, element, isEmpty } from './rich-text-tree.server.ts';

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
      else if (child.name === 'tr') rows.push(...row(child, make));
      else if (child.name === 'thead') collect(child.children, written.head);
      else if (child.name === 'tbody' || child.name === 'tfoot') collect(child.children, written.body);
      else if (child.name === 'td' || child.name === 'th')
        rows.push(...row(element('tr', {}, [child]), make));
      else if (child !== caption) strays.push(child);
    }
  };
  collect(node.children, written.body);
  const before = make.flow(strays);
  if (written.head.length + written.body.length === 0) return before;
  const { head, body } = nameCells(written);
  const captionWords = make.phrasing(caption?.children ?? []);
  return [
    ...before,
    element('table', node.attribs, [
      ...(captionWords.every(isEmpty) ? [] : [element('caption', {}, captionWords)]),
      ...(head.length > 0 ? [element('thead', {}, head)] : []),
      ...(body.length > 0 ? [element('tbody', {}, body)] : []),
    ]),
  ];
}

function row(node: Element, make: TreeBuilders): Element[] {
  const cells = node.children.flatMap((child) => {
    if (isTag(child) && (child.name === 'td' || child.name === 'th')) return [cell(child, make)];
    return isEmpty(child) ? [] : [element('td', {}, make.looseFlow([child]))];
  });
  return cells.length > 0 && !cells.every(isEmpty) ? [element('tr', {}, cells)] : [];
}

const MAX_SPANNED = 20;

function cell(node: Element, make: TreeBuilders): Element {
  const attribs: Record<string, string> = {};
  for (const name of ['colspan', 'rowspan']) {
    const span = Number(node.attribs[name]);
    if (Number.isInteger(span) && span > 1 && span <= MAX_SPANNED) attribs[name] = String(span);
  }
  const heading = node.name === 'th' ? make.phrasing(node.children) : [];
  if (heading.every(isEmpty)) return element('td', attribs, make.looseFlow(node.children));
  const { scope = '' } = node.attribs;
  if (['col', 'row', 'rowgroup'].includes(scope)) attribs.scope = scope;
  return element('th', attribs, heading);
}
