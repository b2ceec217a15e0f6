import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { wordlessControls } from '#tests/support/text-browser.ts';
import { UploadList } from './upload-list.tsx';

const texts = { uploadedList: 'Dateien', uploadedFile: '{name} ({size} MB)', remove: '{name} entfernen' };
const kept = (size: number) => [{ receipt: 'r', filename: 'otter.jpg', size, bound: false }];

it.each([
  ['de', 5000, 'otter.jpg (0,1 MB)'],
  ['de', 2_621_440, 'otter.jpg (2,5 MB)'],
  ['en', 5000, 'otter.jpg (0.1 MB)'],
])('sizes are written as the language does: %s, %d bytes', (language, size, written) => {
  const html = renderToStaticMarkup(
    <UploadList kept={kept(size)} inputId="f-upload" language={language} texts={texts} onRemove={null} />,
  );
  expect(html).toContain(written);
});

it('a text browser prints what removes a file, and the next page begins at the file input', () => {
  const html = renderToStaticMarkup(
    <UploadList kept={kept(1)} inputId="f-upload" language="de" texts={texts} onRemove={null} />,
  );
  expect(wordlessControls(html)).toEqual([]);
  expect(html).toMatch(/<button type="submit"[^>]*formAction="#f-upload"/i);
});
