import { setTimeout as pause } from 'node:timers/promises';
import type { Dice } from '../support/dice.ts';
import { newAddress } from '../support/ledger.ts';
import type { RideLedger, SentForm } from './ledger.ts';
import type { Link } from './network.ts';

export interface Ride {
  name: string;
  language: 'de' | 'en';
  link: Link;
  ledger: RideLedger;
  dice: Dice;
  photo: Buffer;
}

export interface FilledForm {
  /** The form's id on its page. */
  form: string;
  typed: Record<string, string>;
  photo?: Buffer;
}

const TABS = ['/', '/linie', '/vorschau', '/aktion', '/deal'] as const;
const WORDS = ['Brücke', 'Konzert', 'Markt', 'Linie'] as const;
const READS_MS = [5000, 25_000] as const;
const ROUND = ['story', 'story', 'story', 'search', 'raffle', 'photo', 'deal', 'vote'] as const;
/** Surveys of the demo that are open; each rider votes once in each. */
const SURVEYS = ['140', '142', '143'];

const PERSON = { firstname: 'Ada', lastname: 'Lovelace', phone: '0211 12345', freetext: 'Am Fenster' };
const ADDRESS = { street: 'Am Anger', streetnr: '12a', zip: '12345', city: 'Aldenbrück' };
const BOXES = { cb1: 'on', cb2: 'on', cb3: 'on', cb4: 'on' };

/** Forms of the demo that are open, by where they stand. */
const FORMS = {
  raffle: { tab: '/aktion', entry: '110', form: 'competition-1', typed: { ...PERSON, agb: 'on' } },
  photo: { tab: '/aktion', entry: '120', form: 'action-1', typed: { ...PERSON, ...ADDRESS, ...BOXES } },
  deal: { tab: '/deal', entry: '130', form: 'deal-1', typed: {} },
};

/** Reads and takes part in an order of the dice, with a reader's pauses. */
export abstract class Rider {
  private readonly surveys = [...SURVEYS];

  constructor(protected readonly ride: Ride) {}

  async rideUntil(over: () => boolean): Promise<void> {
    const { dice } = this.ride;
    await this.open();
    let waiting: (typeof ROUND)[number][] = [];
    while (!over()) {
      if (waiting.length === 0) waiting = dice.shuffled(ROUND);
      await this.journey(waiting.pop() ?? 'story');
    }
  }

  private journey(kind: (typeof ROUND)[number]): Promise<void> {
    if (kind === 'story') return this.readStory();
    if (kind === 'search') return this.search();
    const survey = kind === 'vote' ? this.surveys.shift() : undefined;
    if (kind !== 'vote') return this.takePart(kind, FORMS[kind]);
    if (survey === undefined) return this.readStory();
    const typed = { answer: '1' };
    return this.takePart(kind, { tab: '/aktion', entry: survey, form: `survey-${survey}`, typed });
  }

  private async readStory(): Promise<void> {
    if (!(await this.go('category', this.ride.dice.of(TABS)))) return;
    if (await this.openAnyStory()) await this.goBack();
  }

  private async search(): Promise<void> {
    if (!(await this.go('start', '/'))) return;
    if (await this.go('archive', '/archivsuche')) await this.searchFor(this.ride.dice.of(WORDS));
  }

  private async takePart(
    kind: SentForm['kind'],
    { tab, entry, form, typed }: Omit<FilledForm, 'photo'> & { tab: string; entry: string },
  ): Promise<void> {
    if (!(await this.go('category', tab)) || !(await this.go('story', `/beitrag/${entry}`))) return;
    const email = newAddress();
    const isPerson = 'firstname' in typed;
    const filled: FilledForm = { form, typed: isPerson ? { ...typed, email } : typed };
    if (kind === 'photo') filled.photo = this.ride.photo;
    const id = await this.fillIn(filled);
    // A copy has no form that counts once, and says so; nor has a survey that was voted in.
    if (id === null) return;
    const key = kind === 'vote' ? entry : isPerson ? email : id;
    const record: SentForm = { rider: this.ride.name, kind, key, id, results: [] };
    this.ride.ledger.forms.push(record);
    await this.send(record, filled);
  }

  protected rest(): Promise<void> {
    return pause(this.ride.dice.between(...READS_MS));
  }

  /** Opens the start page and consents. */
  protected abstract open(): Promise<void>;
  /** Whether its page, or a copy of it, came. */
  protected abstract go(kind: string, path: string): Promise<boolean>;
  protected abstract openAnyStory(): Promise<boolean>;
  protected abstract goBack(): Promise<unknown>;
  protected abstract searchFor(word: string): Promise<unknown>;
  /** The form's id, by which notes name it; null without a form. */
  protected abstract fillIn(filled: FilledForm): Promise<string | null>;
  protected abstract send(record: SentForm, filled: FilledForm): Promise<void>;
}
