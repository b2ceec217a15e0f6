import type { ChildNode } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { elementsIn } from '#app/content/rich-text/rich-text-tree.server.ts';
import type { Texts } from '#app/i18n/de.ts';

/** Links and submit buttons without text in a text browser (w3m, lynx), which ignores `aria-label`. */
export function wordlessControls(html: string): string[] {
  return elementsIn(parseDocument(html).children)
    .filter(
      ({ name, attribs }) =>
        name === 'a' || name === 'summary' || (name === 'button' && attribs.type !== 'button'),
    )
    .filter((link) => {
      const alternatives = elementsIn(link.children).map(({ attribs }) => attribs.alt ?? '');
      return `${DomUtils.textContent(link)}${alternatives.join('')}`.trim() === '';
    })
    .map(({ name, attribs }) => attribs.href ?? name);
}

/** Elements that w3m doesn't print; it does print templates and hidden elements. */
const UNPRINTED = new Set(['head', 'script', 'style', 'iframe', 'video', 'audio', 'object']);

/** A page's text as w3m prints it, with button labels and alternative texts. */
export function printedText(html: string): string {
  return parseDocument(html).children.map(printed).join('').replace(/\s+/g, ' ').trim();
}

function printed(node: ChildNode): string {
  if (node.type === 'text') return node.data;
  if (!('children' in node) || ('name' in node && UNPRINTED.has(node.name))) return '';
  const alt = 'attribs' in node ? (node.attribs.alt ?? '') : '';
  const value =
    'name' in node && node.name === 'input' && node.attribs.type !== 'hidden' ? node.attribs.value : '';
  return ` ${alt} ${value ?? ''} ${(node.children as ChildNode[]).map(printed).join('')} `;
}

/** Texts of controls that only work with JavaScript: a page must not show them without it. */
const SCRIPTS: readonly (keyof Texts)[] = [
  'shareDevice',
  'shareCopied',
  'formErrorTitle',
  'copyReload',
  'copyFresh',
  'msgEntryPageLoading',
  'msgTeaserPageLoading',
  'slowNetwork',
  'slowCopy',
  'sendSlow',
  'sendOffline',
  'sendLate',
  'forecastWeak',
  'actionRandomRunning',
  'slidesPause',
  'slidesPlay',
  'offlineUnsent',
  'pageNews',
  'waitedLook',
  'recordStart',
  'recordOr',
  'videoLoading',
  'videoFailed',
  'audioFailed',
  'turnIsHere',
  'turnStop',
  'turnStopped',
  'settingsAtOnce',
];

/** Such texts and unfilled placeholders in a printed page. */
export function scriptOnlyTexts(text: string, texts: Texts): string[] {
  const words = SCRIPTS.map((key) => texts[key]).filter((word) => text.includes(word));
  return [...words, ...(text.match(/\{[a-zA-Z]+\}/g) ?? [])];
}
