import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { DEFAULT_SURVEY_COLOR } from '#app/contract/tiles/survey.ts';
import { translator } from '#app/i18n/translate.ts';
import { documentHeaders } from '#app/shell/document-headers.ts';
import { pageIn, pageMeta } from '#app/shell/meta.ts';
import { usePage } from '#app/visit/page-context.tsx';
import { requestContextOf } from '#app/visit/request-context.server.ts';
import { ResultTile, TileSurface } from './result-tile.tsx';
import { loadSurvey, pictureName, type SurveyIds, surveyIds } from './survey-result.server.ts';

const STATUS = { loaded: 200, missing: 404, failed: 503 } as const;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const ids = surveyIds(params);
  if (ids === null) throw new Response(null, { status: 404 });
  const survey = await loadSurvey(ids, requestContextOf(request, context), context);
  return data({ ids, survey, picture: pictureName(ids) }, { status: STATUS[survey.state] });
}

export const headers = documentHeaders;

export const meta: MetaFunction<typeof loader> = ({ data: found, matches }) => {
  const page = pageIn(matches);
  const question = found?.survey.state === 'loaded' ? found.survey.tile.question : null;
  return pageMeta(page, {
    written: question !== null,
    title: question ?? translator(page.language)('surveyResultTitle'),
  });
};

export default function SurveyResultScreen() {
  const { ids, survey, picture } = useLoaderData<typeof loader>();
  if (survey.state !== 'loaded') return <OnlyIds ids={ids} />;
  return <ResultTile tile={survey.tile} counts={survey.counts} picture={picture} />;
}

/** Shows the ids only, if the survey doesn't exist or failed to load (specification 8). */
function OnlyIds({ ids }: { ids: SurveyIds }) {
  const { t } = usePage();
  return (
    <TileSurface color={DEFAULT_SURVEY_COLOR}>
      <h1 className="rounded bg-card px-4 py-8 text-center text-xl text-ink sd:p-14 sd:text-3xl">
        {t('surveyResultIds', { entry: ids.entryId, survey: ids.surveyId })}
      </h1>
    </TileSurface>
  );
}
