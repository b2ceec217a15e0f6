import { errorCode, faultReport } from '../../kernel/fault-report.ts';
import type { SubmissionContext } from '../core/submission-context.ts';
import { claimDueMails, forgetMail, LEASE_MS, postponeMail, WAITS_MS, type WaitingMail } from './outbox.ts';
import { type MailTransport, openTransports } from './transport.ts';
import { outboxIn } from './unsent-mails.ts';

type MailerContext = Pick<SubmissionContext, 'db' | 'dataDir' | 'settings' | 'now' | 'log'>;

const BATCH = 10;
const LOOK_EVERY_MS = 10_000;
const MINUTE = 60_000;
/** One mail takes up to three minutes: 30 s for each of SMTP's steps. */
const SEND_FOR_MS = LEASE_MS - 3 * MINUTE;
/** Mails older than this are not tried again, and those that expire are not sent at all. */
const GIVE_UP_AFTER_MS = 48 * 60 * MINUTE;

/** Sends queued mails from the database, in the background after the response. */
export class Mailer {
  private readonly transports: readonly MailTransport[];
  private timer: NodeJS.Timeout | null = null;
  private running: Promise<void> | null = null;
  private wokenWhileSending = false;
  private stopped = false;
  /** Mails that were given up since the start, for metrics. */
  givenUp = 0;

  constructor(
    private readonly context: MailerContext,
    transports?: readonly MailTransport[],
  ) {
    this.transports = transports ?? openTransports(context.settings, outboxIn(context.dataDir));
  }

  start(): void {
    this.timer = setInterval(() => this.wake(), LOOK_EVERY_MS);
    this.timer.unref();
    this.wake();
  }

  /** Wakes the mailer; returns at once. */
  wake(): void {
    this.sendDue().catch((error: unknown) => {
      this.context.log.error({ fault: faultReport(error) }, 'mail: reading the queue failed');
    });
  }

  /** Sends all mails that are due; concurrent calls share one run. */
  sendDue(): Promise<void> {
    if (this.running) {
      this.wokenWhileSending = true;
      return this.running;
    }
    this.running = this.work().finally(() => {
      this.running = null;
      if (this.wokenWhileSending && !this.stopped) this.wake();
    });
    return this.running;
  }

  /** Waits for the mails that are being sent; the rest is sent after the next start. */
  async stop(): Promise<void> {
    this.stopped = true;
    if (this.timer) clearInterval(this.timer);
    await this.running?.catch(() => undefined);
    for (const transport of this.transports) transport.close();
  }

  private async work(): Promise<void> {
    let transports = this.transports;
    let more = true;
    while (more && !this.stopped) {
      this.wokenWhileSending = false;
      const now = this.context.now();
      const mails = await claimDueMails(this.context.db, now, BATCH);
      transports = await this.sendAll(mails, now.getTime() + SEND_FOR_MS, transports);
      more = transports.length > 0 && (mails.length === BATCH || this.wokenWhileSending);
    }
  }

  /**
   * The transports that still work: one drops out with the first mail that fails without the server refusing that mail
   * (no connection, or an account that the server refuses), and the others go on. After `until` a lease might end while
   * its mail is being sent, and another node would send it too.
   */
  private async sendAll(
    mails: WaitingMail[],
    until: number,
    transports: readonly MailTransport[],
  ): Promise<MailTransport[]> {
    const queue = [...mails];
    const sendOver = async (transport: MailTransport) => {
      for (;;) {
        const isLate = this.context.now().getTime() > until;
        const mail = this.stopped || isLate ? undefined : queue.shift();
        if (!mail) return [transport];
        if (!(await this.send(mail, transport))) return [];
      }
    };
    // Not `all`: after a database error of one the others would go on sending, even after `stop`.
    const ends = await Promise.allSettled(transports.map(sendOver));
    for (const mail of queue) await this.putBack({ ...mail, attempts: mail.attempts - 1 }, 'not tried');
    return ends.flatMap((end) => {
      if (end.status === 'rejected') throw end.reason;
      return end.value;
    });
  }

  /** Whether to send another mail over this transport. */
  private async send(mail: WaitingMail, transport: MailTransport): Promise<boolean> {
    const { db, log } = this.context;
    if (mail.message?.expires && this.isTooOld(mail)) {
      await this.giveUp(mail, { reason: 'expired', refusal: null });
      return true;
    }
    try {
      await transport.send(mail);
    } catch (error) {
      const { refusal, ours } = smtpAnswer(error);
      const reason = ours ?? errorCode(error) ?? 'failed';
      if (mail.message === null || (refusal !== null && refusal >= 500) || this.isTooOld(mail)) {
        await this.giveUp(mail, { reason, refusal });
      } else {
        log.warn({ mail: mail.id, attempts: mail.attempts, reason, refusal }, 'mail: will be tried again');
        await this.putBack(mail, reason);
      }
      return refusal !== null || mail.message === null;
    }
    await forgetMail(db, mail.id);
    return true;
  }

  private async giveUp(
    { id, attempts }: WaitingMail,
    why: { reason: string; refusal: number | null },
  ): Promise<void> {
    this.context.log.error({ mail: id, attempts, ...why }, 'mail: given up');
    this.givenUp += 1;
    await forgetMail(this.context.db, id);
  }

  private putBack(mail: WaitingMail, reason: string): Promise<void> {
    const wait = WAITS_MS[Math.min(mail.attempts, WAITS_MS.length) - 1] ?? MINUTE;
    return postponeMail(this.context.db, mail, new Date(this.context.now().getTime() + wait), reason);
  }

  private isTooOld(mail: WaitingMail): boolean {
    return this.context.now().getTime() - mail.createdAt.getTime() >= GIVE_UP_AFTER_MS;
  }
}

/**
 * Replies that concern our account and not one mail (relaying or MAIL_FROM not allowed, quota used up): every mail
 * would get them.
 */
const OURS = /^5\d\d[ -]5\.(?:7\.\d+|4\.5|2\.252)\b|^530/;

/**
 * The SMTP status for this mail, null without a reply or if the reply wasn't about it. `ours` is the code of a reply to
 * RCPT or DATA that says so.
 */
function smtpAnswer(error: unknown): { refusal: number | null; ours?: string } {
  if (!(error instanceof Error)) return { refusal: null };
  const { responseCode, response, command } = error as Error & Record<string, unknown>;
  const aboutTheMail = typeof command === 'string' && /^(RCPT|DATA)/.test(command);
  if (typeof responseCode !== 'number' || !aboutTheMail) return { refusal: null };
  const ours = OURS.exec(String(response))?.[0];
  return ours ? { refusal: null, ours } : { refusal: responseCode };
}
