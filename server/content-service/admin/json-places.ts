/** Line numbers of a JSON text's values by path (as in `Faults`), and duplicate names. */
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
  /** The property name whose value comes next. */
  name: string | null;
}

/** The text must be valid JSON. */
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

/** The path in the notation of `Faults`. */
function step({ path, isList, index, name }: Frame): string {
  if (isList) return `${path}[${index}]`;
  if (!/^[\w-]+$/.test(name ?? '')) return `${path}[${JSON.stringify(name)}]`;
  return path === '' ? `${name}` : `${path}.${name}`;
}

/** Adds file and line to a fault, which begins with a path; for a missing field, the line of its nearest known parent. */
export function withPlace(fault: string, file: string, { lines }: JsonPlaces): string {
  const [path = ''] = /^(?:[\w-]|\.(?=\w)|\[\d+\]|\["(?:[^"\\]|\\.)*"\])+/.exec(fault) ?? [];
  for (let known = path; known !== ''; known = known.replace(/(?:^|\.)[\w-]+$|\[[^[]*\]$/, '')) {
    const line = lines.get(known);
    if (line !== undefined) return `${file}, line ${line}: ${fault}`;
  }
  return `${file}: ${fault}`;
}
