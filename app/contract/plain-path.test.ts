import { describe, expect, it } from 'vitest';
import { isPlainPath } from './plain-path.ts';

describe('a path', () => {
  it.each([
    '/',
    '/beitrag/101-a.b..c',
    '/beitrag/101-%C3%A4',
    '/heute/...',
    '/.well-known/x',
    '//evil.example',
  ])('%j is plain: servers and proxies parse it the same way', (path) => {
    expect(isPlainPath(path)).toBe(true);
  });

  it.each([
    ['no leading slash', ['', '*', 'heute', 'http://evil.example/']],
    ['a dot segment', ['/.', '/..', '/heute/..', '/x/../qr/1', '/heute/./sport']],
    ['an encoded dot segment', ['/heute/%2e', '/heute/%2e%2E', '/heute/.%2e/x', '/%2E./x']],
    ['a backslash', ['/\\evil.example', '/beitrag\\101', '/%5C', '/heute/%5cx']],
    ['an invisible character', ['/beitrag/%00', '/%0d%0aSet-Cookie:%20a=1', '/%E2%80%A8', '/heute/%7f']],
    ['an invalid percent encoding', ['/beitrag/%zz', '/%E0%A4%A', '/beitrag/%E4']],
  ])('with %s isn’t plain', (_, paths) => {
    expect(paths.filter(isPlainPath)).toEqual([]);
  });
});
