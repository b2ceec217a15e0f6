import type { DemoEntry, DemoTile } from './import-file.ts';
import { article, type DemoHelpers, story } from './kit.ts';
import { colors, site } from './town.ts';

/** Defaults of the demo's actions: only name and e-mail address are required. */
export const action = (fields: Record<string, unknown>): DemoTile => ({
  type: 'action',
  id: '1',
  maxCalls: 0,
  startDate: '',
  endDate: '',
  showParticipationTimespan: false,
  name: 'mandatory',
  address: 'none',
  email: 'mandatory',
  phone: 'none',
  freetext: 'none',
  freetextLabel: '',
  imageupload: 'none',
  autoresponse: 'none',
  cb1: 'mandatory',
  cb1Title: 'Ich bin mit den Teilnahmebedingungen einverstanden.',
  cb1LinkText: 'Teilnahmebedingungen',
  cb1LinkUrl: site('teilnahme'),
  ...fields,
});

/** 120 to 125: actions with all fields, limits, draws, score predictions, video and voice. */
export function actionEntries(kit: DemoHelpers): DemoEntry[] {
  const { media, dates } = kit;
  return [
    story(kit, '120', {
      title: 'Mein Platz in der Bahn: Fotoaktion',
      from: -1,
      time: '08:00',
      card: {
        picture: 'ausstellung',
        header: 'Mein Platz in der Bahn',
        subheader: 'Fotoaktion',
        text: 'Fensterplatz, Stehplatz, Lieblingsstange: Schick uns dein Bild. Die besten hängen bald im Rathaus.',
      },
      tiles: [
        article(
          'Jeder hat ihn, kaum einer gibt es zu: den einen Platz, auf den man hofft, bevor die Tür aufgeht. Wir suchen Fotos davon – ernst, komisch, verwackelt, ganz gleich. Eine Jury um Museumsleiterin Gesa Winkler wählt 40 Bilder für eine Ausstellung im Rathaus aus.',
          'Bitte achte darauf, dass niemand gegen seinen Willen zu erkennen ist. Bis zu fünf Bilder pro Person sind möglich, als JPEG oder PNG und je höchstens 10 MB groß.',
        ),
        action({
          title: 'Fotos einreichen',
          startDate: dates.day(-1, '08:00'),
          endDate: dates.day(30, '23:59'),
          showParticipationTimespan: '1',
          address: 'mandatory',
          phone: 'mandatory',
          freetext: 'mandatory',
          freetextLabel: 'Was sieht man von deinem Platz aus?',
          cb1Title: 'Ich habe die Teilnahmebedingungen gelesen und stimme ihnen zu.',
          cb2: 'mandatory',
          cb2Title: 'Ich habe die Bilder selbst aufgenommen und darf sie weitergeben.',
          cb2LinkText: 'Hinweise zum Bildrecht',
          cb2LinkUrl: site('bildrecht'),
          cb3: 'mandatory',
          cb3Title: 'Mein Name darf neben dem Bild stehen.',
          cb3LinkText: '',
          cb3LinkUrl: '',
          cb4: 'mandatory',
          cb4Title: 'Meine Angaben dürfen bis zum Ende der Ausstellung gespeichert werden.',
          cb4LinkText: 'Datenschutz',
          cb4LinkUrl: '/datenschutz',
          imageupload: 'mandatory',
          uploadmedium: 'image',
          uploadbuttonText: 'Bilder auswählen',
          uploadbuttonColor: colors.river,
          uploadbuttonStyle: 'inverse',
          infoText:
            'Die Bilder werden ohne Ortsangabe gespeichert und nach der Ausstellung gelöscht. Wer ausgewählt wird, bekommt einen Abzug in 60 × 45 Zentimetern geschenkt.',
          popupTitle: 'Danke für dein Bild!',
          popupText:
            'Wir haben alles bekommen. Die Jury tagt in der Woche nach Einsendeschluss und meldet sich per E-Mail.',
        }),
      ],
    }),
    story(kit, '121', {
      title: 'Drei Plätze im Führerstand',
      from: -1,
      time: '06:30',
      card: {
        picture: 'tram-fahrerin',
        header: 'Drei Plätze im Führerstand',
        subheader: 'Wer zuerst kommt',
        text: 'Einmal vorn mitfahren, Linie 3, mit Blick auf jede Weiche. Es gibt genau drei Plätze.',
      },
      tiles: [
        article(
          `Jale Demir fährt seit 14 Jahren Straßenbahn und kann dabei erklären wie keine Zweite. Am ${dates.words(dates.next(6, 1))} nimmt sie drei Gäste mit: vom Hauptbahnhof zur Hochschule und zurück, Klappsitz inklusive. Die ersten drei Anmeldungen zählen, mitfahren darf man ab zwölf Jahren.`,
        ),
        action({
          title: 'Platz sichern',
          maxCalls: '3',
          phone: 'optional',
          popupTitle: 'Du fährst mit!',
          popupText: 'Treffpunkt ist um 9.45 Uhr an Steig A, Hauptbahnhof. Bitte festes Schuhwerk anziehen.',
        }),
      ],
    }),
    story(kit, '122', {
      title: 'Fünf goldene Fahrscheine',
      from: 0,
      time: '06:00',
      card: {
        picture: 'tram-altstadt',
        header: 'Fünf goldene Fahrscheine',
        subheader: 'Sofort gewinnen',
        text: 'Ein Klick, ein Ergebnis: Wer Glück hat, fährt ein ganzes Jahr kostenlos.',
      },
      tiles: [
        article(
          'Zur Ankunft der neuen Bahnen verschenken wir fünf Jahreskarten. Der Zufallsgenerator entscheidet sofort. Wer gewinnt, hat 15 Minuten Zeit, Namen und Adresse einzutragen – danach wandert der Fahrschein zurück in den Lostopf.',
        ),
        action({
          title: 'Goldener Fahrschein',
          startDate: dates.day(-1, '06:00'),
          endDate: dates.day(40),
          address: 'mandatory',
          randomGeneratorActivate: '1',
          randomGeneratorButtonText: 'Fahrschein ziehen',
          randomGeneratorButtonColor: colors.sun,
          randomGeneratorButtonStyle: '',
          randomGeneratorTextWon:
            'Er glänzt! Du hast einen goldenen Fahrschein gezogen. Wohin dürfen wir ihn schicken?',
          randomGeneratorTextLost:
            'Diesmal nur Papier. Morgen ist ein neuer Tag und die nächste Bahn kommt bestimmt.',
          randomGeneratorTextOver:
            'Alle fünf goldenen Fahrscheine sind gefunden. Glückwunsch an die Gewinner!',
        }),
      ],
    }),
    story(kit, '123', {
      title: 'Spitzenspiel: Tipp mit',
      from: -1,
      time: '15:00',
      card: {
        picture: 'fussball',
        header: 'Spitzenspiel: Tipp mit',
        subheader: 'Tippspiel',
        text: 'FC Aldenbrück 06 gegen VfL Osterwede: Wer das Ergebnis trifft, gewinnt ein signiertes Trikot.',
      },
      tiles: [
        article(
          'Zwei Punkte trennen den Ersten vom Zweiten, 9.400 Karten sind weg: Wenn Osterwede an den Anger kommt, steht die Stadt still. Wie geht es aus? Unter allen richtigen Tipps verlosen wir drei Trikots mit den Unterschriften der Mannschaft.',
        ),
        action({
          title: 'Dein Tipp',
          tippspielHeader: 'FC Aldenbrück 06 – VfL Osterwede',
          tippspielDaten: `${dates.words(dates.next(6))}, 15.30 Uhr, Stadion am Anger`,
          tippspielTeam1Name: 'FC Aldenbrück 06',
          tippspielTeam1MediaURL: media('team-aldenbrueck.png'),
          tippspielTeam2Name: 'VfL Osterwede',
          tippspielTeam2MediaURL: media('team-osterwede.png'),
          endDate: dates.day(dates.next(6), '15:30'),
          showParticipationTimespan: true,
        }),
      ],
    }),
    story(kit, '124', {
      title: 'Tanzt mit: 60 Sekunden Tram-Ballett',
      from: -2,
      time: '12:00',
      card: {
        picture: 'tanz',
        header: '60 Sekunden Tram-Ballett',
        subheader: 'Videoaktion',
        text: 'Das Theater sucht Tänzerinnen und Tänzer zwischen 8 und 88. Ein Handyvideo reicht als Bewerbung.',
      },
      tiles: [
        article(
          'Für das Stadtfest probt Choreograf Milan Orlić ein Stück mit 40 Laien und einer echten Straßenbahn. Vorkenntnisse braucht niemand. „Wer schon einmal in der Kurve stehen geblieben ist, kann tanzen“, sagt er. Filme dich höchstens eine Minute lang, allein oder zu zweit.',
        ),
        action({
          title: 'Video einreichen',
          phone: 'mandatory',
          freetext: 'optional',
          freetextLabel: 'Was sollen wir über dich wissen?',
          imageupload: 'mandatory',
          uploadmedium: 'video',
          uploadbuttonText: 'Video auswählen',
          uploadbuttonColor: colors.plum,
          uploadbuttonStyle: '',
          infoText: 'MP4, WebM, MOV oder 3GP, höchstens 60 Sekunden und 50 MB.',
          cb2: 'optional',
          cb2Title: 'Das Theater darf mein Video in den Bahnen zeigen.',
          cb2LinkText: 'Was das bedeutet',
          cb2LinkUrl: site('bildrecht'),
        }),
      ],
    }),
    story(kit, '125', {
      title: 'Sprich die nächste Haltestelle an',
      from: -2,
      time: '16:00',
      card: {
        picture: 'marktplatz',
        header: 'Sprich die Haltestelle an',
        subheader: 'Mitmachen mit Stimme',
        text: '„Nächster Halt: Marktplatz“ – eine Woche lang könnte das deine Stimme sein.',
      },
      tiles: [
        article(
          'Seit 1994 sagt Schauspielerin Renate Boll alle Haltestellen an. Zu ihrem Abschied leiht ihr die ganze Stadt die Stimme: Nimm einen Satz auf, gern mit Akzent, Kinderstimme oder Husten. Hundert Aufnahmen laufen in der Festwoche in der Linie 1.',
        ),
        action({
          title: 'Ansage aufnehmen',
          imageupload: 'mandatory',
          uploadmedium: 'audio',
          uploadbuttonText: 'Aufnahme starten',
          uploadbuttonColor: colors.green,
          uploadbuttonStyle: 'inverse',
          audioText: 'Sag: „Nächster Halt: Marktplatz. Umstieg zu den Linien 1, 2 und 4.“',
          audioDescription:
            'Tippe auf den Knopf, sprich, tippe noch einmal. Du kannst dich vor dem Absenden anhören.',
          audioWhile: 'Wir hören zu … tippe, wenn du fertig bist.',
          audioAfter: 'Klingt gut! Jetzt noch deinen Namen eintragen und absenden.',
        }),
      ],
    }),
  ];
}
