import {
  createRequestHandler,
  data,
  type EntryContext,
  type RequestHandler,
  type ServerBuild,
} from '@remix-run/node';
import { matchRoutes } from '@remix-run/react';
import { memo } from '#app/contract/memo.ts';

/**
 * Skips work of Remix's handler that our pages don't need: for every request it compiles the whole route table twice
 * and encodes all loader data for hydration, which we don't do (docs/decisions/0027-bypass-turbo-stream.md). Each route
 * gets a build that contains only that route, and loader data is wrapped in `HiddenFromEncoder`, which is encoded as an
 * empty object. `.data` requests never get here (address-check.ts).
 */
export function pageRenderer(build: ServerBuild): RequestHandler {
  const routesOf = routeFinder(build);
  const handlers = new Map<string, RequestHandler>();

  return (request, context) => {
    const ids = routesOf(new URL(request.url).pathname);
    const key = ids.join(' ');
    let handler = handlers.get(key);
    if (!handler) {
      handler = createRequestHandler(buildOf(build, ids), 'production');
      handlers.set(key, handler);
    }
    return handler(request, context);
  };
}

type Table = Parameters<typeof matchRoutes>[0];

/** Longer paths match no route and are not memoised. */
const LONGEST_KNOWN_PATH = 200;

/** Ids of the routes that match a path, by Remix's own matching. */
function routeFinder({ routes }: ServerBuild): (pathname: string) => readonly string[] {
  const below = (parent: string | undefined): Table =>
    Object.values(routes)
      .filter((route) => route.parentId === parent)
      .map((route) =>
        route.index ? { ...route, index: true } : { ...route, index: false, children: below(route.id) },
      );
  const table = below(undefined);
  const known = memo<readonly string[]>(5000, LONGEST_KNOWN_PATH);
  return (pathname) =>
    known(pathname, () => (matchRoutes(table, pathname) ?? []).map(({ route }) => route.id ?? ''));
}

/** The server build reduced to these routes. */
function buildOf(build: ServerBuild, ids: readonly string[]): ServerBuild {
  const { assets, entry } = build;
  const answer = entry.module.default;
  return {
    ...build,
    routes: Object.fromEntries(
      ids.flatMap((id) => (build.routes[id] ? [[id, hideLoaderData(build.routes[id])]] : [])),
    ),
    assets: {
      ...assets,
      routes: Object.fromEntries(ids.flatMap((id) => (assets.routes[id] ? [[id, assets.routes[id]]] : []))),
    },
    entry: {
      module: {
        ...entry.module,
        // Nothing is streamed: no deferred data to wait for.
        streamTimeout: 0,
        default: (request, status, headers, context, loadContext) =>
          answer(request, status, headers, revealLoaderData(context), loadContext),
      },
    },
  };
}

/** Hides a value from the turbo-stream encoder, which doesn't see private fields. */
class HiddenFromEncoder {
  readonly #value: unknown;

  constructor(value: unknown) {
    this.#value = value;
  }

  static open(value: unknown): unknown {
    return value instanceof HiddenFromEncoder ? value.#value : value;
  }
}

type Route = NonNullable<ServerBuild['routes'][string]>;

function hideLoaderData(route: Route): Route {
  const load = route.module.loader;
  // Resource routes return their loader's Response.
  if (!route.module.default || typeof load !== 'function') return route;
  const loader: typeof load = async (given) => {
    const result: unknown = await load(given);
    if (result instanceof Response) return result;
    return isWithInit(result)
      ? data(new HiddenFromEncoder(result.data), result.init ?? undefined)
      : new HiddenFromEncoder(result);
  };
  return { ...route, module: { ...route.module, loader } };
}

/** Whether it was made by Remix's `data(value, init)`. */
function isWithInit(result: unknown): result is ReturnType<typeof data<unknown>> {
  return (
    typeof result === 'object' &&
    result !== null &&
    'type' in result &&
    result.type === 'DataWithResponseInit' &&
    'data' in result
  );
}

function revealLoaderData(context: EntryContext): EntryContext {
  const { staticHandlerContext } = context;
  const loaderData = Object.fromEntries(
    Object.entries(staticHandlerContext.loaderData).map(([id, value]) => [id, HiddenFromEncoder.open(value)]),
  );
  return { ...context, staticHandlerContext: Object.assign(staticHandlerContext, { loaderData }) };
}
