import type { LoaderFunctionArgs } from '@remix-run/node';
import { isNotModified } from '#app/contract/not-modified.ts';
import { truncateText } from '#app/contract/plain-text.ts';
import { translator } from '#app/i18n/translate.ts';
import { emptyResponse } from '#app/lib/empty-response.server.ts';
import { countText, percentText, resultsOf } from '#app/tiles/survey/survey-results.ts';
import { requestContextOf } from '#app/visit/request-context.server.ts';
import { loadSurvey, pictureName, surveyIds } from '../survey-result/survey-result.server.ts';

/** In characters: each line is measured by drawing it. */
const MAX_QUESTION = 300;
const MAX_ANSWER = 150;

/** The survey's result as a PNG, `surveyId_entryId.png` (specification 2.11). */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const ids = surveyIds(params);
  if (ids === null || params.picture !== pictureName(ids)) return emptyResponse(404);
  const requestContext = requestContextOf(request, context);
  const { page, visit } = requestContext;
  const survey = await loadSurvey(ids, requestContext, context);
  if (survey.state !== 'loaded') return emptyResponse(survey.state === 'missing' ? 404 : 503);
  // Loaded on first use: fonts and libraries take 10 MB of memory.
  const { etagOf, pngOf } = await import('./picture.server.ts');
  const { resultSvg } = await import('./result-svg.ts');
  const { language } = page;
  const t = translator(language);
  const { rows, total, showsTotal } = resultsOf(survey.tile, survey.counts);
  const svg = resultSvg({
    question: truncateText(survey.tile.question, MAX_QUESTION),
    color: survey.tile.backgroundColor,
    rows: rows.map((row) => ({
      ...row,
      text: truncateText(row.text, MAX_ANSWER),
      percentText: percentText(row.percent, language),
    })),
    notes: [
      t('surveyLabel'),
      ...(showsTotal ? [t('surveyParticipants', { count: total, number: countText(total, language) })] : []),
    ],
    brand: t('appName'),
  });
  const download = visit.params.get('download') === '1';
  const headers = new Headers({
    'Content-Type': 'image/png',
    'Content-Disposition': `${download ? 'attachment' : 'inline'}; filename="${pictureName(ids)}"`,
    'Cache-Control': page.preview ? 'private, no-store' : 'no-cache',
    ETag: etagOf(svg),
    Vary: 'Cookie, Accept-Language',
  });
  const tags = request.headers.get('If-None-Match') ?? undefined;
  if (isNotModified({ 'if-none-match': tags }, { etag: etagOf(svg) })) {
    return new Response(null, { status: 304, headers });
  }
  const png = await pngOf(svg);
  headers.set('Content-Length', String(png.byteLength));
  return new Response(new Uint8Array(png), { headers });
}
