import { readFileSync } from 'node:fs';
import type { CompatData, CompatStatement, SimpleSupportStatement } from '@mdn/browser-compat-data';
import { type ChildNode, type Container, type Declaration, parse, type Rule } from 'postcss';

/** Finds CSS features that given engines lack, by MDN's compatibility data. */

type Engine = 'chrome' | 'edge' | 'firefox' | 'safari';
export type Engines = Readonly<Partial<Record<Engine, number>>>;
/** A node of MDN's data: a feature with its sub-features. */
type Feature = { __compat?: CompatStatement } & { [name: string]: Feature | undefined };

const { css } = JSON.parse(
  readFileSync('node_modules/@mdn/browser-compat-data/data.json', 'utf8'),
) as CompatData;
const PROPERTIES = css?.properties as unknown as Feature;
const SELECTORS = css?.selectors as unknown as Feature;
const AT_RULES = css?.['at-rules'] as unknown as Feature;
const TYPES = css?.types as unknown as Feature;

/** Value syntax other than keywords (functions, notations), with its place in the data. */
const FUNCTIONS = [TYPES, TYPES.color, TYPES.gradient, TYPES.image, TYPES['transform-function']];
const NOTATIONS: readonly [RegExp, Feature | undefined][] = [
  [/#(?:[\da-f]{4}|[\da-f]{8})\b/i, TYPES.color?.rgb_hexadecimal_notation?.alpha_hexadecimal_notation],
  [/\brgba?\([^,)]+\s[^,)]+\)/, TYPES.color?.rgb?.space_separated_parameters],
  [/\d+[dls]v(?:h|w|i|b|min|max)\b/, TYPES.length?.viewport_percentage_units_dynamic],
  [/\d+cq\w+\b/, TYPES.length?.container_query_length_units],
];

const isVendors = (name: string) => /^:{0,2}-(?:webkit|moz|ms|o)-/.test(name);
/** Former names of properties. */
const FORMER_NAMES = new Set([
  'word-wrap',
  ...(Object.values(PROPERTIES) as Feature[]).flatMap((property) =>
    [property, property.grid_context].flatMap((feature) =>
      Object.values(feature?.__compat?.support ?? {})
        .flat()
        .map((statement) => (statement as SimpleSupportStatement).alternative_name),
    ),
  ),
]);

/** Support under a prefix or former name counts only if `also` finds that spelling in the style sheet. */
function isKnown(
  feature: Feature | undefined,
  engines: Engines,
  also: (statement: SimpleSupportStatement) => boolean = () => false,
): boolean {
  const { support } = feature?.__compat ?? {};
  return Object.entries(engines).every(([engine, oldest]) =>
    [support?.[engine as Engine] ?? []].flat().some((statement) => {
      const since = Number.parseFloat(String(statement.version_added).replace('≤', ''));
      const until = Number.parseFloat(String(statement.version_removed));
      const isNamedSo = !(statement.prefix || statement.alternative_name) || also(statement);
      return since <= oldest && !(until <= oldest) && !statement.flags && isNamedSo;
    }),
  );
}

/** Features in a value that have their own compatibility data. */
function featuresIn(property: string, value: string): [name: string, feature: Feature | undefined][] {
  const bare = value.replace(/"[^"]*"|url\([^)]*\)/g, '');
  const keywords = (bare.match(/(?<![\w-])[a-z][a-z-]*(?![\w(-])/g) ?? []).map(
    (name): [string, Feature | undefined] => [name, PROPERTIES[property]?.[name]],
  );
  const functions = (bare.match(/(?<![\w-])[a-z][\w-]*(?=\()/g) ?? []).map(
    (name): [string, Feature | undefined] => [`${name}()`, FUNCTIONS.find((type) => type?.[name])?.[name]],
  );
  const notations = NOTATIONS.filter(([pattern]) => pattern.test(bare)).map(
    ([pattern, feature]): [string, Feature | undefined] => [pattern.exec(bare)?.[0] ?? '', feature],
  );
  return [...keywords, ...functions, ...notations].filter(([, feature]) => feature?.__compat);
}

function faultsOfDeclaration(node: Declaration, engines: Engines): string[] {
  const { prop, value, parent } = node;
  if (prop.startsWith('--') || isVendors(prop) || FORMER_NAMES.has(prop)) return [];
  const siblings = ((parent as Container<ChildNode>).nodes ?? []).filter(
    (one): one is Declaration => one.type === 'decl',
  );
  const also = ({ prefix = '', alternative_name = `${prefix}${prop}` }: SimpleSupportStatement) =>
    siblings.some((one) => one.prop === alternative_name);
  const at = parent?.type === 'atrule' ? AT_RULES[(parent as unknown as { name: string }).name] : undefined;
  const feature = at?.[prop] ?? PROPERTIES[prop];
  // `gap` has separate data for grids, which got it later than columns.
  const inGrid = feature?.grid_context ?? feature;
  if (!isKnown(feature, engines, also) || !isKnown(inGrid, engines, also)) return [prop];
  const newer = (text: string) =>
    featuresIn(prop, text)
      .filter(([, one]) => !isKnown(one, engines))
      .map(([name]) => name);
  const hasOlder = siblings
    .slice(0, siblings.indexOf(node))
    .some((one) =>
      one.prop === prop
        ? newer(one.value).length === 0
        : isVendors(one.prop) && one.prop.endsWith(`-${prop}`),
    );
  return hasOlder ? [] : newer(value).map((name) => `${prop}: ${name}`);
}

/** One unknown selector invalidates its whole selector list, so it must be in a separate rule. */
function faultsOfRule({ selectors }: Rule, engines: Engines): string[] {
  return selectors.flatMap((selector) => {
    const bare = selector.replace(/\\./g, '').replace(/"[^"]*"/g, '');
    const list = /:not\([^)]*,/.test(bare) && !isKnown(SELECTORS.not?.selector_list, engines);
    const newer = (bare.match(/::?[a-z-]+/g) ?? []).filter(
      (name) => !isKnown(SELECTORS[name.replace(/^:+/, '')], engines),
    );
    if (list) newer.push(':not() of several');
    const isVendorsAlone = selectors.every((one) => /::?-\w+-/.test(one));
    if (selectors.length > 1 && newer.length > 0 && !isVendorsAlone)
      return newer.map((name) => `${name} in a list`);
    return newer.filter((name) => !isVendors(name));
  });
}

function faultsOfMedia(query: string, engines: Engines): string[] {
  return (query.match(/(?<=\()[a-z-]+(?=[:)\s])/g) ?? [])
    .map((name) => name.replace(/^(?:min|max)-/, ''))
    .filter((name) => !isVendors(name) && !isKnown(AT_RULES.media?.[name], engines))
    .map((name) => `@media (${name})`);
}

/** Names of the features that are too new, without duplicates. */
export function newerStyles(sheet: string, engines: Engines): string[] {
  const faults: string[] = [];
  parse(sheet).walk((node) => {
    if (node.type === 'decl') faults.push(...faultsOfDeclaration(node, engines));
    else if (node.type === 'rule') {
      const isStep =
        node.parent?.type === 'atrule' && /keyframes$/.test((node.parent as { name?: string }).name ?? '');
      if (!isStep) faults.push(...faultsOfRule(node, engines));
    } else if (node.type === 'atrule') {
      if (node.name === 'media') faults.push(...faultsOfMedia(node.params, engines));
      else if (!isVendors(node.name) && !isKnown(AT_RULES[node.name], engines)) faults.push(`@${node.name}`);
    }
  });
  return [...new Set(faults)].sort();
}
