import { setTimeout as pause } from 'node:timers/promises';
import { UPLOAD_FIELD } from '#app/contract/upload-fields.ts';
import { de } from '#app/i18n/de.ts';
import { en } from '#app/i18n/en.ts';
import { endpoints } from '#app/route-table.ts';
import type { Dice } from '../support/dice.ts';
import { ENTRY, PASSWORD, TILE } from '../support/kill-content.ts';
import { type Ledger, newAddress } from '../support/ledger.ts';
import { bodyText, PlainBrowser } from '../support/plain-browser.ts';
import { type Filled, FormSender } from './form-sender.ts';
import type { Journal } from './journal.ts';

export interface Ride {
  origin: string;
  ledger: Ledger;
  journal: Journal;
  dice: Dice;
  picture: Blob;
}

const PAGES = [
  `/beitrag/${ENTRY}`,
  `/beitrag/${ENTRY}?text=on`,
  `/entry/${ENTRY}?lang=en`,
  `/entry/${ENTRY}?lang=en&text=on`,
] as const;

/** Takes part through pages and forms; everything that is confirmed goes into the ledger. */
export class WebRider {
  private readonly sender: FormSender;
  private readonly journeys = [
    () => this.enterRaffle(),
    () => this.useDeal(),
    () => this.vote(),
    () => this.winVoucher(),
    () => this.sendPicture(),
    () => this.sendPictureAhead(),
    () => this.optIn(),
    () => this.confirm(),
    () => this.draw(),
  ] as const;

  constructor(private readonly ride: Ride) {
    this.sender = new FormSender(ride);
  }

  async rideUntil(over: () => boolean): Promise<void> {
    const { dice, journal } = this.ride;
    while (!over()) {
      await dice
        .of(this.journeys)()
        .catch((error: unknown) => journal.fault(String(error)));
      await pause(dice.between(20, 200));
    }
  }

  private async enterRaffle(): Promise<void> {
    const email = newAddress();
    const typed = { firstname: 'Kim', lastname: 'Muster', email, agb: 'on' };
    const words = await this.takePart({ form: `competition-${TILE.raffle}`, typed });
    this.expect(words, 'competitionSuccessTitle');
    this.ride.ledger.raffle.add(email);
  }

  private async useDeal(): Promise<void> {
    this.expect(await this.takePart({ form: `deal-${TILE.deal}`, typed: {} }), 'dealSavedTitle');
    this.ride.ledger.deals += 1;
  }

  private async vote(): Promise<void> {
    const browser = this.newBrowser();
    const asked = await this.sender.read(browser, this.page());
    const decided = await this.sender.send(browser, asked, {
      form: 'return',
      typed: { decision: 'accept' },
    });
    const page = await this.sender.follow(browser, decided);
    const voted = await this.sender.send(browser, page, {
      form: `survey-${TILE.survey}`,
      typed: { answer: '1' },
    });
    this.expect(bodyText((await this.sender.follow(browser, voted)).html), 'surveyThanks');
    this.ride.ledger.votes += 1;
  }

  private async winVoucher(): Promise<void> {
    const { ledger } = this.ride;
    const words = await this.takePart({ form: `action-${TILE.voucher}`, typed: {} });
    const code = /K-\d+/.exec(words)?.[0];
    if (code === undefined) throw new Error(`no voucher code: ${words.slice(0, 200)}`);
    ledger.issue(code);
    const staff = this.newBrowser();
    const page = await this.sender.read(staff, `/qr/${ENTRY}/${TILE.voucher}/${code}`);
    const used = await this.sender.send(staff, page, {
      form: 'submission_id',
      typed: { password: PASSWORD },
      isSecret: true,
    });
    this.expect(bodyText(used.html), 'voucherRedeemed', 'voucherRedeemedByYouText');
    ledger.redeemed += 1;
  }

  private async sendPicture(): Promise<void> {
    const words = await this.takePart({
      form: `action-${TILE.picture}`,
      typed: {},
      picture: this.ride.picture,
    });
    this.expect(words, 'actionSuccessTitle');
    this.ride.ledger.pictures += 1;
  }

  /** Uploads the file first and then sends the form with its receipt, as the form's script does. */
  private async sendPictureAhead(): Promise<void> {
    const browser = this.newBrowser();
    const form = `action-${TILE.picture}`;
    const page = await this.sender.readForm(browser, PAGES[0], form);
    const receipt = await this.sender.sendAhead(browser, endpoints.upload.path, {
      page,
      form,
      field: UPLOAD_FIELD,
      picture: this.ride.picture,
    });
    const sent = await this.sender.send(browser, page, { form, typed: {}, receipt });
    this.expect(bodyText((await this.sender.follow(browser, sent)).html), 'actionSuccessTitle');
    this.ride.ledger.pictures += 1;
  }

  private async optIn(): Promise<void> {
    const email = newAddress();
    const words = await this.takePart({ form: `action-${TILE.optin}`, typed: { email } });
    this.expect(words, 'actionOptinTitle');
    this.ride.ledger.optins.add(email);
  }

  private async confirm(): Promise<void> {
    const key = this.ride.ledger.links.pop();
    if (key === undefined) return;
    const led = await this.sender.openLink(this.newBrowser(), `/api/action/v1/optin/${key}`);
    if (!led.endsWith('/optin-ok')) throw new Error(`a confirmation led to ${led}`);
    this.ride.ledger.confirmed += 1;
  }

  private async draw(): Promise<void> {
    const { ledger } = this.ride;
    const browser = this.newBrowser();
    const form = `action-${TILE.draw}`;
    const page = await this.sender.readForm(browser, this.page(), form);
    const drawn = await this.sender.send(browser, page, { form, typed: { intent: 'draw' } });
    const result = await this.sender.follow(browser, drawn);
    const words = bodyText(result.html);
    this.expect(words, 'actionRandomLost', 'actionRandomHit');
    ledger.draws += 1;
    if (!says(words, 'actionRandomHit')) return;
    const sent = await this.sender.send(browser, result, { form, typed: {} });
    this.expect(bodyText((await this.sender.follow(browser, sent)).html), 'actionSuccessTitle');
    ledger.wins += 1;
  }

  /** Opens the entry, sends one of its forms, and returns the result page. */
  private async takePart(filled: Filled): Promise<string> {
    const browser = this.newBrowser();
    const page = await this.sender.readForm(browser, this.page(), filled.form);
    const sent = await this.sender.send(browser, page, filled);
    return bodyText((await this.sender.follow(browser, sent)).html);
  }

  private expect(words: string, ...keys: ResultText[]): void {
    if (!keys.some((key) => says(words, key))) {
      throw new Error(`not told ${keys.join(' or ')}: ${words.replace(/\s+/g, ' ').slice(0, 600)}`);
    }
  }

  private newBrowser(): PlainBrowser {
    return new PlainBrowser(this.ride.origin);
  }

  private page(): string {
    return this.ride.dice.of(PAGES);
  }
}

type ResultText =
  | 'competitionSuccessTitle'
  | 'dealSavedTitle'
  | 'surveyThanks'
  | 'actionSuccessTitle'
  | 'actionOptinTitle'
  | 'actionRandomHit'
  | 'actionRandomLost'
  | 'voucherRedeemed'
  | 'voucherRedeemedByYouText';

function says(words: string, key: ResultText): boolean {
  return words.includes(de[key]) || words.includes(en[key]);
}
