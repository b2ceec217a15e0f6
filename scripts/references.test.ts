import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { EMAIL_MAX_LENGTH, PHONE_MAX_LENGTH } from '#app/contract/contact.ts';
import { FIELD_LENGTH } from '#app/contract/plain-text.ts';
import { TILE_TYPES } from '#app/contract/tiles/tile-types.ts';
import { UPLOAD_RULES } from '#app/contract/upload-rules.ts';

/**
 * Checks that all references in code and documents exist: chapters by number or heading, decision records, links, the
 * files and commands that documents name, and the functions that READMEs name.
 */

const ROOTS = ['.', 'app', 'server', 'mocks', 'tests', 'scripts', 'docs'];
const READ = /\.(?:[cm]?[jt]sx?|css|md|json)$/;
const NOT_OURS = /(?:^|\/)(?:node_modules|media|meta)\/|^package-lock\.json$/;

const files = ROOTS.flatMap((folder) =>
  readdirSync(folder, { recursive: folder !== '.', withFileTypes: true })
    .filter((entry) => entry.isFile() && READ.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name)),
).filter((file) => !NOT_OURS.test(file));
const documents = files.filter((file) => file.endsWith('.md'));
/** Documents except decision records, which may name files that have moved since. */
const namers = documents.filter((file) => !file.startsWith('docs/decisions/'));
const readmes = documents.filter((file) => /^(?:app|server)\//.test(file));
const speaking = files.filter((file) => !/^docs\/[^/]+$|^scripts\/references\.test\.ts$/.test(file));

interface Heading {
  title: string;
  /** Titles of its parent headings and its own. */
  under: string[];
}

function headingsOf(file: string): Heading[] {
  const above: string[] = [];
  return readFileSync(file, 'utf8')
    .replace(/^```[\s\S]*?^```/gm, '')
    .split('\n')
    .flatMap((line) => {
      const [, marks, title] = /^(#+) (.+)$/.exec(line) ?? [];
      if (!marks || !title) return [];
      above.splice(marks.length - 1, above.length, title);
      return [{ title, under: above.filter(Boolean) }];
    });
}

/** Anchor of a heading as GitHub makes it. */
const anchorOf = ({ title }: Heading) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const chapters = {
  specification: headingsOf('docs/specification.md'),
  'content-api': headingsOf('docs/content-api.md'),
  design: headingsOf('docs/design.md'),
};
const rules: string[] = readFileSync('docs/design.md', 'utf8').match(/^\d+(?=\. )/gm) ?? [];

/** Joins wrapped comment lines, since a reference may span two, and removes links, which are checked separately. */
const flowing = (text: string) =>
  text.replace(/\[[^\]]*\]\([^)]*\)/g, '').replace(/\n\s*(?:\*|\/\/|\/\*\*?)? */g, ' ');

const numberOf = (title: string) => /^(\d+(?:\.\d+)?)\.? /.exec(title)?.[1];
const withoutNumber = (title: string) => title.replace(/^[\d.]+ /, '');

/**
 * `specification 2.3`, `specification 2.13, 6 and 9`, `specification 9, 'Images'`: the last number has that heading.
 */
function specificationFault(numbers: string[], heading: string | undefined): boolean {
  const known = chapters.specification;
  if (numbers.some((number) => !known.some(({ title }) => numberOf(title) === number))) return true;
  const last = numbers.at(-1);
  return (
    heading !== undefined &&
    !known.some(
      ({ title, under }) =>
        withoutNumber(title) === heading &&
        (last === undefined || under.some((one) => numberOf(one) === last)),
    )
  );
}

const hasHeading = (document: 'content-api' | 'design', heading: string) =>
  chapters[document].some(({ title }) => title === heading);

/** References whose target doesn't exist. In code, a reference to a document must name a heading. */
function faultsIn(text: string, isProse: boolean): string[] {
  const faults: string[] = [];
  const words = flowing(text);
  for (const [whole, list = '', heading] of words.matchAll(
    /\bspecification((?: \d+(?:\.\d+)?(?:,| and)?)+(?=\W|$))?(?:,? '([^']+)')?/gi,
  )) {
    const numbers = list.match(/\d+(?:\.\d+)?/g) ?? [];
    const isBare = numbers.length === 0 && heading === undefined;
    if (isBare ? !isProse : specificationFault(numbers, heading)) faults.push(whole);
  }
  for (const [whole, heading] of words.matchAll(/\bcontent-api(?:\.md)?(?:, '([^']+)')?/g)) {
    if (heading === undefined ? !isProse : !hasHeading('content-api', heading)) faults.push(whole);
  }
  for (const [whole, rule, heading = ''] of words.matchAll(/\bdesign(?:\.md)?, (?:rule (\d+)|'([^']+)')/g)) {
    if (rule ? !rules.includes(rule) : !hasHeading('design', heading)) faults.push(whole);
  }
  for (const [whole, number] of words.matchAll(/\bdecision(?: record)? (\d{4})\b/g)) {
    if (!readdirSync('docs/decisions').some((name) => name.startsWith(`${number}-`))) faults.push(whole);
  }
  return faults;
}

function linkFaults(file: string): string[] {
  const text = readFileSync(file, 'utf8').replace(/^```[\s\S]*?^```/gm, '');
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .filter((target) => {
      const [to = '', anchor] = target.split('#');
      const found = to === '' ? file : path.join(path.dirname(file), to);
      if (!existsSync(found)) return true;
      return anchor !== undefined && !headingsOf(found).some((heading) => anchorOf(heading) === anchor);
    });
}

