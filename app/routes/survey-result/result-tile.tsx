import type { ReactNode } from 'react';
import { ButtonLink } from '#app/components/button.tsx';
import { EditorText } from '#app/components/editor-text.tsx';
import type { SurveyCounts } from '#app/contract/answers.ts';
import type { SurveyTile } from '#app/contract/tiles/survey.ts';
import { readableOn } from '#app/lib/color.ts';
import { barColor } from '#app/tiles/survey/bar-color.ts';
import { countText, percentText, resultsOf } from '#app/tiles/survey/survey-results.ts';
import { usePage } from '#app/visit/page-context.tsx';

interface ResultTileProps {
  tile: SurveyTile;
  counts: SurveyCounts;
  /** File name of the picture. */
  picture: string;
}

/** The result at its own URL, for an editor's screen (specification 2.11). */
export function ResultTile({ tile, counts, picture }: ResultTileProps) {
  const { page, t } = usePage();
  const { rows, total, showsTotal } = resultsOf(tile, counts);
  const address = `${page.path.replace(/\/+$/, '')}/${picture}?lang=${page.language}`;
  return (
    <>
      <TileSurface color={tile.backgroundColor}>
        <EditorText as="h1" className="mb-4 text-2xl sd:mb-6 sd:text-4xl">
          {tile.question}
        </EditorText>
        <ul className="rounded bg-card p-4 text-lg text-ink sd:p-10 sd:text-xl">
          {rows.map(({ number, text, percent }) => (
            <li key={number} className="mb-4 last:mb-0 sd:mb-8">
              <div className="mb-2 flex items-start justify-between">
                <EditorText className="mr-6 min-w-0">{text}</EditorText>
                <strong className="flex-none tabular-nums">{percentText(percent, page.language)}</strong>
              </div>
              <div
                className="bar h-5 overflow-hidden rounded-full border-2 border-soft bg-paper sd:h-7"
                aria-hidden="true"
              >
                <div
                  className="own-color h-full"
                  style={{ width: `${percent.toFixed(1)}%`, backgroundColor: barColor(tile.backgroundColor) }}
                />
              </div>
            </li>
          ))}
        </ul>
        <p className="mt-4 sd:mt-6 sd:text-lg">{t('surveyLabel')}</p>
        {showsTotal ? (
          <p className="sd:text-lg">
            {t('surveyParticipants', { count: total, number: countText(total, page.language) })}
          </p>
        ) : null}
      </TileSurface>
      <div className="mx-auto max-w-[1024px] px-4 pb-8 pt-4 lg:px-0">
        <ButtonLink href={`${address}&download=1`} download={picture}>
          {t('surveyResultDownload')}
        </ButtonLink>
        <details className="mt-2">
          <summary className="inline-flex min-h-[44px] cursor-pointer items-center underline">
            {t('surveyResultInline')}
          </summary>
          <img
            src={address}
            alt={t('surveyResultPictureAlt')}
            width="1024"
            className="h-auto max-w-full"
            loading="lazy"
          />
        </details>
      </div>
    </>
  );
}

/** 1024 px wide if the screen is (specification 9); on wider screens a card. */
export function TileSurface({ color, children }: { color: string; children: ReactNode }) {
  return (
    <article
      className="mx-auto max-w-[1024px] p-4 pt-8 sd:p-14 lg:mt-8 lg:rounded"
      style={{ backgroundColor: color, color: readableOn(color) }}
    >
      {children}
    </article>
  );
}
