import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { Icon } from '#app/components/icon.tsx';
import { LoadFailed } from '#app/components/load-failed.tsx';
import { distinctEntries } from '#app/content/distinct-entries.ts';
import { isStartpageSurvey, startpageSurvey } from '#app/content/startpage-survey.ts';
import { ErrorSummary } from '#app/forms/error-summary.tsx';
import { needsSummary } from '#app/forms/form-failure.ts';
import { translator } from '#app/i18n/translate.ts';
import { constraintFor, withFailure } from '#app/participation/participation.ts';
import { ParticipationProvider } from '#app/participation/participation-context.tsx';
import { PositionList } from '#app/positions/position-list.tsx';
import { documentHeaders } from '#app/shell/document-headers.ts';
import { pageIn, pageMeta } from '#app/shell/meta.ts';
import { WifiLink } from '#app/shell/wifi-link.tsx';
import { participationHeaders, participationOf, takePart } from '#app/tiles/take-part.server.ts';
import { StoryPlayer } from '#app/vehicle-screen/story-player.tsx';
import type { Page } from '#app/visit/page.ts';
import { usePage } from '#app/visit/page-context.tsx';
import { requestContextOf } from '#app/visit/request-context.server.ts';
import { storiesOf } from './stories.server.ts';
import { loadTeaser, type TeaserData } from './teaser.server.ts';
import { teaserMeta } from './teaser-head.ts';
import { TeaserHeading } from './teaser-heading.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const requestContext = requestContextOf(request, context);
  const { page } = requestContext;
  const teaser = await loadTeaser(requestContext);
  if (teaser === null) throw new Response(null, { status: 404 });
  if (page.vehicleScreen) return data(screenOf(page, teaser), { status: statusOf(teaser) });
  const entries = teaser.state === 'failed' ? [] : distinctEntries(teaser.positions);
  const withSurvey = entries.filter((entry) => startpageSurvey(entry));
  const participation = await participationOf({ requestContext, context }, withSurvey, isStartpageSurvey);
  return data(
    { ...teaser, participation, stories: [] },
    {
      status: statusOf(teaser),
      headers: participationHeaders(participation, page),
    },
  );
}

function statusOf({ state }: TeaserData): number {
  return state === 'failed' ? 503 : 200;
}

/** Content of a vehicle screen, where forms are not shown. */
function screenOf(page: Page, teaser: TeaserData) {
  if (teaser.state === 'failed') return { ...teaser, participation: null, stories: [] };
  const stories = storiesOf(page, teaser.positions, translator(page.language));
  return { ...teaser, participation: null, stories };
}

/** Handles votes on survey cards. */
export async function action({ request, context }: ActionFunctionArgs) {
  return takePart(request, context, (texts) => String(texts.get('entry_id') ?? ''));
}

export const headers = documentHeaders;

export const meta: MetaFunction<typeof loader> = ({ data: teaser, matches }) => {
  const page = pageIn(matches);
  const t = translator(page.language);
  if (!teaser) return pageMeta(page, { title: t('notFoundTitle'), indexed: false });
  return teaserMeta(page, teaser, t);
};

export default function TeaserPage() {
  const teaser = useLoaderData<typeof loader>();
  const participation = withFailure(teaser.participation, useActionData<typeof action>());
  const { page, t } = usePage();
  if (page.vehicleScreen) {
    const wire = teaser.state === 'failed' ? [] : teaser.wire.map(({ article }) => article.title);
    return <StoryPlayer stories={teaser.stories} wire={wire} />;
  }
  return (
    <ParticipationProvider value={participation}>
      {participation && needsSummary(participation.failure) ? (
        <ErrorSummary failure={participation.failure} constraint={constraintFor(participation)} t={t} />
      ) : null}
      <TeaserHeading teaser={teaser} />
      <WifiBox />
      {teaser.state === 'failed' ? (
        <LoadFailed />
      ) : (
        <PositionList positions={teaser.positions} wire={teaser.wire} />
      )}
    </ParticipationProvider>
  );
}

/** Wi-Fi login, at the top: many riders open the page for it. */
function WifiBox() {
  const { page, t } = usePage();
  return (
    <WifiLink className="wifi-box">
      {/* In px, which leaves large letters more room. */}
      {page.textOnly ? null : <Icon name="wifi" className="mr-gutter h-[32px] w-[32px] flex-none" />}
      <span className="min-w-0 flex-1">
        <span className="block text-lg font-bold">{t('wifiBanner')}</span>
        <span className="block text-sm">{t('wifiBannerText')}</span>
      </span>
      {page.textOnly ? null : <Icon name="arrowRight" className="ml-[8px] h-[24px] w-[24px] flex-none" />}
    </WifiLink>
  );
}
