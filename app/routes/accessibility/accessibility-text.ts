import { facts, list, mail, phone, text, type WriteLegalText } from '#app/components/legal/legal-text.ts';
import type { Language } from '#app/contract/language.ts';
import { dateFormat } from '#app/contract/time.ts';

/** Formats a date or month from a setting. */
const written = (value: string, locale: string, options: Intl.DateTimeFormatOptions) =>
  dateFormat(locale, 'UTC', options).format(Date.parse(value));
const day = (value: string, locale: 'de' | 'en-GB') =>
  written(value, locale, { day: 'numeric', month: locale === 'de' ? 'numeric' : 'long', year: 'numeric' });
const month = (value: string, locale: 'de' | 'en-GB') =>
  written(value, locale, { month: 'long', year: 'numeric' });

const sentences = (...known: string[]) => {
  const words = known.filter(Boolean).join(' ');
  return words ? [text(words)] : [];
};

/** The prescribed three exceptions and this version's own, each followed by what this version does about it. */
const german: WriteLegalText = (operator) => ({
  lead: `Erklärung zur Barrierefreiheit${operator.statementPrepared && `, Stand ${day(operator.statementPrepared, 'de')}`}`,
  sections: [
    {
      id: 'stand',
      title: 'Stand der Vereinbarkeit',
      blocks: [
        text(
          `${operator.name} ist bemüht, diese Website barrierefrei zugänglich zu machen. Sie ist mit der europäischen Norm EN 301 549 V2.1.2 teilweise vereinbar. Die Ausnahmen stehen im nächsten Abschnitt.`,
        ),
      ],
    },
    {
      id: 'ausnahmen',
      title: 'Nicht barrierefreie Inhalte',
      blocks: [
        text('Diese Inhalte sind nicht oder nicht vollständig barrierefrei:'),
        list(
          'Text in Bildern: Manche Bilder enthalten Schrift. Die Kacheln können von einem Screenreader vorgelesen werden, und in den [Einstellungen](/einstellungen) gibt es eine Ansicht, die Textgrafiken als Text zeigt. In dieser Version: Die Nur-Text-Ansicht lässt alle Bilder weg und zeigt, was dazu geschrieben ist.',
          'Wortspiel mit Ziehen und Ablegen: Das Buchstabenrätsel ist nicht mit der Tastatur zu bedienen. In dieser Version: Außer dem Ziehen gibt es Buchstabentasten und die Bedienung mit der Tastatur; in der Nur-Text-Ansicht und ohne JavaScript gibt es ein Antwortfeld.',
          'Stumme Videos ohne Untertitel: Videos ohne Ton haben keine Untertitel und keine Beschreibung. In dieser Version: Untertitel werden angezeigt, wo ein Video sie mitbringt, außer in der Nur-Text-Ansicht und ohne JavaScript, wenn der Browser HLS nicht selbst abspielt.',
          'Frist nach einer Ziehung: Wer bei einer Aktion mit Ziehung gewinnt, hat 15 Minuten für das Formular, weil der Gewinn nur so lange reserviert ist. In dieser Version: Die Frist steht bei der Nachricht vom Gewinn, und vor ihrem Ende wird an sie erinnert, außer in der Nur-Text-Ansicht und ohne JavaScript.',
          'Frist nach dem Hochladen: In der Nur-Text-Ansicht und ohne JavaScript werden Bilder, Videos und Aufnahmen gelöscht, wenn ihr Formular nicht innerhalb von 30\u00a0Minuten abgesendet wird. In dieser Version: Sonst bleiben sie, solange die Seite offen und zu sehen ist, höchstens 5\u00a0Stunden lang. Die Frist steht bei den Dateien; danach bleibt alles andere im Formular, und die Dateien können noch einmal ausgewählt oder aufgenommen werden.',
        ),
      ],
    },
    {
      id: 'erstellung',
      title: 'Erstellung dieser Erklärung',
      blocks: sentences(
        operator.statementPrepared &&
          `Diese Erklärung wurde am ${day(operator.statementPrepared, 'de')} erstellt.`,
        operator.statementAssessed &&
          `Sie beruht auf einer Selbstbewertung im ${month(operator.statementAssessed, 'de')}.`,
      ),
    },
    {
      id: 'feedback',
      title: 'Barrieren melden',
      blocks: [
        text(
          `Du hast eine Barriere gefunden oder brauchst einen Inhalt in einer anderen Form? Schreib uns${operator.phone && ' oder ruf an'} – wir antworten so schnell es geht.`,
        ),
        facts(
          ['Stelle', operator.name],
          ['Anschrift', operator.address],
          ['Telefon', phone(operator.phone)],
          ['E-Mail', mail(operator.email)],
        ),
      ],
    },
    {
      id: 'schlichtung',
      title: 'Schlichtungsverfahren',
      blocks: operator.conciliationBody
        ? [
            text(
              'Wenn unsere Antwort dir nicht weiterhilft, kannst du dich an die Schlichtungsstelle wenden. Das Verfahren ist kostenlos, ein Rechtsbeistand ist nicht nötig.',
            ),
            facts(['Schlichtungsstelle', operator.conciliationBody]),
          ]
        : [],
    },
  ],
});

