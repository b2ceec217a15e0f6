/**
 * Patterns of addresses as the router reads them: `:name` is one part, `:name?` one that may be missing, `*` the rest.
 * The expressions are those that React Router makes of them, so that whoever asks the table of addresses hears what
 * the router will say: case is folded, slashes at the end count for nothing, two in the middle match nothing.
 */

export type Params = Readonly<Record<string, string>>;

export type PathPattern = (path: string) => Params | null;

/** '/qr/:id?/:action?' is '/qr', '/qr/:id' and '/qr/:id/:action'. */
function withoutOptional(pattern: string): string[] {
  const [head = '', ...optional] = pattern.split(/(?=\/:[^/]+\?)/);
  const parts = optional.map((part) => part.replace('?', ''));
  return [head, ...parts.map((_, index) => head + parts.slice(0, index + 1).join(''))];
}

/** Its groups are numbered: Firefox before 78 has no named ones. */
interface Expression {
  matching: RegExp;
  names: readonly string[];
}

function expressionOf(pattern: string): Expression {
  const source = pattern
    .replace(/\/\*$/, '')
    .replace(/\/+$/, '')
    .replace(/[\\.*+^${}|()[\]]/g, '\\$&')
    .replace(/\/:\w+/g, '/([^/]+)');
  const names = (pattern.match(/\/(?::\w+|\*$)/g) ?? []).map((part) => part.replace(/^\/:?/, ''));
  return { matching: new RegExp(`^${source}${pattern.endsWith('/*') ? '(?:/(.+)|/*)' : '/*'}$`, 'i'), names };
}

/** A broken percent escape is a wrong address, not an exception. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Made once for each pattern. */
export function pathPattern(pattern: string): PathPattern {
  const expressions = withoutOptional(pattern).map(expressionOf);
  return (path) => {
    for (const { matching, names } of expressions) {
      const match = matching.exec(path);
      if (!match) continue;
      const params: Record<string, string> = {};
      for (const [index, name] of names.entries()) {
        const value = match[index + 1];
        if (value !== undefined) params[name] = decode(value);
      }
      return params;
    }
    return null;
  };
}

/** The address that a pattern and its parts make. */
export function fillPattern(pattern: string, params: Params): string {
  const path = pattern
    .split('/')
    .filter(Boolean)
    .map((segment) => {
      if (segment === '*') return params['*'] || undefined;
      if (!segment.startsWith(':')) return segment;
      const value = params[segment.replace(/^:|\?$/g, '')];
      return value === undefined ? undefined : encodeURIComponent(value);
    })
    .filter((part) => part !== undefined)
    .join('/');
  return `/${path}`;
}
