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
  ])('%j is read alike by all', (path) => {
    expect(isPlainPath(path)).toBe(true);
  });

  it.each([
    ['no slash at its start', ['', '*', 'heute', 'http://evil.example/']],
    ['a step', ['/.', '/..', '/heute/..', '/x/../qr/1', '/heute/./sport']],
    ['an encoded step', ['/heute/%2e', '/heute/%2e%2E', '/heute/.%2e/x', '/%2E./x']],
    ['a backslash', ['/\\evil.example', '/beitrag\\101', '/%5C', '/heute/%5cx']],
    ['what nobody sees', ['/beitrag/%00', '/%0d%0aSet-Cookie:%20a=1', '/%E2%80%A8', '/heute/%7f']],
    ['half a character', ['/beitrag/%zz', '/%E0%A4%A', '/beitrag/%E4']],
  ])('with %s is not', (_, paths) => {
    expect(paths.filter(isPlainPath)).toEqual([]);
  });
});