const english: WriteLegalText = (operator) => ({
  lead: `Accessibility statement${operator.statementPrepared && ` as of ${day(operator.statementPrepared, 'en-GB')}`}`,
  sections: [
    {
      id: 'stand',
      title: 'Conformity status',
      blocks: [
        text(
          `${operator.name} strives to make this website accessible. It conforms in part to the European standard EN 301 549 V2.1.2. The exceptions are listed in the next section.`,
        ),
      ],
    },
    {
      id: 'ausnahmen',
      title: 'Non-accessible content',
      blocks: [
        text('The following content is not, or not fully, accessible:'),
        list(
          'Text inside images: some pictures contain lettering. Tiles can be read by a screen reader, and the [settings](/settings) offer a view that shows text graphics as text. In this version: the text-only view leaves out all pictures and shows what is written about them.',
          'Drag-and-drop word game: the letter puzzle cannot be used with a keyboard. In this version: besides dragging there are letter buttons and keyboard operation; in the text-only view and without JavaScript there is an answer field.',
          'Silent videos without subtitles: videos without sound have neither subtitles nor a description. In this version: subtitles are shown where a video brings them along, except in the text-only view and without JavaScript if the browser does not play HLS itself.',
          'Deadline after a draw: whoever wins in a promotion with a draw has 15 minutes for the form, because the prize is only reserved that long. In this version: the message about the win gives the deadline, and there is a reminder before it ends, except in the text-only view and without JavaScript.',
          'Deadline after an upload: in the text-only view and without JavaScript, pictures, videos and recordings are deleted if their form is not sent within 30\u00a0minutes. In this version: otherwise they are kept while the page is open and on the screen, for 5\u00a0hours at most. The deadline is shown with the files; after it, everything else stays in the form, and the files can be chosen or recorded again.',
        ),
      ],
    },
    {
      id: 'erstellung',
      title: 'Preparation of this statement',
      blocks: sentences(
        operator.statementPrepared &&
          `This statement was prepared on ${day(operator.statementPrepared, 'en-GB')}.`,
        operator.statementAssessed &&
          `It is based on a self-assessment carried out in ${month(operator.statementAssessed, 'en-GB')}.`,
      ),
    },
    {
      id: 'feedback',
      title: 'Report a barrier',
      blocks: [
        text(
          `Have you found a barrier, or do you need content in another form? Write to us${operator.phone && ' or call'} – we answer as quickly as we can.`,
        ),
        facts(
          ['Contact', operator.name],
          ['Address', operator.address],
          ['Telephone', phone(operator.phone)],
          ['E-mail', mail(operator.email)],
        ),
      ],
    },
    {
      id: 'schlichtung',
      title: 'Conciliation',
      blocks: operator.conciliationBody
        ? [
            text(
              'If our answer does not help you, you can turn to the conciliation body. The procedure is free of charge and needs no lawyer.',
            ),
            facts(['Conciliation body', operator.conciliationBody]),
          ]
        : [],
    },
  ],
});

export const accessibilityText: Record<Language, WriteLegalText> = { de: german, en: english };
