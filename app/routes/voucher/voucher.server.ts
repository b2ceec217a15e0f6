import type { VoucherInfo } from '#app/contract/answers.ts';
import { BACK, REDISPLAY_FIELD } from '#app/forms/form-failure.ts';
import { submissionIdOf } from '#app/forms/parse-form.server.ts';
import type { Visit } from '#app/visit/visit.ts';
import { callVoucherApi, hasCounts, redemptionBefore, type VoucherCall } from './voucher-calls.server.ts';
import { NO_COUNTS, tryLater, type VoucherError, voucherError } from './voucher-errors.ts';
import {
  passwordCookieDeletion,
  passwordCookies,
  type RememberedPassword,
  rememberedPassword,
  type Try,
  triesOf,
  withTry,
} from './voucher-password.server.ts';
import type { NamedTarget } from './voucher-target.ts';
import type { VoucherView } from './voucher-view.ts';

const LONGEST_PASSWORD = 200;

/** Errors after which a voucher can't be redeemed. This browser may already have redeemed it. */
const OVER: ReadonlySet<string> = new Set(['CODE USED', 'ACTION ENDED']);

interface Step {
  view: VoucherView;
  status: 200 | 422 | 429 | 503;
  cookies: string[];
}

export interface VoucherStep extends Step {
  /** Submission id for another try: unchanged, so that the server repeats a lost answer. */
  submissionId: string;
}

interface OpenedVoucher {
  visit: Visit;
  target: NamedTarget;
  submissionId: string;
  now: number;
}

interface Pressed extends Omit<OpenedVoucher, 'submissionId'> {
  formData: FormData;
  client: VoucherCall['client'];
}

/**
 * Stores the submission id of the page's button before it is pressed, because a lost response would lose the cookie
 * too. Only if a password is stored, so that other visitors get no cookie.
 */
export async function cookiesOnOpen(opening: OpenedVoucher): Promise<string[]> {
  const kept = await rememberedPassword(opening.visit, opening.target);
  return kept.password === '' ? [] : keepTry(opening, kept);
}

/** Handles the pressed button (specification 4, 'Voucher'). Only called for POST; a GET never redeems. */
export async function handlePress({ formData, client, ...press }: Pressed): Promise<VoucherStep> {
  const submissionId = submissionIdOf(formData);
  const sending = { ...press, submissionId };
  const kept = await rememberedPassword(press.visit, press.target);
  const password = typedPassword(formData) ?? kept.password;
  // The browser's Back redeems nothing; it shows again what was redeemed.
  const isReplay =
    formData.get(REDISPLAY_FIELD) === BACK &&
    press.target.mode === 'redeem' &&
    !triesOf(kept, press.target.voucher).some((made) => made.submissionId === submissionId && made.redeemed);
  const step: Step =
    password === '' || isReplay
      ? { view: { step: 'ask' }, status: 200, cookies: await keepTry(sending, kept) }
      : await answered(sending, kept, { target: press.target, client, submissionId, password });
  return { ...step, submissionId };
}

async function answered(
  sending: OpenedVoucher,
  before: RememberedPassword,
  call: VoucherCall,
): Promise<Step> {
  const { visit, target, submissionId, now } = sending;
  const kept = { ...before, password: call.password };
  const answer = await callVoucherApi(call);
  if (answer === null) return refused(voucherError(null), 503, await keepTry(sending, before));
  if (answer.state === 'later') return refused(tryLater(answer.seconds), 429);
  if (answer.state === 'error') {
    const own = OVER.has(answer.errormessage) ? await redemptionBefore(call, kept) : null;
    if (own) return redeemed(sending, kept, { ...own, again: own.made.redeemed });
    const wrong = answer.errormessage === 'WRONG PASSWORD';
    return refused(
      voucherError(answer.errormessage),
      422,
      wrong ? await forgetPassword(sending, before) : [],
    );
  }
  const info = hasCounts(answer.info) ? answer.info : null;
  if (target.mode === 'redeem') {
    const { voucher } = target;
    const made = triesOf(kept, voucher).find((earlier) => earlier.submissionId === submissionId);
    const fresh = made?.redeemed !== true;
    return redeemed(sending, kept, { made: fresh ? { voucher, submissionId, at: now } : made, info, fresh });
  }
  if (info === null) return refused(NO_COUNTS, 503);
  const cookies = info.voucherEndDate === '' ? [] : await passwordCookies(visit, target, kept);
  return { view: { step: 'done', info, redeemedAt: null, again: false }, status: 200, cookies };
}

interface Redemption {
  made: Omit<Try, 'redeemed'>;
  info: VoucherInfo | null;
  fresh?: boolean;
  again?: boolean;
}

/**
 * A voucher redeemed earlier is shown with its time, so that a page sent or scanned again doesn't look freshly
 * redeemed. `again`: its success was shown before, so it is used a second time.
 */
async function redeemed(
  { visit, target }: OpenedVoucher,
  kept: RememberedPassword,
  { made, info, fresh, again = false }: Redemption,
): Promise<Step> {
  return {
    view: { step: 'done', info, redeemedAt: fresh ? null : made.at, again },
    status: again ? 422 : 200,
    cookies: await passwordCookies(visit, target, withTry(kept, { ...made, redeemed: true })),
  };
}

/** Drops only the password: without its tries, a redemption whose answer was lost would look like another's. */
async function forgetPassword({ visit, target }: OpenedVoucher, kept: RememberedPassword): Promise<string[]> {
  return kept.tries.length > 0
    ? passwordCookies(visit, target, { ...kept, password: '' })
    : [passwordCookieDeletion(visit, target)];
}

function refused(error: VoucherError, status: Step['status'], cookies: string[] = []): Step {
  return { view: { step: 'refused', error }, status, cookies };
}

async function keepTry(
  { visit, target, submissionId, now }: OpenedVoucher,
  kept: RememberedPassword,
): Promise<string[]> {
  if (target.mode !== 'redeem') return [];
  const made = { voucher: target.voucher, submissionId, at: now, redeemed: false };
  // A page sent again after its answer arrived is not stored as a new submission.
  const known = triesOf(kept, target.voucher).some(
    (earlier) => earlier.redeemed && earlier.submissionId === submissionId,
  );
  return known ? [] : passwordCookies(visit, target, withTry(kept, made));
}

function typedPassword(formData: FormData): string | null {
  const typed = formData.get('password');
  return typeof typed === 'string' && typed !== '' ? typed.slice(0, LONGEST_PASSWORD) : null;
}
