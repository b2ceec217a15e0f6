import postcss, { type AtRule } from 'postcss';
import tailwindcss, { type Config } from 'tailwindcss';
import { describe, expect, it } from 'vitest';
import config from '../../tailwind.config.ts';

const screens: Record<string, string | { raw: string }> = config.theme.screens;

async function mediaOf(screen: string): Promise<string[]> {
  const content = [{ raw: `<p class="${screen}:hidden">` }];
  const { root } = await postcss([tailwindcss({ ...config, content })]).process('@tailwind utilities', {
    from: undefined,
  });
  const found: string[] = [];
  root.walkAtRules('media', (rule: AtRule) => void found.push(rule.params));
  return found;
}

/** Evaluates a media query for a viewport; only features that `screens` uses. */
function matches(query: string, [width, height]: readonly [number, number]): boolean {
  return query.split(',').some((alternative) =>
    alternative.split(' and ').every((feature) => {
      const [, name, value = ''] = /\(([\w-]+):\s*([\w-]+)\)/.exec(feature) ?? [];
      if (name === 'min-width') return width >= Number.parseInt(value, 10);
      if (name === 'orientation') return (width >= height ? 'landscape' : 'portrait') === value;
      throw new Error(`unknown feature: ${feature}`);
    }),
  );
}

describe('every screen', () => {
  it.each(Object.entries(screens))('%s compiles to its own query', async (name, screen) => {
    const wanted = typeof screen === 'string' ? `(min-width: ${screen})` : screen.raw;
    expect(await mediaOf(name)).toEqual([wanted]);
  });
});

describe('columns', () => {
  it.each([
    ['a phone', [375, 667], 1, 1],
    ['a phone with its keyboard open', [375, 340], 1, 1],
    ['a larger phone with its keyboard open', [390, 380], 1, 1],
    ['the largest phone with its keyboard open', [540, 400], 1, 1],
    ['a laptop at 400 %', [320, 256], 1, 1],
    ['the smallest phone on its side', [568, 320], 2, 2],
    ['a phone on its side', [667, 375], 2, 2],
    ['a tablet', [768, 1024], 2, 1],
    ['a tablet on its side', [1024, 768], 2, 2],
    ['a tall screen in a vehicle', [1080, 1920], 2, 2],
  ] as const)('%s', async (_, viewport, cards, entry) => {
    const columnsIn = async (screen: string) =>
      (await mediaOf(screen)).some((query) => matches(query, viewport)) ? 2 : 1;
    expect(await columnsIn('card-columns')).toBe(cards);
    expect(await columnsIn('two-columns')).toBe(entry);
  });
});

it('no file names a utility of a plugin that is off, which would have no rule', async () => {
  const corePlugins = Object.keys(config.corePlugins) as Config['corePlugins'];
  const { root } = await postcss([tailwindcss({ ...config, corePlugins })]).process('@tailwind utilities', {
    from: undefined,
  });
  const named: string[] = [];
  root.walkRules(({ selector }) => void named.push(selector));
  // Arbitrary properties need no plugin, and a shadow is a word of comments.
  expect(named.filter((one) => !one.startsWith('.\\[') && one !== '.shadow')).toEqual([]);
});
