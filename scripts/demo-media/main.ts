import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { contactSheet } from './contact-sheet.ts';
import { filmNames, writeFilm } from './film/write-films.ts';
import { writePicture } from './pictures.ts';
import { writePlans } from './print/write-plans.ts';
import { sceneOf } from './registry.ts';
import { writeSound } from './sound/write-sound.ts';
import { mediaFolder as folder, pictureFile, pictures } from './wanted.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    sheet: { type: 'string' },
    columns: { type: 'string', default: '4' },
  },
});

const wants = (part: 'pictures' | 'films' | 'sound' | 'plans') =>
  values.only === undefined ? positionals.length === 0 || part === 'pictures' : values.only === part;

async function main(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const chosen = pictures.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  if (wants('pictures')) {
    for (const { name } of chosen) {
      const scene = sceneOf(name);
      if (scene) console.log(name, await writePicture(folder, name, scene));
    }
  }
  if (wants('plans')) writePlans(folder);
  if (wants('sound')) writeSound(folder);
  if (wants('films'))
    for (const name of filmNames)
      if (positionals.length === 0 || positionals.includes(name)) await writeFilm(folder, name);
  if (values.sheet) {
    await contactSheet(
      folder,
      chosen.map(({ name }) => pictureFile(name)),
      values.sheet,
      Number(values.columns),
    );
  }
}

await main();
