import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const JAR = 'node_modules/vnu-jar/build/dist/vnu.jar';

/**
 * A larger stack, because the checker overflows on large pages and then reports nothing; the rest speeds up its start.
 */
const JAVA = ['-Xss4m', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

/** Ignores notes on React's trailing slashes. */
const FINE = ['--filterpattern', '.*Trailing slash on void elements.*'];

interface Message {
  type: string;
  url?: string;
  message: string;
  extract?: string;
}

/** Whether the Nu HTML checker can run here (it needs Java); if not, tests must report it as skipped. */
export async function hasHtmlChecker(): Promise<boolean> {
  return run('java', ['-version']).then(
    () => true,
    () => false,
  );
}

/** Errors and warnings of the Nu HTML checker, one line each; takes whole documents by name. */
export async function htmlFaults(documents: Readonly<Record<string, string>>): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'kachel-html-'));
  try {
    const names = Object.keys(documents);
    const files = names.map((name, index) => {
      const file = path.join(folder, `${index}.html`);
      writeFileSync(file, documents[name] ?? '');
      return file;
    });
    const { stderr } = await run(
      'java',
      [...JAVA, '-jar', JAR, '--exit-zero-always', '--format', 'json', ...FINE, ...files],
      {
        maxBuffer: 64 * 1024 * 1024,
      },
    );
    const { messages } = JSON.parse(stderr) as { messages: Message[] };
    return messages.map(({ url = '', message, extract = '' }) => {
      const name = names[Number(path.basename(url, '.html'))] ?? url;
      return `${name}: ${message} – ${extract.replace(/\s+/g, ' ').slice(0, 160)}`;
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
