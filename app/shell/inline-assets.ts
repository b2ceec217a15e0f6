import css from '#app/styles/app.css?inline';
import type { Page } from '#app/visit/page.ts';
import turning from './transition.ts?script';

/** All CSS is inlined: a style sheet request costs a round trip on a vehicle's slow network. */
const styles = themed(css);

/** Without web fonts: text-only pages download none (design, 'Text-only as Lite mode'). */
const plainStyles = themed(
  css.replace(/@font-face\s*\{[^}]*\}/g, '').replace(/Figtree,\s*(?:"?as \w+"?,\s*)+/g, ''),
);

/** One style sheet per dark mode setting, so that no page carries colours it doesn't use. */
export function themed(style: string): Record<Page['dark'], string> {
  const dark = /\[data-theme="?dark"?\]\s*\{([^}]*)\}/g;
  return {
    off: style.replace(dark, ''),
    on: style.replace(dark, '@media screen{:root{$1}}'),
    device: style.replace(dark, '@media screen and (prefers-color-scheme:dark){:root{$1}}'),
  };
}

export function styleOf({ textOnly, dark }: Pick<Page, 'textOnly' | 'dark'>): string {
  return (textOnly ? plainStyles : styles)[dark];
}

/**
 * Cross-fade between pages while the bars stay still. Inserted by script because the HTML checker rejects the rule in
 * style sheets; without a script pages change without a fade.
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

/**
 * Loads the island loader after the first paint, so that it doesn't compete with the page; a second after the first
 * frame where no paint is reported: the observer may be missing or throw, and Firefox reports none for a document that
 * is scrolled before it, by a fragment or by Back.
 */
export const loaderScript = [
  '(function(self){',
  'function load(){',
  'if(!self)return;',
  "var script=document.createElement('script');",
  "script.type='module';script.src=self.getAttribute('data-entry');document.head.appendChild(script);self=null}",
  'if(document.hidden)load();',
  "addEventListener('DOMContentLoaded',function(){requestAnimationFrame(function(){setTimeout(load,1000)})});",
  "try{new PerformanceObserver(function(list){if(list.getEntriesByName('first-contentful-paint').length)load()})",
  ".observe({type:'paint',buffered:true})}catch(e){}",
  '})(document.currentScript)',
].join('');

/** Every inline script. The Content-Security-Policy lists their hashes, so don't add one elsewhere. */
export const inlineScripts: readonly string[] = [transitionScript, loaderScript];
