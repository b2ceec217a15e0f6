import { facts, list, mail, phone, text, type WriteLegalText } from '#app/components/legal/legal-text.ts';
import type { Language } from '#app/contract/language.ts';

/** The statement's three exceptions are its text, dated; beside each stands what this version does about it. */
const german: WriteLegalText = (operator) => ({
  lead: 'Erklärung zur Barrierefreiheit, Stand 23.6.2025',
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
          'Text in Bildern: Manche Bilder enthalten Schrift. Die Kacheln können von einem Screenreader vorgelesen werden, und in den [Einstellungen](/einstellungen) gibt es eine Ansicht, die Textgrafiken als Text zeigt. In dieser Version: Die Textansicht lässt alle Bilder weg und zeigt, was dazu geschrieben ist.',
          'Wortspiel mit Ziehen und Ablegen: Das Buchstabenrätsel ist nicht mit der Tastatur zu bedienen. In dieser Version: Zum Ziehen gibt es Buchstabentasten, die Bedienung mit der Tastatur und ein Antwortfeld.',
          'Stumme Videos ohne Untertitel: Videos ohne Ton haben keine Untertitel und keine Beschreibung. In dieser Version: Untertitel werden angezeigt, wo ein Video sie mitbringt.',
        ),
      ],
    },
    {
      id: 'erstellung',
      title: 'Erstellung dieser Erklärung',
      blocks: [
        text(
          'Diese Erklärung wurde am 23.6.2025 erstellt. Sie beruht auf einer Selbstbewertung im Mai 2025.',
        ),
      ],
    },
    {
      id: 'feedback',
      title: 'Barrieren melden',
      blocks: [
        text(
          'Du hast eine Barriere gefunden oder brauchst einen Inhalt in einer anderen Form? Schreib uns oder ruf an – wir antworten so schnell es geht.',
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
      blocks: [
        text(
          'Wenn unsere Antwort dir nicht weiterhilft, kannst du dich an die Schlichtungsstelle wenden. Das Verfahren ist kostenlos, ein Rechtsbeistand ist nicht nötig.',
        ),
        facts(['Schlichtungsstelle', operator.conciliationBody]),
      ],
    },
  ],
});

const english: WriteLegalText = (operator) => ({
  lead: 'Accessibility statement as of 23 June 2025',
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
          'Text inside images: some pictures contain lettering. Tiles can be read by a screen reader, and the [settings](/settings) offer a view that shows text graphics as text. In this version: the text view leaves out all pictures and shows what is written about them.',
          'Drag-and-drop word game: the letter puzzle has no keyboard use. In this version: besides dragging there are letter buttons, use by keyboard and an answer field.',
          'Silent videos without subtitles: videos without sound have neither subtitles nor a description. In this version: subtitles are shown where a video brings them along.',
        ),
      ],
    },
    {
      id: 'erstellung',
      title: 'Preparation of this statement',
      blocks: [
        text(
          'This statement was prepared on 23 June 2025. It is based on a self-assessment carried out in May 2025.',
        ),
      ],
    },
    {
      id: 'feedback',
      title: 'Report a barrier',
      blocks: [
        text(
          'Have you found a barrier, or do you need content in another form? Write to us or call – we answer as quickly as we can.',
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
      blocks: [
        text(
          'If our answer does not help you, you can turn to the conciliation body. The procedure is free of charge and needs no lawyer.',
        ),
        facts(['Conciliation body', operator.conciliationBody]),
      ],
    },
  ],
});

export const accessibilityText: Record<Language, WriteLegalText> = { de: german, en: english };
