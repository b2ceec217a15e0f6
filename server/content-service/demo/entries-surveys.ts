import type { DemoEntry } from './import-file.ts';
import { article, type DemoHelpers, story } from './kit.ts';
import { colors } from './town.ts';

/** 140 to 143 and 150: surveys in every state, and the word puzzle. */
export function surveyEntries(kit: DemoHelpers): DemoEntry[] {
  const { dates } = kit;
  return [
    story(kit, '140', {
      title: 'Umfrage: Wie heißt das Ottermädchen?',
      from: -1,
      time: '07:30',
      card: {
        picture: 'otter',
        header: 'Wie soll das Ottermädchen heißen?',
        subheader: 'Umfrage',
        text: 'Vier Namen stehen zur Wahl, der Tierpark übernimmt den beliebtesten.',
      },
      tiles: [
        article(
          'Sie ist elf Wochen alt, wiegt so viel wie eine Packung Mehl und hat noch keinen Namen: Die Otterdame aus dem Tierpark Uhlengrund soll heißen, wie die Fahrgäste es wollen. Die vier Vorschläge stammen von den Patenkindern der Grundschule am Anger.',
        ),
        {
          type: 'survey',
          id: '140',
          question: 'Wie soll das Ottermädchen im Tierpark heißen?',
          answer1: 'Alda',
          answer2: 'Forelle',
          answer3: 'Pfütze',
          answer4: 'Linie Vier',
          backgroundColor: '#338C15',
          endDate: dates.day(20, '18:00'),
          onStartpage: '1',
        },
      ],
    }),
    story(kit, '141', {
      title: 'Umfrage: Musik an der Haltestelle?',
      from: -12,
      time: '08:00',
      card: {
        picture: 'tram-haltestelle',
        header: 'Musik an der Haltestelle?',
        subheader: 'Umfrage beendet',
        text: 'Eine Woche lang lief am Marktplatz Klavier. So haben die Fahrgäste abgestimmt.',
      },
      tiles: [
        article(
          'Chopin zum Umsteigen, Satie zum Warten: Der Versuch am Marktplatz ist vorbei, und die Meinungen gehen auseinander. Zwei Drittel möchten ihr Klavier behalten, die meisten davon leiser als bisher. Die Stadtbahn will im kommenden Monat entscheiden.',
        ),
        {
          type: 'survey',
          id: '141',
          question: 'Soll am Marktplatz weiter Musik laufen?',
          answer1: 'Ja, genau so',
          answer2: 'Ja, aber leiser',
          answer3: 'Nein, bitte Ruhe',
          answer4: '',
          backgroundColor: '',
          endDate: dates.day(-2, '20:00'),
          onStartpage: false,
        },
      ],
    }),
    story(kit, '142', {
      title: 'Umfrage: Was fehlt dir am Südbad?',
      from: -4,
      time: '12:00',
      card: {
        picture: 'schwimmbad',
        header: 'Was fehlt dir am Südbad?',
        subheader: 'Umfrage',
        text: 'Der Stadtrat berät über die Sanierung. Mehr als tausend Menschen haben schon gesagt, was sie wollen.',
      },
      tiles: [
        article(
          'Das Südbad ist 48 Jahre alt, und man sieht es ihm an. Zwölf Millionen Euro könnten reichen, aber nicht für alles. Was ist dir am wichtigsten? Das Ergebnis geht an den Sportausschuss; repräsentativ ist es nicht, ein Fingerzeig schon.',
        ),
        {
          type: 'survey',
          id: '142',
          question: 'Was soll am Südbad zuerst erneuert werden?',
          answer1: 'Umkleiden und Duschen',
          answer2: 'Ein Becken für Kinder',
          answer3: 'Die Liegewiese',
          answer4: 'Längere Öffnungszeiten',
          backgroundColor: '#338C15',
          endDate: dates.day(15),
          onStartpage: 1,
        },
      ],
    }),
    story(kit, '143', {
      title: 'Umfrage: Fenster oder Gang?',
      from: -2,
      time: '17:00',
      card: {
        picture: 'fahrgaeste',
        header: 'Fenster oder Gang?',
        subheader: 'Umfrage',
        text: 'Die Frage, die Familien trennt. Jetzt wird abgestimmt.',
      },
      tiles: [
        article(
          'Wer am Fenster sitzt, sieht die Stadt. Wer am Gang sitzt, kommt schneller hinaus. Für die Sitzordnung der nächsten Bahnen wollen die Planer wissen, was den Fahrgästen lieber ist – in Aldenbrück wird nämlich gerade über die Breite der Gänge gestritten.',
        ),
        {
          type: 'survey',
          id: 143,
          question: 'Wo sitzt du am liebsten?',
          answer1: 'Am Fenster',
          answer2: 'Am Gang',
          answer3: null,
          answer4: '',
          backgroundColor: colors.sun,
          endDate: dates.day(45),
          onStartpage: '0',
        },
      ],
    }),
    story(kit, '150', {
      title: 'Buchstabensalat: Was hängt denn da?',
      from: 0,
      time: '05:00',
      color: colors.sand,
      card: {
        picture: 'faehre',
        header: 'Buchstabensalat',
        subheader: 'Rätsel für zwei Haltestellen',
        text: 'Acht Buchstaben, ein Wort, an dem niemand vorbeikommt. Schaffst du es vor dem nächsten Halt?',
      },
      tiles: [
        article(
          'Unser Rätselmacher Jost Behrens hat wieder Buchstaben verstreut. Gesucht wird etwas, das an jeder Haltestelle hängt, zweimal im Jahr neu ist und selten gelesen wird, solange alles nach ihm geht. Jeder Buchstabe kommt genau einmal an seinen Platz.',
        ),
        {
          type: 'shakeword',
          shaked: 'LANHRAPF',
          solved: 'FAHRPLAN',
          info: 'Bring die Buchstaben in die richtige Reihenfolge.',
          buttonColor: colors.green,
          buttonStyle: 'inverse',
          buttonText: 'Prüfen',
          messageCorrect: 'Richtig! Du kennst dich aus.',
          messageWrong: 'Noch nicht ganz. Vielleicht eine Haltestelle weiter?',
        },
      ],
    }),
  ];
}
