import { expect, it } from 'vitest';
import { readTile } from '#app/contract/tiles/tile-types.ts';
import { de } from '#app/i18n/de.ts';
import { renderOnPage } from '#tests/support/render.tsx';
import { fixtures } from './survey.fixtures.ts';
import { SurveyResultList } from './survey-result-list.tsx';

const counts = { answer1: 400, answer2: 99, answer3: 2, answer4: 0 };

it.each([
  ['the answer just chosen', '2', 1],
  ['no answer on a later visit', undefined, 0],
])('%s is marked as the rider’s own answer', (_, own, marks) => {
  const { tile } = readTile(fixtures.typical);
  if (tile?.type !== 'survey') throw new Error('no survey');
  const html = renderOnPage(<SurveyResultList tile={tile} counts={counts} own={own} />);
  const rows = html.split('<li').slice(1);
  expect(rows.filter((row) => row.includes(de.surveyOwnAnswer))).toHaveLength(marks);
  expect(rows[1]?.includes(de.surveyOwnAnswer)).toBe(marks === 1);
});

it('without counts the page has the CSS of the result list that the browser may have stored', () => {
  const { tile } = readTile(fixtures.typical);
  if (tile?.type !== 'survey') throw new Error('no survey');
  const list = renderOnPage(<SurveyResultList tile={tile} counts={counts} own="2" />);
  const placeholder = renderOnPage(<SurveyResultList tile={tile} counts={null} />);
  const [, styled = ''] = /data-class="([^"]*)"/.exec(placeholder) ?? [];
  for (const [, classes = ''] of list.matchAll(/ class="([^"]*)"/g))
    for (const name of classes.split(' ')) expect(styled.split(' ')).toContain(name);
});

it('a white bar, the value that CMSs send for no colour, is visible', () => {
  const { tile } = readTile({ ...fixtures.typical, backgroundColor: '#ffffff' });
  if (tile?.type !== 'survey') throw new Error('no survey');
  const html = renderOnPage(<SurveyResultList tile={tile} counts={counts} />);
  expect(html).toContain('background-color:var(--ink)');
});

it('in text browsers a space separates an answer from its share', () => {
  const { tile } = readTile({ ...fixtures.typical, answer1: 'Linie 4' });
  if (tile?.type !== 'survey') throw new Error('no survey');
  const html = renderOnPage(<SurveyResultList tile={tile} counts={counts} own="1" />);
  expect(html.replaceAll(/<[^>]*>/g, '')).toContain(`Linie 4 ${de.surveyOwnAnswer} 79,8`);
});
