import { ButtonLink } from '#app/components/button.tsx';
import { Written } from '#app/components/written.tsx';
import type { SurveyCounts } from '#app/contract/answers.ts';
import type { SurveyTile } from '#app/contract/tiles/survey.ts';
import { readableOn } from '#app/lib/color.ts';
import { usePage } from '#app/request/page-context.tsx';
import { countText, percentText, resultsOf } from '#app/tiles/survey/survey-results.ts';
import { barColor } from './bar-color.ts';

interface ResultTileProps {
  tile: SurveyTile;
  counts: SurveyCounts;
  /** The picture's file name. */
  picture: string;
}

/** 1024 wide, for an editor's screen and as a picture (specification 2.11). */
export function ResultTile({ tile, counts, picture }: ResultTileProps) {
  const { page, t } = usePage();
  const { rows, total, tellsTotal } = resultsOf(tile, counts);
  const address = `${page.path.replace(/\/+$/, '')}/${picture}?lang=${page.language}`;
  return (
    <div className="mx-auto w-[1024px]">
      <article
        className="p-14"
        style={{ backgroundColor: tile.backgroundColor, color: readableOn(tile.backgroundColor) }}
      >
        <Written as="h1" className="mb-6 text-4xl">
          {tile.question}
        </Written>
        <ul className="rounded bg-card p-10 text-xl text-ink">
          {rows.map(({ number, text, percent }) => (
            <li key={number} className="mb-8 last:mb-0">
              <div className="mb-2 flex items-start justify-between">
                <Written className="mr-6 min-w-0">{text}</Written>
                <strong className="flex-none tabular-nums">{percentText(percent, page.language)}</strong>
              </div>
              <div
                className="bar h-7 overflow-hidden rounded-full border-2 border-soft bg-paper"
                aria-hidden="true"
              >
                <div
                  className="h-full"
                  style={{ width: `${percent.toFixed(1)}%`, backgroundColor: barColor(tile.backgroundColor) }}
                />
              </div>
            </li>
          ))}
        </ul>
        <p className="mt-6 text-lg">{t('surveyLabel')}</p>
        {tellsTotal ? (
          <p className="text-lg">{t('surveyParticipants', { count: countText(total, page.language) })}</p>
        ) : null}
      </article>
      <p className="m-4">
        <ButtonLink href={`${address}&download=1`} download={picture}>
          {t('surveyResultDownload')}
        </ButtonLink>
      </p>
      <details className="mx-4 mb-8">
        <summary className="inline-flex min-h-[44px] cursor-pointer items-center underline">
          {t('surveyResultInline')}
        </summary>
        <img
          src={address}
          alt={t('surveyResultPictureAlt', { question: tile.question })}
          width="1024"
          loading="lazy"
        />
      </details>
    </div>
  );
}
