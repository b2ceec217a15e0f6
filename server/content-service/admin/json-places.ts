/** Where in a JSON text its values stand, by their paths as faults name them, and names that an object has twice. */
export interface JsonPlaces {
  lines: ReadonlyMap<string, number>;
  doubled: readonly string[];
}

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

interface Frame {
  path: string;
  isList: boolean;
  names: Set<string>;
  index: number;
  /** The name that was read and whose value comes next. */
  name: string | null;
}

/** Of a text that JSON.parse takes. */
export function jsonPlaces(text: string): JsonPlaces {
  const lines = new Map<string, number>();
  const doubled: string[] = [];
  const stack: Frame[] = [];
  let line = 1;
  let counted = 0;
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    for (; counted < index; counted += 1) if (text[counted] === '\n') line += 1;
    const frame = stack.at(-1);
    if (token === '}' || token === ']') stack.pop();
    else if (token === ',' && frame) frame.index += 1;
    else if (token === ':' || token === ',') continue;
    else if (frame && !frame.isList && frame.name === null) {
      frame.name = JSON.parse(token) as string;
      if (frame.names.has(frame.name)) doubled.push(`line ${line}: ${step(frame)} stands there twice.`);
      frame.names.add(frame.name);
    } else {
      const path = frame ? step(frame) : '';
      if (frame) frame.name = null;
      lines.set(path, line);
      if (token === '{' || token === '[')
        stack.push({ path, isList: token === '[', names: new Set(), index: 0, name: null });
    }
  }
  return { lines, doubled };
}

/** As Faults writes paths. */
function step({ path, isList, index, name }: Frame): string {
  if (isList) return `${path}[${index}]`;
  if (!/^[\w-]+$/.test(name ?? '')) return `${path}[${JSON.stringify(name)}]`;
  return path === '' ? `${name}` : `${path}.${name}`;
}

/** A fault begins with its path; of one that is not there (a field that is missing), with that of what should hold it. */
export function withPlace(fault: string, file: string, { lines }: JsonPlaces): string {
  const [path = ''] = /^(?:[\w-]|\.(?=\w)|\[\d+\]|\["(?:[^"\\]|\\.)*"\])+/.exec(fault) ?? [];
  for (let known = path; known !== ''; known = known.replace(/(?:^|\.)[\w-]+$|\[[^[]*\]$/, '')) {
    const line = lines.get(known);
    if (line !== undefined) return `${file}, line ${line}: ${fault}`;
  }
  return `${file}: ${fault}`;
}
