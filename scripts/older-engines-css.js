/**
 * A PostCSS plugin with fallbacks for old engines (oldest-engines.js), in addition to esbuild's (`inset`, colours with
 * alpha): a fallback declaration is put before each one with new syntax, and each new selector gets a separate rule,
 * because one unknown selector invalidates a whole selector list.
 */

/** Selectors that the oldest engine doesn't know. */
const NEW_SELECTORS = /:has\(|:focus-visible|::file-selector-button|:where\(|:is\(|::marker|:not\([^)]*,/;

const ENV = /env\(\s*[\w-]+\s*,\s*([^()]+?)\s*\)/g;
const ENV_WITHOUT = /env\(\s*[\w-]+\s*\)/g;
/** Doesn't match nested brackets; our style sheets have none. */
const CHOICE = /\b(?:max|min)\(([^(),]+),[^()]*\)|\bclamp\([^(),]+,([^(),]+),[^()]*\)/g;
/** `rgb(14 24 18 / 0.5)` */
const COLOR = /\brgb\((\d+) (\d+) (\d+) \/ ((?:[^()]|\([^()]*\))+)\)/g;
/** Former names of the same properties. */
const OLD_GAPS = { gap: 'grid-gap', 'row-gap': 'grid-row-gap', 'column-gap': 'grid-column-gap' };

/** The value in older syntax; unchanged if it has no new syntax. */
function olderValue(value) {
  return value
    .replace(ENV, '$1')
    .replace(ENV_WITHOUT, '0px')
    .replace(CHOICE, (_, first, middle) => (middle ?? first).trim());
}

function declaration(node) {
  const { prop, value } = node;
  node.value = value.replace(COLOR, 'rgba($1, $2, $3, $4)');
  if (prop in OLD_GAPS) node.cloneBefore({ prop: OLD_GAPS[prop] });
  if (prop === 'overflow-wrap' && value === 'anywhere') node.cloneBefore({ value: 'break-word' });
  const older = olderValue(value);
  if (older !== value && !prop.startsWith('--')) node.cloneBefore({ value: older });
}

function rule(node) {
  // Tailwind's rules for shadow roots: the product has none.
  if (node.selectors.includes(':host'))
    node.selectors = node.selectors.filter((selector) => selector !== ':host');
  const newer = node.selectors.filter((selector) => NEW_SELECTORS.test(selector));
  if (newer.length === 0 || node.selectors.length === 1) return;
  const older = node.selectors.filter((selector) => !newer.includes(selector));
  for (const selector of newer) node.cloneAfter({ selectors: [selector] });
  if (older.length > 0) node.selectors = older;
  else node.remove();
}

export default function olderEngines() {
  return {
    postcssPlugin: 'older-engines',
    OnceExit(root) {
      root.walkDecls(declaration);
      root.walkRules((node) => {
        if (node.parent?.type !== 'atrule' || !/keyframes$/.test(node.parent.name)) rule(node);
      });
    },
  };
}
olderEngines.postcss = true;
