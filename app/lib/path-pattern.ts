/**
 * Path patterns as in React Router: `:name` is a segment, `:name?` an optional one, `*` the rest. Built with the same
 * regular expressions: trailing slashes are ignored, double slashes never match. They match in any case; the router has
 * screens in the table's case only (remix.config.js), and not-found redirects there.
 */

export type Params = Readonly<Record<string, string>>;

export type PathPattern = (path: string) => Params | null;

/** Expands '/qr/:id?/:action?' to '/qr', '/qr/:id' and '/qr/:id/:action'. */
function withoutOptional(pattern: string): string[] {
  const [head = '', ...optional] = pattern.split(/(?=\/:[^/]+\?)/);
  const parts = optional.map((part) => part.replace('?', ''));
  return [head, ...parts.map((_, index) => head + parts.slice(0, index + 1).join(''))];
}

/** Numbered groups, because Firefox before 78 has no named ones. */
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

/** A broken percent escape leaves the segment undecoded instead of throwing. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Compiles a pattern; call once for each. */
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

/** The inverse of matching: the path for a pattern and its parameters. */
export function fillPattern(pattern: string, params: Params): string {
  const path = pattern
    .split('/')
    .filter(Boolean)
    .map((segment) => {
      if (segment === '*') return params['*']?.split('/').map(encodeURIComponent).join('/') || undefined;
      if (!segment.startsWith(':')) return segment;
      const value = params[segment.replace(/^:|\?$/g, '')];
      return value === undefined ? undefined : encodeURIComponent(value);
    })
    .filter((part) => part !== undefined)
    .join('/');
  return `/${path}`;
}
