import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type AnyNode, parse } from 'acorn';
import { describe, expect, it } from 'vitest';

/**
 * Shipped scripts only call what the oldest engines have (oldest-engines.js). Pages also have the polyfills of
 * older-engines.ts, the service worker has none. By MDN's compatibility data, at least one of the engines lacks:
 */
const METHODS =
  words(`at findLast findLastIndex flat flatMap toReversed toSorted toSpliced matchAll replaceAll trimEnd
  trimStart isWellFormed toWellFormed checkVisibility getAnimations getSetCookie moveBefore replaceChildren requestSubmit
  setHTMLUnsafe showPicker toggleAttribute formatRange isSubsetOf throwIfAborted`);
const STATICS =
  words(`AbortSignal.any AbortSignal.timeout Array.fromAsync Intl.DisplayNames Intl.ListFormat Intl.PluralRules
  Intl.RelativeTimeFormat Intl.Segmenter Map.groupBy Object.fromEntries Object.groupBy Object.hasOwn Promise.allSettled
  Promise.any Promise.try Promise.withResolvers Response.json URL.canParse URL.parse crypto.randomUUID
  document.startViewTransition navigator.locks`);
const GLOBALS = words(`AbortController AbortSignal BigInt BroadcastChannel CompressionStream DataTransfer
  DecompressionStream EventTarget FinalizationRegistry IntersectionObserver MediaRecorder OffscreenCanvas PointerEvent
  ResizeObserver SubmitEvent TransformStream WeakRef WritableStream globalThis queueMicrotask requestIdleCallback
  structuredClone`);
const OPTIONS = words('dateStyle timeStyle dayPeriod fractionalSecondDigits notation signDisplay');
/** Named groups, lookbehind, Unicode property classes; the flags are d, s and v. */
const PATTERN = /\(\?<|\\p\{/;

/** Not called if missing: the script checks first, or the island has it as `needs`. */
const GUARDED: Readonly<Record<string, string>> = {
  'carousel.island': 'ResizeObserver IntersectionObserver',
  'entry.client': 'IntersectionObserver requestIdleCallback',
  outbox: 'DataTransfer',
  'photo-dialog': 'IntersectionObserver ResizeObserver',
  'sw.js': 'AbortController',
  'upload-field.island': 'MediaRecorder',
};
/** Libraries with their own feature detection. */
const LIBRARIES = /^(hls|islands)/;

const CLIENT = 'build/client';
const scripts = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.js') && !LIBRARIES.test(path.basename(name)),
);
const source = (name: string) => readFileSync(path.join(CLIENT, name), 'utf8');

function words(list: string): Set<string> {
  return new Set(list.split(/\s+/));
}

function nodesOf(node: AnyNode): AnyNode[] {
  const inside = Object.values(node)
    .flat()
    .filter((part): part is AnyNode => typeof part?.type === 'string');
  return [node, ...inside.flatMap(nodesOf)];
}

function nameOf(node: AnyNode): string {
  if (node.type === 'Identifier') return node.name;
  return node.type === 'Literal' ? String(node.value) : '';
}

/** The listed feature that a node uses; '' for none. */
function newerIn(node: AnyNode): string {
  if (node.type === 'CallExpression' && node.callee.type === 'MemberExpression') {
    const name = nameOf(node.callee.property);
    // `clients.matchAll` of service workers is another method.
    const isClients = name === 'matchAll' && node.arguments[0]?.type === 'ObjectExpression';
    return METHODS.has(name) && !isClients ? name : '';
  }
  if (node.type === 'MemberExpression') {
    const name = `${nameOf(node.object)}.${nameOf(node.property)}`;
    return STATICS.has(name) ? name : '';
  }
  if (node.type === 'Identifier') return GLOBALS.has(node.name) ? node.name : '';
  if (node.type === 'Property') return OPTIONS.has(nameOf(node.key)) ? nameOf(node.key) : '';
  if (node.type === 'TemplateElement') return PATTERN.test(node.value.raw) ? node.value.raw : '';
  if (node.type !== 'Literal') return '';
  if ('regex' in node && node.regex && /[dsv]/.test(node.regex.flags)) return node.raw ?? '';
  return PATTERN.test(node.raw ?? '') ? (node.raw ?? '') : '';
}

function isMediaQuery(node: AnyNode): boolean {
  if (node.type !== 'CallExpression') return false;
  const { callee } = node;
  return nameOf(callee.type === 'MemberExpression' ? callee.property : callee) === 'matchMedia';
}

/** Whether a media query is used for more than reading `matches`, so for listening to changes. */
function isWatched(query: AnyNode, nodes: readonly AnyNode[]): boolean {
  const isRead = (node: AnyNode) => node.type === 'MemberExpression' && nameOf(node.property) === 'matches';
  return !nodes.some((node) => isRead(node) && 'object' in node && node.object === query);
}

function newerCalls(script: string): string[] {
  const nodes = nodesOf(parse(script, { ecmaVersion: 'latest', sourceType: 'module' }));
  const found = nodes.map(newerIn);
  if (nodes.some((node) => isMediaQuery(node) && isWatched(node, nodes))) {
    found.push('MediaQueryList.addEventListener');
  }
  return [...new Set(found.filter(Boolean))].sort();
}

/** Names that older-engines.ts defines; static methods are nested under their owner. */
function madeForPages(): Set<string> {
  const [name = ''] = scripts.filter((script) => path.basename(script).startsWith('older-engines'));
  const keys = nodesOf(parse(source(name), { ecmaVersion: 'latest', sourceType: 'module' })).map((node) =>
    node.type === 'Property' ? nameOf(node.key) : '',
  );
  return new Set(keys.filter(Boolean));
}

describe('a shipped script calls nothing that the oldest engines lack', () => {
  const made = madeForPages();

  it.each(scripts.filter((name) => !path.basename(name).startsWith('older-engines')))('%s', (name) => {
    const file = path.basename(name).replace(/-[\w-]{6}\.js$/, '');
    const isWorker = file.startsWith('sw');
    const guarded = words(GUARDED[file] ?? '');
    const missing = newerCalls(source(name)).filter(
      (call) => !guarded.has(call) && (isWorker || !made.has(call.replace(/^\w+\./, ''))),
    );
    expect(missing).toEqual([]);
  });

  it.each([
    ['a.at(-1)', 'at'],
    ['Object.fromEntries(a)', 'Object.fromEntries'],
    ['new ResizeObserver(a)', 'ResizeObserver'],
    ['f({ dateStyle: "short" })', 'dateStyle'],
    ['new RegExp(a + "(?<id>b)")', '"(?<id>b)"'],
    ['/a.b/s.test(a)', '/a.b/s'],
    ['const a = window.matchMedia("b")', 'MediaQueryList.addEventListener'],
  ])('%s would be one', (script, call) => {
    expect(newerCalls(script)).toEqual([call]);
  });

  it('and the list knows what is old', () => {
    expect(
      newerCalls('clients.matchAll({ type: "window" }); a.at; b.match(/(a)(?=b)/g); matchMedia("c").matches'),
    ).toEqual([]);
  });
});
