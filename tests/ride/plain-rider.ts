import { setTimeout as pause } from 'node:timers/promises';
import { UPLOAD_FIELD } from '#app/contract/upload-fields.ts';
import { de } from '#app/i18n/de.ts';
import {
  bodyText,
  formIn,
  type PageResponse,
  PlainBrowser,
  type PlainForm,
} from '../support/plain-browser.ts';
import type { SentForm } from './ledger.ts';
import { type FilledForm, type Ride, Rider } from './rider.ts';

/** After this long a rider who sees the network come back taps again. */
const AGAIN_MS = 500;
/** Longer, because the browser shows that the photo is being uploaded. */
const TIMEOUT_MS = 120_000;
const THANKS = [
  de.competitionSuccessTitle,
  de.dealSavedTitle,
  de.surveyThanks,
  // The first try had arrived, too.
  de.surveyVotedBefore,
  // The photo action's own words in the demo.
  'Danke für dein Bild!',
];

/** A rider without scripts and without a service worker, who taps again where a hole swallowed the first tap. */
export class PlainRider extends Rider {
  private readonly browser: PlainBrowser;
  private page: PageResponse = { status: 0, html: '', location: null };
  private form: PlainForm | null = null;
  private tab = '/';
  /** When the last form had left the phone. */
  private sentAt = 0;

  constructor(ride: Ride) {
    super(ride);
    this.browser = new PlainBrowser(ride.link.origin, { 'Accept-Language': ride.language });
  }

  protected async open(): Promise<void> {
    await this.rest();
    await this.go('start', '/');
    const banner = formIn(this.page.html, 'return');
    const fields = new URLSearchParams([...(banner?.hidden ?? []), ['decision', 'accept']]);
    await this.tap('consent', () => this.browser.post(banner?.action ?? '', fields));
  }

  protected go(kind: string, path: string): Promise<boolean> {
    if (kind === 'category') this.tab = path;
    return this.tap(kind, () => this.browser.open(path));
  }

  protected openAnyStory(): Promise<boolean> {
    const stories = [...this.page.html.matchAll(/href="(\/beitrag\/\d+[^"?#]*)"/g)];
    return this.go('story', this.ride.dice.shuffled(stories)[0]?.[1] ?? '/beitrag/101');
  }

  protected goBack(): Promise<boolean> {
    return this.go('back', this.tab);
  }

  protected searchFor(word: string): Promise<boolean> {
    return this.go('search', `/archivsuche?q=${encodeURIComponent(word)}`);
  }

  protected async fillIn({ form }: FilledForm): Promise<string | null> {
    this.form = formIn(this.page.html, form);
    const id = this.form?.hidden.find(([name]) => name === 'submission_id')?.[1];
    return this.form && (id ?? form);
  }

  protected async send(record: SentForm, { typed, photo }: FilledForm): Promise<void> {
    const { action = '', hidden = [] } = this.form ?? {};
    const fields = [...hidden.filter(([name]) => !Object.hasOwn(typed, name)), ...Object.entries(typed)];
    let body: URLSearchParams | FormData = new URLSearchParams(fields);
    if (photo) {
      body = new FormData();
      for (const [name, value] of fields) body.append(name, value);
      body.append(UPLOAD_FIELD, new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'foto.jpg');
    }
    await this.tap(record.kind, async () => {
      const sent = await this.browser.post(action, body, TIMEOUT_MS);
      this.sentAt = this.ride.link.lastSent;
      return sent.location === null ? sent : this.browser.open(sent.location.split('#')[0] ?? '');
    });
    const words = bodyText(this.page.html);
    record.results.push(THANKS.some((thanks) => words.includes(thanks)) ? 'thanks' : 'refused');
  }

  private async tap(kind: string, ask: () => Promise<PageResponse>): Promise<boolean> {
    const { ledger, name, link } = this.ride;
    const tap = ledger.tapOf(name, kind, link.reception);
    this.page = await this.answerTo(ask);
    const answered = Date.now();
    // Without a script nothing is shown during an upload, so the time is measured from the photo's arrival.
    const from = kind === 'photo' ? Math.max(tap.at, this.sentAt) : tap.at;
    tap.carriedMs = link.reception.carriedMs(from, answered);
    tap.firstMs = tap.lastMs = answered - tap.at;
    tap.first = tap.last = this.page.status < 400 ? 'fresh' : 'error';
    await this.rest();
    return tap.last === 'fresh';
  }

  /** Taps again once a hole is over. The first try isn't taken back, and may arrive as well. */
  private async answerTo(ask: () => Promise<PageResponse>): Promise<PageResponse> {
    const { reception } = this.ride.link;
    for (;;) {
      const now = Date.now();
      await pause(reception.holeEnd(now) - now);
      const answered = new AbortController();
      const tries = [ask().catch(() => null)];
      const holeEnd = reception.nextHoleEnd(Date.now());
      if (holeEnd !== null) tries.push(pause(holeEnd + AGAIN_MS - Date.now(), null, answered));
      const answer = await Promise.race(tries);
      answered.abort();
      if (answer) return answer;
    }
  }
}
