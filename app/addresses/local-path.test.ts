import { describe, expect, it } from 'vitest';
import { localPath } from './local-path.ts';

describe('localPath', () => {
  it.each([
    ['/', '/'],
    ['/linie?lang=en#content', '/linie?lang=en#content'],
    ['/beitrag/101-größe', '/beitrag/101-gr%C3%B6%C3%9Fe'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['/\t/evil.example', '/'],
    ['/\n/evil.example', '/'],
    ['/..//evil.example', '/'],
    ['https://evil.example/', '/'],
    ['javascript:alert(1)', '/'],
    ['', '/'],
    [null, '/'],
    [new File([], 'x'), '/'],
  ])('%j -> %s', (given, path) => {
    expect(localPath(given)).toBe(path);
  });
});
