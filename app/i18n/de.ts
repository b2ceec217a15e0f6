import { deForms } from './de-forms.ts';
import { deOffline } from './de-offline.ts';
import { deScreens } from './de-screens.ts';
import { deTiles } from './de-tiles.ts';

/** German defines the set of text keys; en.ts must have exactly these. */
export const de = {
  appName: 'Kachel',
  skipToContent: 'Zum Inhalt springen',

  pageStartTitle: 'Heute',
  pageStartDescription: 'Nachrichten, Tipps und Aktionen für deine Fahrt – heute in der Stadt.',
  pageLineTitle: 'Linie',
  pageLineDescription:
    'Linie, das Magazin: Geschichten entlang der Strecke, Menschen, Technik und Neues aus dem Netz.',
  pageEventsTitle: 'Vorschau',
  pageEventsDescription: 'Konzerte, Märkte, Theater und Feste: was in den nächsten Tagen los ist.',
  pagePrizesTitle: 'Aktion',
  pagePrizesDescription: 'Gewinnspiele und Mitmachaktionen für Fahrgäste.',
  pageDealsTitle: 'Deals',
  pageDealsDescription: 'Angebote von Läden und Gastronomie entlang der Strecke.',

  entryTitle: 'Beitrag',
  aboutTitle: 'Über uns',
  archiveTitle: 'Archiv',
  archiveSearchTitle: 'Archivsuche',
  imprintTitle: 'Impressum',
  privacyTitle: 'Datenschutz',
  accessibilityTitle: 'Barrierefreiheit',
  settingsTitle: 'Einstellungen',
  optinOkTitle: 'Vielen Dank',
  optinFailedTitle: 'Bestätigung nicht möglich',
  voucherTitle: 'Gutschein',
  worldNewsTitle: 'Aus aller Welt',
  surveyResultTitle: 'Umfrage',
  contentPreviewTitle: 'Vorschau für die Redaktion',

  msgTeaserPageFailed:
    'Diese Seite kann im Moment nicht angezeigt werden. Bitte versuche es später noch einmal.',
  msgEntryPageFailed:
    'Diese Seite kann im Moment nicht angezeigt werden. Bitte versuche es später noch einmal.',
  tryAgain: 'Noch einmal versuchen',
  toStart: 'Zur Startseite',

  notFoundTitle: 'Seite nicht gefunden',
  notFoundText: 'Unter dieser Adresse gibt es nichts – vielleicht ist sie alt oder hat einen Tippfehler.',
  errorTitle: 'Das hat nicht geklappt',
  errorText: 'Bei uns ist etwas schiefgegangen. Bitte versuche es noch einmal.',
  forbiddenTitle: 'Kein Zugriff',
  forbiddenText:
    'Der Vorschau-Schlüssel ist ungültig oder abgelaufen. Bitte öffne die Vorschau noch einmal aus dem Redaktionssystem.',
  foreignPostText:
    'Dieses Formular kam nicht von unserer Seite und wurde nicht angenommen. Bitte öffne die Seite neu und sende es von dort ab.',

  // Shell: bars, drawer, consent, Wi-Fi
  back: 'Zurück',
  menu: 'Menü',
  drawerMore: 'Mehr von Kachel',
  drawerDisplay: 'Darstellung',
  tabsLabel: 'Bereiche',
  footerLabel: 'Rechtliches und Sprache',
  on: 'an',
  off: 'aus',
  textOnly: 'Nur Text',
  textOnlyLink: 'Nur Text, ohne Bilder',
  textOnlyEnd: 'Ansicht mit Bildern',
  darkMode: 'Dunkles Design',
  wifiShort: 'WLAN',
  wifiBanner: 'Hier geht’s ins Internet',
  wifiBannerText: 'Kostenlos surfen im Fahrgast-WLAN',
  screenRead: 'Weiterlesen auf deinem Handy',
  screenTakePart: 'Mitmachen mit deinem Handy',
  screenVote: 'Abstimmen mit deinem Handy',
  screenDeal: 'Deal holen mit deinem Handy',
  screenGreeting: 'Gute Fahrt!',
  consentTitle: 'Darf ein Cookie mitzählen?',
  consentText:
    'Wir zählen damit, welche Seiten wie lange gelesen und welche Knöpfe benutzt werden, und in Umfragen jede Stimme einmal. Nur, wenn du zustimmst.',
  consentVotes:
    'Für Umfragen und, sobald wir zählen, für Seiten, Lesezeiten und Knöpfe. Nur, wenn du zustimmst.',
  consentMore: 'Mehr',
  consentReject: 'Ablehnen',
  consentAccept: 'Akzeptieren',
  badRequestTitle: 'Das konnten wir nicht lesen',
  badRequestText: 'Die Anfrage war unvollständig. Bitte geh zurück und versuche es noch einmal.',
  notAllowedText: 'An diese Adresse kann nichts geschickt werden. Bitte geh zurück und lade die Seite neu.',
  tooLargeTitle: 'Das ist zu groß',
  tooLargeText: 'Was du senden wolltest, ist größer als erlaubt. Bitte wähle eine kleinere Datei.',
  tooManyTitle: 'Einen Moment bitte',
  tooManyText: 'Gerade kamen sehr viele Anfragen. Bitte versuche es in ein paar Minuten noch einmal.',
  busyText: 'Gerade ist hier sehr viel los. Bitte versuche es in ein paar Sekunden noch einmal.',

  // Teaser pages: cards, sliders, wire news
  badgeCompetition: 'Gewinnspiel',
  badgeAction: 'Aktion',
  badgeSurvey: 'Umfrage',
  badgeDeal: 'Deal',
  badgeSponsored: 'Anzeige',
  moreOf: 'Mehr',
  moreOfAbout: 'zu {title}',
  moreWireNews: 'weitere Nachrichten',
  wireSource: 'dpa',
  pageEmpty: 'Hier ist gerade nichts los. Schau bald wieder vorbei.',
  sliderTop: 'Das Wichtigste',
  sliderCards: 'Weitere Beiträge',
  sliderSponsored: 'Anzeigen',
  carouselRole: 'Karussell',
  slideRole: 'Folie',
  slidePosition: '{index} von {count}',
  slidePicker: 'Folie auswählen',
  slideShow: 'Folie {index} zeigen',
  slideNext: 'Nächste Folie',
  slidePrevious: 'Vorige Folie',
  slidesPause: 'Automatischen Wechsel anhalten',
  slidesPlay: 'Automatischen Wechsel starten',

  languageName: 'Deutsch',

  justNow: 'gerade eben',
  minutesAgo: 'vor {count}\u00a0Min.',
  hoursAgo: 'vor {count}\u00a0Std.',

  ...deForms,
  ...deOffline,
  ...deScreens,
  ...deTiles,
} as const;

