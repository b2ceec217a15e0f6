import css from '#app/styles/app.css?inline';
import type { Page } from '#app/visit/page.ts';
import turning from './transition.ts?script';

/** The CSS stands in the page: a stylesheet request costs a whole round trip on a vehicle's network. */
const styles = themed(css);
export const inlineStyle = styles.off;

/** The same in what the device has: text-only pages fetch no typeface (design, 'Text-only as Lite mode'). */
const plainStyles = themed(
  css.replace(/@font-face\s*\{[^}]*\}/g, '').replace(/Figtree,\s*(?:"?as \w+"?,\s*)+/g, ''),
);

/** The dark set of colours: no page carries one that it doesn't show. */
export function themed(style: string): Record<Page['dark'], string> {
  const dark = /\[data-theme="?dark"?\]\s*\{([^}]*)\}/g;
  return {
    off: style.replace(dark, ''),
    on: style.replace(dark, ':root{$1}'),
    device: style.replace(dark, '@media (prefers-color-scheme:dark){:root{$1}}'),
  };
}

export function styleOf({ textOnly, dark }: Pick<Page, 'textOnly' | 'dark'>): string {
  return (textOnly ? plainStyles : styles)[dark];
}

/**
 * Page changes fade while the bars stand still. In a script because the HTML checker takes the rule for an error in
 * style sheets; a browser without scripts just changes the page.
 */
const TRANSITION_RULE = [
  '@media (prefers-reduced-motion: no-preference) {',
  '@view-transition { navigation: auto }',
  '::view-transition-old(root), ::view-transition-new(root) { animation-duration: 0.18s }',
  '.shell-top { view-transition-name: shell-top }',
  '.shell-tabs { view-transition-name: shell-tabs }',
  '::view-transition-old(story-picture), ::view-transition-new(story-picture) { height: 100%; object-fit: cover }',
  '::view-transition-old(story-headline), ::view-transition-new(story-headline) { width: auto; height: auto }',
  '}',
].join('');

export const transitionScript = `try{document.styleSheets[0].insertRule(${JSON.stringify(TRANSITION_RULE)})}catch(e){}${turning}`;

/** Brings the island loader once the page has been painted, so that no script competes with the page itself. */
export const loaderScript = [
  '(function(self){',
  'function load(){',
  "var script=document.createElement('script');",
  "script.type='module';script.src=self.getAttribute('data-entry');document.head.appendChild(script)}",
  'function soon(){requestAnimationFrame(function(){requestAnimationFrame(load)})}',
  'if(document.hidden)load();',
  // Missing, or blocked so that it throws: the page lives all the same.
  "else try{if(PerformanceObserver.supportedEntryTypes.indexOf('paint')<0)soon();",
  "else new PerformanceObserver(function(list,watch){if(!list.getEntriesByName('first-contentful-paint').length)return;",
  "watch.disconnect();load()}).observe({type:'paint',buffered:true})}catch(e){soon()}",
  '})(document.currentScript)',
].join('');

/** Every inline script of the product; the policy names their hashes, so none may be made elsewhere. */
export const inlineScripts: readonly string[] = [transitionScript, loaderScript];
