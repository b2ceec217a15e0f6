import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { FOLDER, type Picture } from './pictures.ts';

/** The page with all pictures, those that changed since the last run first. */

const RECORD = `${FOLDER}/pictures.json`;

/** All pictures: those of this run replace earlier ones, the others are kept from the last run. */
export function recorded(taken: readonly Picture[]): Picture[] {
  const there = new Set(readdirSync(`${FOLDER}/now`));
  const byFile = new Map<string, Picture>();
  for (const picture of [...known(), ...taken])
    if (there.has(picture.file)) byFile.set(picture.file, picture);
  const all = [...byFile.values()];
  writeFileSync(RECORD, JSON.stringify(all));
  return all;
}

function known(): Picture[] {
  try {
    const before = JSON.parse(readFileSync(RECORD, 'utf8')) as Picture[];
    return before.map((picture) => ({ ...picture, changed: null }));
  } catch {
    return [];
  }
}

const isChanged = ({ changed }: Picture) => changed !== null && changed > 0;

function figure({ file, variant, size, changed }: Picture): string {
  const share = isChanged({ changed } as Picture) ? ` · ${((changed ?? 0) * 100).toFixed(2)} %` : '';
  const ways =
    share === '' ? '' : ` <a href="last/${file}">before</a> <a href="changes/${file}">difference</a>`;
  return `<figure class="${variant}${share === '' ? '' : ' changed'}" style="width:${Math.max(120, size.width / 5)}px">
<a href="now/${file}"><img src="now/${file}" alt="" loading="lazy"></a>
<figcaption>${variant} ${size.width} × ${size.height}${share}${ways}</figcaption></figure>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

export function writeContactSheet(pictures: readonly Picture[], faults: readonly string[]): string {
  const shots = [...new Set(pictures.map(({ shot }) => shot))];
  const sections = shots.map((shot) => {
    const figures = pictures.filter((picture) => picture.shot === shot).map(figure);
    return `<section><h2>${escaped(shot)}</h2><div>${figures.join('\n')}</div></section>`;
  });
  const changed = pictures.filter(isChanged).length;
  const file = `${FOLDER}/index.html`;
  writeFileSync(
    file,
    `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>Gallery</title><style>
body{font:14px sans-serif;margin:16px}section>div{display:flex;flex-wrap:wrap;gap:12px;align-items:flex-start}
figure{margin:0}img{width:100%;max-height:70vh;object-fit:cover;object-position:top;border:1px solid #ccc}
figure.changed img{outline:3px solid #d00}#only:checked~main figure:not(.changed){display:none}
#only:checked~main section:not(:has(.changed)){display:none}pre{white-space:pre-wrap;color:#a00}
</style><h1>${pictures.length} pictures, ${changed} changed, ${faults.length} faults</h1>
<pre>${escaped(faults.join('\n'))}</pre>
<input type="checkbox" id="only"><label for="only"> only what has changed</label>
<main>${sections.join('\n')}</main></html>`,
  );
  return file;
}
