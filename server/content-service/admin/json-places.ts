import { type Path, pathText } from '../import/faults.ts';

/** A name that its object has already. */
interface DuplicateName {
  path: Path;
  sentence: string;
}

/** Line numbers of a JSON text's values by path (as in `Faults`), and duplicate names. */
export interface JsonPlaces {
  lines: ReadonlyMap<string, number>;
  duplicates: readonly DuplicateName[];
}

/** Strings are matched in runs: a character at a time overflows the regular expression's stack at 8 MB. */
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

interface JsonContainer {
  path: Path;
  isList: boolean;
  names: Set<string>;
  index: number;
  /** The property name whose value comes next. */
  name: string | null;
}

/** The text must be valid JSON. */
export function jsonPlaces(text: string): JsonPlaces {
  const lines = new Map<string, number>();
  const duplicates: DuplicateName[] = [];
  const stack: JsonContainer[] = [];
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
      if (frame.names.has(frame.name)) {
        const sentence = `line ${line}: ${pathText(pathIn(frame))} is defined twice.`;
        duplicates.push({ path: pathIn(frame), sentence });
      }
      frame.names.add(frame.name);
    } else {
      const path = frame ? pathIn(frame) : [];
      lines.set(pathText(path), line);
      if (token === '{' || token === '[') {
        stack.push({ path, isList: token === '[', names: new Set(), index: 0, name: null });
      }
      if (frame) frame.name = null;
    }
  }
  return { lines, duplicates };
}

const pathIn = ({ path, isList, index, name }: JsonContainer): Path => [
  ...path,
  isList ? index : (name ?? ''),
];

/**
 * Adds file and line to a fault, which begins with a path; for a missing field, the line of its nearest known parent.
 */
export function withPlace(fault: string, file: string, { lines }: JsonPlaces): string {
  const [path = ''] = /^(?:[\w-]|\.(?=\w)|\[\d+\]|\["(?:[^"\\]|\\.)*"\])+/.exec(fault) ?? [];
  for (let known = path; known !== ''; known = known.replace(/(?:^|\.)[\w-]+$|\[[^[]*\]$/, '')) {
    const line = lines.get(known);
    if (line !== undefined) return `${file}, line ${line}: ${fault}`;
  }
  // Only a sentence about something else, such as a setting, begins with a capital.
  return /^[A-Z]/.test(fault) ? fault : `${file}: ${fault}`;
}
