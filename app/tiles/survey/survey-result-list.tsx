import { EditorText } from '#app/components/editor-text.tsx';
import type { SurveyCounts } from '#app/contract/answers.ts';
import type { SurveyTile } from '#app/contract/tiles/survey.ts';
import { usePage } from '#app/visit/page-context.tsx';
import { barColor } from './bar-color.ts';
import { countText, percentText, resultsOf } from './survey-results.ts';

/**
 * Classes of the list, collected because pages on which a script may restore an earlier page's list need their rules
 * too (used-style.server.ts).
 */
const LIST = {
  row: 'mb-3 last:mb-0',
  texts: 'flex items-baseline justify-between',
  answer: 'mr-3 min-w-0',
  own: 'whitespace-nowrap text-sm text-green',
  percent: 'flex-none tabular-nums',
  track: 'bar mt-1 h-3 overflow-hidden rounded-full border border-soft bg-paper',
  bar: 'own-color h-full',
  total: 'mt-3 text-sm text-soft',
};

/**
 * Bars with one decimal. With consent, enhance-forms.ts stores the list in sessionStorage and restores it if a later
 * page fails to load the counts.
 */
export function SurveyResultList({
  tile,
  counts,
  own,
}: {
  tile: SurveyTile;
  counts: SurveyCounts | null;
  /** Number of the answer that this rider has just chosen. */
  own?: string;
}) {
  const { page, t } = usePage();
  const key = `survey-results:${tile.id}:${page.language}`;
  if (counts === null) {
    return (
      <div data-results-missing={key} data-class={Object.values(LIST).join(' ')}>
        <p>{t('surveyNoResults')}</p>
      </div>
    );
  }
  const { rows, total, showsTotal } = resultsOf(tile, counts);
  return (
    <div data-results={page.consent === 'given' ? key : undefined}>
      <ul>
        {rows.map(({ number, text, percent }) => (
          <li key={number} className={LIST.row}>
            <div className={LIST.texts}>
              <span className={LIST.answer}>
                <EditorText>{text}</EditorText>
                {own === String(number) ? (
                  <>
                    {' '}
                    <strong className={LIST.own}>{t('surveyOwnAnswer')}</strong>
                  </>
                ) : null}
              </span>{' '}
              <strong className={LIST.percent}>{percentText(percent, page.language)}</strong>
            </div>
            <div className={LIST.track} aria-hidden="true">
              <div
                className={LIST.bar}
                style={{ width: `${percent.toFixed(1)}%`, backgroundColor: barColor(tile.backgroundColor) }}
              />
            </div>
          </li>
        ))}
      </ul>
      {showsTotal ? (
        <p className={LIST.total}>
          {t('surveyParticipants', { count: total, number: countText(total, page.language) })}
        </p>
      ) : null}
    </div>
  );
}
