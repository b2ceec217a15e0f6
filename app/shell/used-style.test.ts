import { describe, expect, it, vi } from 'vitest';
import { usedStyle, withStyle } from './used-style.server.ts';

vi.mock('virtual:script-words', () => ({ default: ['opened', 'md:p-4'] }));

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
    ['a rule that has other declarations', '*{--x: 0}.a{--x: 0;top:0}', 'a', '.a{top:0}'],
  ])('keeps what can be met: %s', (_, css, classes, expected) => {
    expect(String(usedStyle(css, page(classes), false).bytes)).toBe(expected);
  });

  it('keeps a rule for links of a scheme if the page has one', () => {
    const css = 'a[href^="tel:"]:not(.b){margin:0}a[href^="mailto:"]{margin:0}';
    const { bytes } = usedStyle(css, '<a href="tel:+492210">x</a>', false);
    expect(bytes.toString()).toBe('a[href^="tel:"]:not(.b){margin:0}');
  });
});

describe('the style of a page with scripts', () => {
  it.each<[string, string, string, string]>([
    ['a class that it lacks', '.a{top:0}.b{top:0}', 'a', '.a{top:0}'],
    [
      'a class that a script may add',
      String.raw`.a.opened{top:0}.md\:p-4{top:0}`,
      'a',
      String.raw`.a.opened{top:0}.md\:p-4{top:0}`,
    ],
    ['a class that a script may add, inside of one that is missing', '.b .opened{top:0}', 'a', ''],
    [
      'elements and attributes, which a script may add',
      'table td,[data-x=y]{top:0}',
      'a',
      'table td,[data-x=y]{top:0}',
    ],
    ['a dialog that a script makes modal', '::backdrop{top:0}', 'a', '::backdrop{top:0}'],
    [
      'a class whose quotes a script may escape',
      String.raw`.c\[\'x\'\]{top:0}`,
      'a',
      String.raw`.c\[\'x\'\]{top:0}`,
    ],
  ])('keeps what can be met: %s', (_, css, classes, expected) => {
    expect(String(usedStyle(css, page(classes), true).bytes)).toBe(expected);
  });

  it('keeps the classes that a script is told to add', () => {
    const html = '<ul data-class="a b"></ul>';
    expect(String(usedStyle('.b{top:0}.c{top:0}', html, true).bytes)).toBe('.b{top:0}');
  });

  it('differs between pages with different classes, and is shared by those with the same', () => {
    const css = '.a{top:0}.b{top:0}';
    const [first, second, third] = ['a', 'b', 'a'].map((name) => usedStyle(css, page(name), true));
    expect(String(second?.bytes)).toBe('.b{top:0}');
    expect(third).toBe(first);
  });

  it('stands in the page’s first style element', () => {
    const style = usedStyle('.a{content:"ä$&"}', page('a'), true);
    const html = '<head><style></style></head><p class="a">ü</p><style></style>';
    expect(String(withStyle(html, style))).toBe(html.replace('</style>', () => '.a{content:"ä$&"}</style>'));
    expect(String(withStyle('<p>ü</p>', style))).toBe('<p>ü</p>');
  });
});
