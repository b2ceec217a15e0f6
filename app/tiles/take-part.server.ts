import { type AppLoadContext, data, redirect } from '@remix-run/node';
import { ContentError } from '#app/content/content-error.ts';
import { submissionClient } from '#app/content/submission-client.server.ts';
import type { TryLater } from '#app/content/submission-request.server.ts';
import type { Entry } from '#app/contract/content/entry.ts';
import { traitsOf } from '#app/contract/tiles/tile-types.ts';
import { outcomesIn } from '#app/forms/outcome.server.ts';
import { FORM_FIELD, failed, submissionIdOf } from '#app/forms/parse-form.server.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { waitText } from '#app/forms/wait-text.ts';
import type { TextKey } from '#app/i18n/de.ts';
import { type Translate, translator } from '#app/i18n/translate.ts';
import { browserCookie, browserOf } from '#app/participation/browser.server.ts';
import type { FormHandler, FormResponse, LoadRequest } from '#app/participation/form-handler.ts';
import {
  type FormState,
  type FormTile,
  type FormType,
  formIdOf,
  isFormTile,
  type Participation,
} from '#app/participation/participation.ts';
import { currentUrlWith, type Page, postTo } from '#app/visit/page.ts';
import { type RequestContext, requestContextOf } from '#app/visit/request-context.server.ts';
import { dryRunResult, startDryRun } from './dry-run.server.ts';
import { formHandlers } from './form-handlers.server.ts';

/**
 * Pages with an open form are private; Back shows them from the cache with the same submission id. Previews are
 * `no-store`.
 */
export function participationHeaders(
  participation: Participation | null,
  page: Page,
): Record<string, string> {
  const states = Object.values(participation?.forms ?? {});
  const isPersonal = states.some(({ type, outcome }) => !isVote({ type }) || outcome !== null);
  return isPersonal && page.preview === null ? { 'Cache-Control': 'private, no-cache' } : {};
}

interface NamedFormTile {
  tile: FormTile;
  formId: string;
}

function formTilesOf(entry: Entry): NamedFormTile[] {
  return entry.kacheln.flatMap((tile, index) =>
    isFormTile(tile) ? [{ tile, formId: formIdOf({ ...tile, key: String(index + 1) }) }] : [],
  );
}

/** The registry pairs types and handlers; TypeScript can't follow that through a union. */
function handlerOf(tile: FormTile): FormHandler<FormType> {
  return formHandlers[tile.type] as unknown as FormHandler<FormType>;
}

/** A survey's form is the same for all riders, so its page can be cached offline, and the vote can be queued. */
function isVote({ type }: Pick<FormTile, 'type'>): boolean {
  return traitsOf(type).takesPart === 'votes';
}

interface PageRequest {
  requestContext: RequestContext;
  context: AppLoadContext;
}

/** State of all forms in these entries; null if the channel has no forms. */
export async function participationOf(
  { requestContext, context }: PageRequest,
  entries: readonly Entry[],
  wanted: (tile: FormTile) => boolean = () => true,
): Promise<Participation | null> {
  const { visit, page, api } = requestContext;
  if (!page.forms) return null;
  const outcomes = await outcomesIn(visit.params);
  const client = submissionClient({ api, context });
  const found = entries.flatMap((entry) =>
    formTilesOf(entry)
      .filter(({ tile }) => wanted(tile) && (!page.readingCopy || isVote(tile)))
      .map((named) => ({ ...named, entry })),
  );
  const states = await Promise.all(
    found.map(async ({ tile, formId, entry }): Promise<[string, FormState]> => {
      const outcome = outcomes.find(
        (candidate) => candidate.form === formId && candidate.entryId === entry.id,
      );
      const loadRequest: LoadRequest = {
        visit,
        page,
        t: translator(page.language),
        client,
        entry,
        formId,
        outcome: outcome ?? null,
        cacheHints: context.cacheHints,
      };
      return [formId, await handlerOf(tile).load(tile, loadRequest)];
    }),
  );
  return { here: postAddress(page), forms: Object.fromEntries(states), failure: null };
}

/**
 * Forms post to their page's URL with an extra parameter: a POST invalidates cached pages of its URL, and Back must
 * restore the form with the same submission id. `index` selects the start page's route in Remix.
 */
function postAddress(page: Page): string {
  return postTo(page, currentUrlWith(page, page.path === '/' ? { index: '' } : {}));
}

/** The action of every page with forms. */
export async function takePart(
  request: Request,
  context: AppLoadContext,
  entryIdOf: (texts: FormData) => string,
): Promise<FormResponse> {
  const { visit, page, api, content } = requestContextOf(request, context);
  if (!page.forms) return redirect(currentUrlWith(page, {}), 303);
  const received = await readForm(request, context);
  const entry = await entryFor(content, entryIdOf(received.texts));
  const formId = received.texts.get(FORM_FIELD);
  const named = formTilesOf(entry).find((candidate) => candidate.formId === formId);
  if (!named) throw new Response(null, { status: 404 });
  const t = translator(page.language);
  const refusals: TryLater[] = [];
  const browser = browserOf(visit, submissionIdOf(received.texts));
  const wasKnown = browser.isKnown;
  const client = submissionClient({
    api,
    context,
    browser,
    onTryLater: (refused) => refusals.push(refused),
  });
  const dryRun = page.preview ? startDryRun(client) : null;
  let response = await handlerOf(named.tile).send(named.tile, {
    visit,
    page,
    t,
    client: dryRun?.client ?? client,
    browser,
    entry,
    formId: named.formId,
    received,
  });
  const saved = dryRun && dryRun.noted.length > 0 && response instanceof Response;
  if (saved) return failed(dryRunResult(named.formId, received.texts, dryRun), 200);
  const [refused] = refusals;
  if (refused) response = withRetryTime(response, refused, t);
  return browser.isKnown && !wasKnown ? withCookie(response, browserCookie(visit, browser)) : response;
}

const REASONS = {
  browser: 'limitedBrowser',
  network: 'limitedNetwork',
  share: 'limitedShare',
  server: 'limitedServer',
} as const satisfies Record<TryLater['why'], TextKey>;

/** Shows the form again with its input, the reason and when to retry (429). */
function withRetryTime(response: FormResponse, { why, seconds }: TryLater, t: Translate): FormResponse {
  if (response instanceof Response || !('data' in response)) return response;
  const isTyped = Object.keys(response.data.result.initialValue ?? {}).length > 0;
  const again = t(isTyped ? 'limitedKept' : 'limitedAgain', { when: waitText(seconds, t) });
  const headers = {
    'Cache-Control': 'private, no-cache',
    ...(seconds === null ? {} : { 'Retry-After': String(seconds) }),
  };
  const error = { ...response.data.result.error, '': [`${t(REASONS[why])} ${again}`] };
  const retryAfterSeconds = seconds ?? undefined;
  return data(
    { ...response.data, retryAfterSeconds, result: { ...response.data.result, error } },
    { status: 429, headers },
  );
}

function withCookie(response: FormResponse, cookie: string): FormResponse {
  if (response instanceof Response || !('data' in response)) {
    response.headers.append('Set-Cookie', cookie);
    return response;
  }
  const headers = new Headers(response.init?.headers);
  headers.append('Set-Cookie', cookie);
  return data(response.data, { ...response.init, headers });
}

async function entryFor(content: RequestContext['content'], id: string): Promise<Entry> {
  try {
    return await content.entry(id);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const status = { missing: 404, forbidden: 403, failed: 503 }[error.reason];
    throw new Response(null, { status });
  }
}
