import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readEntry } from '#app/contract/content/entry.ts';
import { POSITION_TYPES, readPositions } from '#app/contract/content/position.ts';
import { TILE_TYPES } from '#app/contract/tiles/tile-types.ts';
import { bodyOf, EntryBody } from '#app/entry-body/body.tsx';
import { loadBody } from '#app/entry-body/load-body.server.ts';
import { wirePosts } from '#app/positions/position-fixtures.ts';
import { PositionList } from '#app/positions/position-list.tsx';
import { documentHeaders } from '#app/shell/document-headers.ts';
import { participationOf } from '#app/tiles/take-part.server.ts';
import { currentUrlWith } from '#app/visit/page.ts';
import { usePage } from '#app/visit/page-context.tsx';
import { requestContextOf } from '#app/visit/request-context.server.ts';
import { positionsIn, SAMPLE_SETS, tilesIn, wireIn } from './samples.ts';

/** Shows every position and tile type; `?set=` chooses the content, `?type=` a single type. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const requestContext = requestContextOf(request, context);
  const params = new URLSearchParams(requestContext.page.query);
  const set = SAMPLE_SETS.find((name) => name === params.get('set')) ?? 'one entry';
  const wanted = ({ type }: { type: string }) => [null, type].includes(params.get('type'));
  const positions = (readPositions(positionsIn(set), set, () => undefined) ?? []).filter(wanted);
  const tiles = tilesIn(set).flatMap(([type, some]) => (wanted({ type }) ? some : []));
  const entry = readEntry({ id: '7000', title: set, kacheln: tiles }, set, () => undefined);
  if (!entry) throw new Error('the samples are no entry');
  const participation = await participationOf({ requestContext, context }, [entry]);
  for (const state of Object.values(participation?.forms ?? {})) {
    // Samples have no counter of places.
    if ('places' in state) state.places = 'available';
  }
  return data({
    set,
    positions,
    wire: wirePosts(...wireIn(set)),
    ...(await loadBody(entry, requestContext)),
    participation,
  });
}

export const headers = documentHeaders;
export const meta: MetaFunction = () => [{ title: '/dev/tiles' }, { name: 'robots', content: 'noindex' }];

export default function DevTiles() {
  const { set, positions, wire, ...known } = useLoaderData<typeof loader>();
  const { page, t } = usePage();
  const body = bodyOf({ ...known, page, t });
  // An article renders its own h1.
  const Title = body.order.tiles.some(({ type }) => type === 'dpa-infoline-entry') ? 'p' : 'h1';
  return (
    <>
      <Title className="mb-4 text-2xl font-bold">{set}</Title>
      {positions.length > 0 ? <PositionList positions={positions} wire={wire} /> : null}
      {body.order.tiles.length > 0 ? (
        <div className="mx-auto max-w-column two-columns:max-w-entry">
          <EntryBody body={body} nothing="" />
        </div>
      ) : null}
      <FilterLinks name="set" values={SAMPLE_SETS} />
      <FilterLinks name="type" values={[...POSITION_TYPES, ...TILE_TYPES]} />
    </>
  );
}

function FilterLinks({ name, values }: { name: string; values: readonly string[] }) {
  const { page } = usePage();
  return (
    <nav aria-label={name} className="mb-4">
      {values.map((value) => (
        <a
          key={value}
          href={currentUrlWith(page, { [name]: value })}
          className="mr-4 inline-block py-2 underline"
        >
          {value}
        </a>
      ))}
    </nav>
  );
}
