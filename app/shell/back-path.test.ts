import { describe, expect, it } from 'vitest';
import { backPath } from './back-path.ts';

describe('backPath', () => {
  it.each([
    ['/heute/sport', '/'],
    ['/linie/netz', '/linie'],
    ['/preview/konzerte', '/vorschau'],
    ['/specials/freikarten', '/aktion'],
    ['/deal/gastro', '/deal'],
    ['/archivsuche', '/archiv'],
    ['/beitrag/101-titel', '/'],
    ['/impressum', '/'],
    ['/gibt-es-nicht', '/'],
  ])('from %s to %s', (path, back) => {
    expect(backPath(path)).toBe(back);
  });
});
