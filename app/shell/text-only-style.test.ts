import { describe, expect, it } from 'vitest';
import { textOnlyStyle } from './text-only-style.server.ts';

const page = (classes: string) => `<p class="${classes}">x</p>`;

describe('the style of a text-only page', () => {
  it.each<[string, string, string, string]>([
    ['a class that it has', '.a{color:red}', 'a', '.a{color:red}'],
    ['a class that it lacks', '.b{color:red}', 'a', ''],
    ['no class at all', 'p,:root,*{color:red}', 'a', 'p,:root,*{color:red}'],
    ['one selector of two', '.a,.b p{color:red}', 'a', '.a{color:red}'],
    ['two classes, one of them missing', '.a.b,.a .b{color:red}', 'a', ''],
    ['a class that it must not have', '.a:not(.b){color:red}', 'a', '.a:not(.b){color:red}'],
    ['escaped names', String.raw`.md\:p-4,.p-1\.5{margin:0}`, 'md:p-4', String.raw`.md\:p-4{margin:0}`],
    [
      'a comma in a name',
      String.raw`.\[a\:b\(1\,2\)\]{margin:0}`,
      '[a:b(1,2)]',
      String.raw`.\[a\:b\(1\,2\)\]{margin:0}`,
    ],
    [
      'names with entities',
      String.raw`.\[\&_p\]\:x p{margin:0}`,
      '[&amp;_p]:x',
      String.raw`.\[\&_p\]\:x p{margin:0}`,
    ],
    ['a list in :is()', ':is(h1,h2).a{margin:0}', 'a', ':is(h1,h2).a{margin:0}'],
    ['a condition', '@media print{.a{margin:0}.b{margin:0}}', 'a', '@media print{.a{margin:0}}'],
    ['a condition without a rule left', '@media print{.b{margin:0}}', 'a', ''],
    ['what a comment stands before', '/* a, {b} */ .a{margin:0}', 'a', '.a{margin:0}'],
    ['braces in quotes', '.a:after{content:"}{"}.b{margin:0}', 'a', '.a:after{content:"}{"}'],
    ['elements that it lacks', 'p,table td{margin:0}', 'a', 'p{margin:0}'],
    [
      'elements in pseudo-classes',
      'p:focus-visible:after,p::marker{margin:0}',
      'a',
      'p:focus-visible:after,p::marker{margin:0}',
    ],
    [
      'an attribute that says another thing',
      '[data-theme=dark]{margin:0}p[open]{margin:0}',
      'a',
      'p[open]{margin:0}',
    ],
    [
      'an attribute in :where()',
      'p:where([type=submit]){margin:0}p:where(.b){margin:0}',
      'a',
      'p:where(.b){margin:0}',
    ],
    ['what only a file input has', '::file-selector-button{margin:0}', 'a', ''],
    ['what only a dialog has', '::backdrop{margin:0}', 'a', ''],
    [
      'movements that something makes',
      '.a{animation:turn 1s}@keyframes turn{to{top:0}}@keyframes fall{to{top:0}}',
      'a',
      '.a{animation:turn 1s}@keyframes turn{to{top:0}}',
    ],
    [
      'values that something asks for',
      '*{--x: 0;--y: 1}.a{top:var(--y)}.b{top:var(--x)}',
      'a',
      '*{--y: 1}.a{top:var(--y)}',
    ],
  ])('keeps what can be met: %s', (_, css, classes, expected) => {
    expect(textOnlyStyle(css, page(classes))).toBe(expected);
  });
});
