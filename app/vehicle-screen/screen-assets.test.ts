import { readFileSync } from 'node:fs';
import { transform } from 'esbuild';
import QRCode from 'qrcode';
import { describe, expect, it } from 'vitest';
import { contrast } from '#app/lib/color.ts';
import { qrPath } from '#app/lib/qr-path.server.ts';
import { playerScript } from './screen-assets.ts';

describe('the script of a screen', () => {
  it('has at most 5 kB', () => {
    expect(Buffer.byteLength(playerScript)).toBeLessThanOrEqual(5000);
  });

  it('is a classic script that an ES2017 engine reads as it is', async () => {
    const [as2017, asItIs] = await Promise.all(
      ['es2017', 'esnext'].map((target) => transform(playerScript, { target, minifyWhitespace: true })),
    );
    expect(as2017?.code).toBe(asItIs?.code);
    expect(playerScript).not.toMatch(/\bimport\b|\bexport\b/);
  });
});

describe('the colours of a screen', () => {
  const css = readFileSync(new URL('screen-base.css', import.meta.url), 'utf8');
  const sets = [...css.matchAll(/(?::root|\[data-theme="dark"\]) \{([^}]*#[^}]*)\}/g)].map(([, body = '']) =>
    Object.fromEntries(
      [...body.matchAll(/--([\w-]+): (#[0-9a-f]{6})/g)].map(([, name, value]) => [name, value]),
    ),
  );
  const [light = {}, dark = {}] = sets;

  it.each([
    ['light', light],
    ['dark', { ...light, ...dark }],
  ])('%s: words have at least 4.5:1', (_, colors: Record<string, string | undefined>) => {
    for (const [words, ground] of [
      ['ink', 'paper'],
      ['accent', 'paper'],
      ['on-ground', 'ground'],
      ['on-sun', 'sun'],
      ['on-bar', 'bar'],
      ['sun', 'bar'],
    ] as const) {
      expect(contrast(colors[words] ?? '', colors[ground] ?? ''), words).toBeGreaterThanOrEqual(4.5);
    }
  });
});

describe('a code', () => {
  it('has every dark module, and no other', () => {
    const text = 'https://kachel.example/beitrag/101';
    const { size, d } = qrPath(text);
    const drawn = Array.from({ length: size }, () => Array.from({ length: size }, () => 0));
    let [x, y] = [0, 0];
    for (const [, command, first = '', second = ''] of d.matchAll(/([Mmh])(-?\d+)(?: (\d+))?/g)) {
      if (command === 'M') [x, y] = [Number(first), Number(second)];
      else if (command === 'm') x += Number(first);
      else for (const end = x + Number(first); x < end; x += 1) (drawn[y] ?? [])[x] = 1;
    }
    const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
    expect(drawn.flat()).toEqual([...modules.data]);
  });
});
