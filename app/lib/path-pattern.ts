/**
 * Path patterns as in React Router: `:name` is a segment, `:name?` an optional one, `*` the rest. Built with the same
 * regular expressions: trailing slashes are ignored, double slashes never match. They match in any case; the router has
 * screens in the table's case only (remix.config.js), and not-found redirects there.
 */

export type Params = Readonly<Record<string, string>>;

export type PathPattern = (path: string) => Params | null;

/** '/:name', '/:name?' or '/*'. Of other characters that regular expressions know, patterns have only the dot. */
const PARAMETER = /\/(?::(\w+)(\??)|\*)/g;

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
  const names: string[] = [];
  // Numbered groups, because Firefox before 78 has no named ones.
  const source = pattern
    .replace(/\/$/, '')
    .replace(/\./g, '\\.')
    .replace(PARAMETER, (_, name: string | undefined, optional: string) => {
      names.push(name || '*');
      return name ? `(?:/([^/]+))${optional}` : '(?:/([^]+))?';
    });
  const matching = new RegExp(`^${source}/*$`, 'i');
  return (path) => {
    const match = matching.exec(path);
    if (!match) return null;
    const params: Record<string, string> = {};
    for (const [index, name] of names.entries()) {
      const value = match[index + 1];
      if (value !== undefined) params[name] = decode(value);
    }
    return params;
  };
}

/** The inverse of matching: the path for a pattern and its parameters. A parameter without a value is left out. */
export function fillPattern(pattern: string, params: Params): string {
  return pattern.replace(PARAMETER, (_, name = '*') => {
    const value = encodeURIComponent(params[name] || '');
    return value && `/${name === '*' ? value.replace(/%2F/g, '/') : value}`;
  });
}