/** Paths in `backquotes`, relative to the root or to the document's folder; placeholders like `<type>` are ignored. */
function namedFileFaults(file: string): string[] {
  const text = readFileSync(file, 'utf8').replace(/^```[\s\S]*?^```/gm, '');
  return [...text.matchAll(/`((?:app|server|mocks|tests|scripts|docs|public)\/[^`\s]*)`/g)]
    .map(([, name = '']) => name)
    .filter((name) => !/[<>*{}…]/.test(name) && !existsSync(name));
}

const names = new Set(files.map((file) => path.basename(file)));

/** Files of the product that a comment names without their folder, such as `auto-retry.ts`. */
function commentFaults(file: string): string[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => /^\s*(?:\/?\*|\/\/)/.test(line))
    .flatMap((line) => line.match(/(?<![\w./-])[a-z][\w.-]*\.tsx?\b/g) ?? [])
    .filter((name) => !names.has(name));
}

/** `npm run` with a script that neither the document's package nor the root has. */
function commandFaults(file: string): string[] {
  const own = path.join(path.dirname(file), 'package.json');
  const manifest = readFileSync(existsSync(own) ? own : 'package.json', 'utf8');
  const { scripts } = JSON.parse(manifest) as { scripts: object };
  return [...readFileSync(file, 'utf8').matchAll(/\bnpm run (?:--\w+ )*([a-z][\w:-]*)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !Object.hasOwn(scripts, name));
}

const sources = files.filter((file) => /^(?:app|server)\/.*\.(?:tsx?|mjs)$/.test(file));
const inCode = new Set(sources.flatMap((file) => readFileSync(file, 'utf8').match(/[\w$]+/g) ?? []));

/** Names like `postTo` in code fences and `backquotes` of a README that the code doesn't have. */
function identifierFaults(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const code = text.match(/^ *```[\s\S]*?^ *```|`[^`\n]+`/gm)?.join('\n') ?? '';
  // What an example itself declares is made up.
  const declared = new Set([...code.matchAll(/\bconst (\w+)/g)].map(([, name = '']) => name));
  return [...new Set(code.match(/(?<![\w$/.-])[a-z]+[A-Z]\w*/g))].filter(
    (name) => !declared.has(name) && !inCode.has(name),
  );
}

describe('the target of a reference', () => {
  it('exists, from code, READMEs and decisions', () => {
    const faults = speaking.flatMap((file) =>
      faultsIn(readFileSync(file, 'utf8'), file.endsWith('.md')).map((fault) => `${file}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  it('exists if a comment names a file', () => {
    const code = speaking.filter((file) => /\.tsx?$/.test(file));
    expect(code.flatMap((file) => commentFaults(file).map((name) => `${file}: ${name}`))).toEqual([]);
  });

  it.each(documents)('exists for each link of %s', (file) => {
    expect(linkFaults(file)).toEqual([]);
  });

  it.each(namers)('exists for each file that %s names', (file) => {
    expect(namedFileFaults(file)).toEqual([]);
  });

  it.each(namers)('exists for each command that %s names', (file) => {
    expect(commandFaults(file)).toEqual([]);
  });

  it.each(readmes)('exists for each function that %s names', (file) => {
    expect(identifierFaults(file)).toEqual([]);
  });
});

it('documented commands that write personal data to a file let no other user read it', () => {
  const code = ['docs/operators.md', 'server/content-service/README.md'].flatMap(
    (file) => readFileSync(file, 'utf8').match(/^ *```[\s\S]*?^ *```|`[^`\n]+`/gm) ?? [],
  );
  const writing = code.filter((piece) =>
    /\b(?:npm run .*content:(?:report|person)|pg_dump) .*> /.test(piece),
  );
  expect(writing).toHaveLength(4);
  expect(writing.filter((piece) => !/\bumask 077\b.*> /s.test(piece))).toEqual([]);
});

describe('the contract', () => {
  const contract = readFileSync('docs/content-api.md', 'utf8');

  it('describes each tile type', () => {
    const named: readonly string[] = contract.match(/(?<=["`…])[a-z-]+(?=["`])/g) ?? [];
    expect(TILE_TYPES.filter((type) => !named.includes(type))).toEqual([]);
  });

  it('gives the limits of uploads', () => {
    const { image, audio, video } = UPLOAD_RULES;
    const [picture, recording, film] = [image, audio, video].map(({ maxBytes }) => maxBytes / 1024 / 1024);
    expect(contract).toContain(`picture ${picture} MB, recording ${recording} MB, film ${film} MB`);
    expect([audio.maxFiles, video.maxFiles]).toEqual([1, 1]);
    expect(contract).toContain(`at most ${image.maxFiles} pictures, or one film or recording`);
  });

  it('gives the lengths of texts', () => {
    const { name, street, streetnr, zip, city, freetext } = FIELD_LENGTH;
    expect(city).toBe(name);
    const lengths = [
      `\`firstname\`, \`lastname\`, \`city\` ${name}; \`street\`, \`extra\` ${street}; \`streetnr\` ${streetnr}`,
      `\`zip\` ${zip}; \`email\` ${EMAIL_MAX_LENGTH}; \`phone\` ${PHONE_MAX_LENGTH}`,
      `\`freetext\` ${freetext.toLocaleString('en')}`,
    ];
    expect(contract.replace(/\s+/g, ' ')).toContain(lengths.join('; '));
  });
});
