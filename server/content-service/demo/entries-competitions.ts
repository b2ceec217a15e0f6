import type { DemoEntry } from './import-file.ts';
import { article, type DemoHelpers, story } from './kit.ts';
import { colors, site } from './town.ts';

const terms = `Ich habe die <a href="${site('teilnahme')}">Teilnahmebedingungen</a> gelesen und bin einverstanden, dass meine Angaben für die Verlosung gespeichert werden.`;

/** 110 to 113: competitions, one per state and one with as few fields as possible. */
export function competitionEntries(kit: DemoHelpers): DemoEntry[] {
  const { dates } = kit;
  return [
    story(kit, '110', {
      title: 'Premiere am Wall: 5 × 2 Karten',
      from: -1,
      time: '07:00',
      card: {
        picture: 'buehne',
        header: 'Premiere am Wall: 5 × 2 Karten',
        subheader: 'Gewinnspiel',
        text: '„Der halbe Mond“ feiert Premiere – und du sitzt in der dritten Reihe.',
      },
      tiles: [
        article(
          'Ein Leuchtturmwärter, der das Licht nicht mehr anmacht, und eine Kapitänin, die trotzdem nach Hause findet: Mit „Der halbe Mond“ eröffnet das Theater am Wall die Spielzeit. Geschrieben hat das Stück die Aldenbrücker Autorin Lene Karlsson, Regie führt Hausherrin Vera Lindqvist.',
          'Wir verlosen fünfmal zwei Karten samt Glas Sekt und einem Blick hinter die Bühne. Verrate uns einfach, welches Theaterstück du nie vergessen hast. Wer gewinnt, bekommt eine E-Mail und kurz darauf einen Anruf.',
        ),
        {
          type: 'competition',
          id: '1',
          title: 'Karten für „Der halbe Mond“',
          email: 'mandatory',
          phone: 'mandatory',
          freetext: 'mandatory',
          freetextLabel: 'Welches Theaterstück hast du nie vergessen?',
          agbLabel: terms,
          buttonText: 'Jetzt mitmachen',
          buttonColor: colors.plum,
          buttonStyle: '',
          startDate: dates.day(-1, '07:00'),
          endDate: dates.day(dates.next(6, 1) - 2, '23:59'),
          showEnddate: '1',
        },
      ],
    }),
    story(kit, '111', {
      title: 'Familienkarten für den Tierpark',
      from: -1,
      time: '10:00',
      card: {
        picture: 'eule',
        header: 'Familienkarten für den Tierpark',
        subheader: 'Gewinnspiel – bald geht es los',
        text: 'Otter füttern mit der Pflegerin: Wir verlosen drei Vormittage für die ganze Familie.',
      },
      tiles: [
        article(
          'Smilla und Bo sind die neuen Stars im Tierpark Uhlengrund. Drei Familien dürfen die beiden Otter vor der Öffnung besuchen, mit Tierpflegerin Sünje Ahlers Fische vorbereiten und danach den ganzen Tag bleiben. Die Verlosung beginnt in Kürze – merk dir den Termin schon einmal vor.',
        ),
        {
          type: 'competition',
          id: 1,
          title: 'Ein Vormittag bei den Ottern',
          email: 'mandatory',
          phone: 'optional',
          freetext: 'optional',
          freetextLabel: 'Wer kommt mit? (Namen und Alter der Kinder)',
          agbLabel: terms,
          buttonText: 'Mitmachen',
          buttonColor: '',
          buttonStyle: '',
          startDate: dates.day(10, '06:00'),
          endDate: dates.day(24),
          showEnddate: true,
        },
      ],
    }),
    story(kit, '112', {
      title: 'Wer fährt mit der Museumsbahn?',
      from: -14,
      time: '06:00',
      card: {
        picture: 'museumstram',
        header: 'Wer fährt mit der Museumsbahn?',
        subheader: 'Gewinnspiel beendet',
        text: 'Die Plätze auf der Plattform von Wagen 12 sind vergeben. Das sagt die Glücksfee.',
      },
      tiles: [
        article(
          '1.318 Einsendungen, zwölf Plätze: So viele wollten noch nie auf die offene Plattform von Wagen 12. Glücksfee war Azubi Mika Tiedemann, der beim Ziehen eine Augenbinde aus Sitzpolsterstoff trug. Alle Gewinnerinnen und Gewinner haben Post. Wer leer ausging: Die nächste Runde kommt bestimmt.',
        ),
        {
          type: 'competition',
          id: '1',
          title: 'Mitfahrt im Triebwagen von 1927',
          email: 'mandatory',
          phone: 'none',
          freetext: 'none',
          freetextLabel: '',
          agbLabel: terms,
          buttonText: 'Mitmachen',
          buttonColor: colors.brick,
          buttonStyle: 'inverse',
          startDate: dates.day(-14),
          endDate: dates.day(-2),
          showEnddate: 1,
        },
      ],
    }),
    story(kit, '113', {
      title: 'Ein Buch, ein Klick: Lesestoff zu gewinnen',
      from: -3,
      time: '08:00',
      card: {
        picture: 'buchladen',
        header: 'Lesestoff zu gewinnen',
        subheader: 'Gewinnspiel',
        text: 'Die Buchhandlung Seitenweise packt zehn Überraschungspakete. Name genügt.',
      },
      tiles: [
        article(
          'Inhaberin Merle Voss fragt nicht nach deinem Lieblingsgenre – sie rät es lieber. Zehn Pakete stehen im Laden bereit, jedes mit drei Büchern und einer handgeschriebenen Begründung. Sag uns nur, wie du heißt. Die Namen der Gewinner stehen am Monatsende im Schaufenster, abgeholt wird gegen Vorlage eines Ausweises.',
        ),
        {
          type: 'competition',
          id: '1',
          title: 'Drei Bücher von „Seitenweise“',
          email: 'none',
          phone: 'none',
          freetext: 'none',
          freetextLabel: '',
          agbLabel: 'Mein Name darf im Gewinnfall im Schaufenster stehen.',
          buttonText: 'Bin dabei',
          buttonColor: colors.river,
          buttonStyle: 'inverse',
          startDate: null,
          endDate: '0000-00-00 00:00:00',
          showEnddate: '0',
        },
      ],
    }),
  ];
}