type German = typeof de;
type WithoutPluralSuffix<Key> = Key extends `${infer Text}_${'one' | 'other'}` ? Text : Key;
type PluralBaseOf<Key> = Key extends `${infer Text}_other` ? Text : never;
type Counted = PluralBaseOf<keyof German>;
/** Keys for `t`; plural texts without suffix (`surveyParticipants`): i18next picks `_one` or `_other`. */
export type AnyKey = WithoutPluralSuffix<keyof German>;

type PlaceholdersIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholdersIn<Rest>
  : never;
type NamesIn<Key extends AnyKey> =
  | PlaceholdersIn<German[Extract<keyof German, Key | `${Key}_one` | `${Key}_other`>]>
  | (Key extends Counted ? 'count' : never);

type CountOf<Key> = [Extract<Key, Counted>] extends [never] ? string | number : number;
type Values<Key extends AnyKey> = {
  [Name in NamesIn<Key>]: Name extends 'count' ? CountOf<Key> : string | number;
};
/** Arguments of a text: one value per placeholder, a number as `count` for plurals, or none. */
export type ValuesFor<Key extends AnyKey> = [NamesIn<Key>] extends [never] ? [] : [values: Values<Key>];

/** Keys of texts without plurals whose placeholders are all in `Names`. */
export type KeyWith<Names extends string> = {
  [Key in Exclude<AnyKey, Counted>]: [NamesIn<Key>] extends [Names] ? Key : never;
}[Exclude<AnyKey, Counted>];
/** Keys of texts without placeholders. */
export type TextKey = KeyWith<never>;

export type Texts = Record<keyof German, string>;
/** Additional plural forms for languages with more than two. */
export type MorePlurals = Partial<Record<`${Counted}_${'zero' | 'two' | 'few' | 'many'}`, string>>;
