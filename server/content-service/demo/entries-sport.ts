import type { DemoEntry } from './import-file.ts';
import { article, type DemoHelpers, quote, story, text } from './kit.ts';

/** 167 to 169, 171 and 172: sport. */
export function sportEntries(kit: DemoHelpers): DemoEntry[] {
  const { dates } = kit;
  return [
    story(kit, '167', {
      title: 'Osterwede kommt zum Spitzenspiel',
      from: 0,
      time: '05:45',
      card: {
        picture: 'fussball',
        header: 'Osterwede kommt zum Spitzenspiel',
        subheader: 'FC Aldenbrück 06',
        text: 'Erster gegen Zweiten, ausverkauftes Haus und ein Torwart, der seit 512 Minuten nichts durchlässt.',
      },
      tiles: [
        article(
          `Wenn Schiedsrichterin Hanna Vogt am ${dates.words(dates.next(6))} um 15.30 Uhr anpfeift, sind 9.400 Menschen im Stadion und der Rest der Stadt am Radio. Der FC führt die Tabelle mit zwei Punkten an; Osterwede hat die letzten sechs Spiele gewonnen.`,
          'Trainer Deniz Aksoy muss auf Linksverteidiger Lukas Heitmann verzichten, der sich beim Aufwärmen an der eigenen Trinkflasche den Zeh brach. Im Tor steht wie immer Jonas Ebeling. Seine Serie ohne Gegentor ist schon jetzt Vereinsrekord.',
        ),
        text(
          '<h2>So kommst du hin</h2><ul><li>Linie 4 bis Stadion am Anger, ab 13 Uhr alle fünf Minuten</li><li>Nach dem Spiel warten acht Bahnen in der Wendeschleife.</li><li>Die Eintrittskarte gilt als Fahrschein.</li></ul>',
        ),
      ],
    }),
    story(kit, '168', {
      title: 'Ruderachter gewinnt um eine Bugkugel',
      from: -1,
      time: '19:00',
      card: {
        picture: 'rudern',
        header: 'Gold um eine Bugkugel',
        subheader: 'Rudern',
        text: 'Fünf Hundertstel Vorsprung nach zwei Kilometern: Der Frauenachter ist Landesmeister.',
      },
      tiles: [
        article(
          'Es gab ein Zielfoto, es gab Tränen, und es gab einen sehr nassen Steuermann. Der Frauenachter des Aldenbrücker Ruderclubs hat die Landesmeisterschaft um fünf Hundertstelsekunden gewonnen – auf der heimischen Alde, vor 2.000 Leuten auf der Alten Brücke.',
          'Schlagfrau Wiebke Janssen, im Hauptberuf Straßenbahnfahrerin, war um 4 Uhr früh noch die Linie 2 gefahren. „Danach ist ein Rennen eigentlich Erholung.“',
        ),
        quote(
          'Wir haben bei 1.500 Metern aufgehört zu denken. Ab da ist Rudern sehr einfach.',
          'Wiebke Janssen',
          'Schlagfrau',
        ),
      ],
    }),
    story(kit, '169', {
      title: '3.000 Läufer und ein Besenwagen auf Schienen',
      from: -3,
      time: '17:00',
      card: {
        picture: 'stadtlauf',
        header: '3.000 Läufer, ein Besenwagen',
        subheader: 'Stadtlauf',
        text: 'Die Letzten fahren Straßenbahn: Beim Stadtlauf sammelt ein Sonderzug alle ein, die nicht mehr können.',
      },
      tiles: [
        article(
          'Zehn Kilometer, vier Brücken und 86 Höhenmeter: Der Stadtlauf ist wieder ausgebucht. Neu ist der Besenwagen. Weil die Strecke fast überall an den Gleisen der Linie 2 entlangführt, rollt hinter dem Feld eine Bahn her, die alle mitnimmt, denen die Puste ausgeht. An Bord gibt es Tee, Decken und Applaus.',
          'Straßenbahnen fahren während des Laufs auf allen anderen Linien. Wer zuschauen möchte, steht am besten auf der Alten Brücke: Dort kommt das Feld zweimal vorbei.',
        ),
      ],
    }),
    story(kit, '171', {
      title: 'Handball: Sieben Tore in sieben Minuten',
      from: -2,
      time: '20:00',
      card: {
        picture: 'handball',
        header: 'Sieben Tore in sieben Minuten',
        subheader: 'HSG Kupferhof',
        text: 'Zur Pause lag die HSG hoffnungslos hinten. Dann kam eine Siebzehnjährige von der Bank.',
      },
      tiles: [
        article(
          '9:17 stand es zur Halbzeit, und die ersten Zuschauer holten ihre Jacken. Dann wechselte Trainerin Birte Kolb die siebzehnjährige Amira Haddad ein. Drei Würfe, drei Tore, ein Raunen. Vier weitere Treffer später lag die HSG Kupferhof vorn und gewann 27:25.',
          'Am Montag um acht saß Haddad wieder im Matheunterricht. „Wir haben eine Klausur geschrieben“, sagt sie. „Die lief auch ganz gut.“',
        ),
      ],
    }),
    story(kit, '172', {
      title: 'Auf Kufen ins Wochenende',
      sponsored: true,
      from: -4,
      time: '14:00',
      card: {
        picture: 'eishalle',
        header: 'Auf Kufen ins Wochenende',
        subheader: 'Eishalle am Anger',
        text: 'Freitags ab 20 Uhr ist Eisdisco, Schlittschuhe kosten für Fahrgäste die Hälfte.',
      },
      tiles: [
        article(
          'Die Eishalle hat eine neue Kälteanlage, und das Eis ist so glatt, dass sogar der Betriebsleiter zweimal saß. Mit der Abwärme heizt die Halle seit dieser Saison das benachbarte Schulzentrum. Geöffnet ist täglich ab 10 Uhr, freitags mit Musik bis Mitternacht. Leihschuhe kosten gegen Vorlage eines Fahrscheins 2,50 statt 5 Euro.',
        ),
      ],
    }),
  ];
}
