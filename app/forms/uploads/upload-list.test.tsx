import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { UploadList } from './upload-list.tsx';

const texts = { uploadedList: 'Dateien', uploadedFile: '{name} ({size} MB)', remove: '{name} entfernen' };
const kept = (size: number) => [{ receipt: 'r', filename: 'otter.jpg', size, bound: false }];

it.each([
  ['de', 5000, 'otter.jpg (0,1 MB)'],
  ['de', 2_621_440, 'otter.jpg (2,5 MB)'],
  ['en', 5000, 'otter.jpg (0.1 MB)'],
])('sizes are written as the language does: %s, %d bytes', (language, size, written) => {
  const html = renderToStaticMarkup(
    <UploadList kept={kept(size)} language={language} texts={texts} onRemove={null} />,
  );
  expect(html).toContain(written);
});
