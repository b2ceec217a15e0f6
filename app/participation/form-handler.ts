import type { TypedResponse } from '@remix-run/node';
import type { CacheHints } from '#app/config/hosted-app.ts';
import type { Browser } from '#app/content/rate-limits.server.ts';
import type { SubmissionClient } from '#app/content/submission-client.server.ts';
import type { Entry } from '#app/contract/content/entry.ts';
import type { ReceivedForm } from '#app/contract/received-form.ts';
import type { TileOf } from '#app/contract/tiles/tile-types.ts';
import type { FormFailure } from '#app/forms/form-failure.ts';
import type { Outcome } from '#app/forms/outcome.ts';
import type { failed } from '#app/forms/parse-form.server.ts';
import type { Translate } from '#app/i18n/translate.ts';
import type { Page } from '#app/visit/page.ts';
import type { Visit } from '#app/visit/visit.ts';
import type { FormStateOf, FormType } from './participation.ts';

/** The calls of forms in entries. Staff redeem vouchers elsewhere, and not in previews. */
export type FormClient = Omit<SubmissionClient, 'voucherInfo' | 'redeemVoucher'>;

/** The request, as every form handler needs it. */
interface FormRequest {
  visit: Visit;
  page: Page;
  t: Translate;
  client: FormClient;
  entry: Entry;
  /** The form's id on its page. */
  formId: string;
}

export interface LoadRequest extends FormRequest {
  /** This form's outcome, if the URL contains one. */
  outcome: Outcome | null;
  /** Given on cacheable pages: how long and by which cookies they may be cached. */
  cacheHints?: CacheHints;
}

export interface SendRequest extends FormRequest {
  browser: Browser;
  received: ReceivedForm;
}

export type FormResponse = Response | TypedResponse<never> | ReturnType<typeof failed<FormFailure>>;

/** A tile type's server code: its form's state, and what sending it does. */
export interface FormHandler<Type extends FormType> {
  load(tile: TileOf<Type>, request: LoadRequest): Promise<FormStateOf<Type>>;
  send(tile: TileOf<Type>, request: SendRequest): Promise<FormResponse>;
}
