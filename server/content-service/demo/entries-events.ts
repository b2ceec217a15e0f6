import type { DemoEntry } from './import-file.ts';
import { article, type DemoHelpers, story, text } from './kit.ts';

const facts = (when: string, where: string, price: string, way: string) =>
  text(
    `<table><tbody><tr><th>Wann</th><td>${when}</td></tr><tr><th>Wo</th><td>${where}</td></tr><tr><th>Eintritt</th><td>${price}</td></tr><tr><th>Hinkommen</th><td>${way}</td></tr></tbody></table>`,
  );

/** 410 to 421: events, with date, place, price and directions. */
export function eventEntries(kit: DemoHelpers): DemoEntry[] {
  const { dates } = kit;
  const [wednesday, friday, saturday, sunday] = [3, 5, 6, 0].map((d) => dates.words(dates.next(d)));
  const later = dates.words(dates.next(6, 1));
  const much = dates.words(dates.next(5, 2));
  return [
    story(kit, '410', {
      title: 'Nordlicht bringen das Kesselhaus zum Kochen',
      from: -1,
      time: '15:30',
      till: 20,
      card: {
        picture: 'konzert-kesselhaus',
        header: 'Nordlicht im Kesselhaus',
        subheader: `${saturday}, 20 Uhr`,
        text: 'Vier Aldenbrücker, drei Alben, ein Heimspiel: Die Band kehrt dahin zurück, wo sie als Vorgruppe begann.',
      },
      tiles: [
        article(
          'Vor sechs Jahren spielten sie hier vor elf Leuten, von denen acht zur Familie gehörten. Jetzt sind 1.200 Karten fast weg. Nordlicht machen Musik zum Mitsingen, die beim dritten Hören traurig wird, und haben für das Heimspiel Bläser aus der Musikschule eingeladen.',
        ),
        facts(
          `${saturday}, 20 Uhr`,
          'Kesselhaus, Kupferhof 4',
          '28 Euro',
          'Ersatzbus der Linie 3, zurück mit der N7',
        ),
      ],
    }),
    story(kit, '411', {
      title: 'Beethovens Siebte bei offenem Fenster',
      from: -2,
      time: '15:00',
      till: 20,
      card: {
        picture: 'orchester',
        header: 'Die Siebte bei offenem Fenster',
        subheader: `${friday}, 19.30 Uhr`,
        text: 'Das Stadtorchester spielt im Konzertsaal, der Marktplatz hört mit.',
      },
      tiles: [
        article(
          'Clara Wendt lässt die Fenster öffnen. Wer keine Karte hat, bringt einen Klappstuhl mit auf den Platz; die Stadtbahn fährt während des zweiten Satzes nur mit halbem Tempo vorbei. Auf dem Programm stehen außerdem drei Lieder der Aldenbrücker Komponistin Emilie Harms, die seit 1911 niemand mehr gehört hat.',
        ),
        facts(
          `${friday}, 19.30 Uhr`,
          'Konzertsaal am Marktplatz',
          '15 bis 42 Euro, draußen frei',
          'Linien 1, 2 und 4',
        ),
      ],
    }),
    story(kit, '412', {
      title: 'Jazz im Keller: das Trio Ohlsen',
      from: -3,
      time: '15:00',
      till: 20,
      card: {
        picture: 'jazzkeller',
        header: 'Jazz im Keller: Trio Ohlsen',
        subheader: `${wednesday}, 21 Uhr`,
        text: 'Trompete, Bass, Besen – und ein Publikum, das so nah sitzt, dass es die Noten umblättert.',
      },
      tiles: [
        article(
          'Im Gewölbe unter der Alten Münze ist Platz für 60 Menschen und einen Kontrabass. Ragna Ohlsen spielt dort einmal im Monat, was ihr in der Straßenbahn einfällt. Auf der letzten Platte hört man im Hintergrund die Türen der Linie 2 zugehen; es ist das schönste Schlagzeugsolo des Albums.',
        ),
        facts(`${wednesday}, 21 Uhr`, 'Jazzkeller, Münzgasse 2', '12 Euro', 'Linie 2 bis Theater am Wall'),
      ],
    }),
    story(kit, '413', {
      title: 'Premiere: „Der halbe Mond“',
      from: -3,
      time: '12:30',
      till: 25,
      card: {
        picture: 'buehne',
        header: 'Premiere: „Der halbe Mond“',
        subheader: `${later}, 19 Uhr`,
        text: 'Ein Leuchtturm, zwei Sturköpfe und eine sechs Meter große Kugel aus Papier.',
      },
      tiles: [
        article(
          'Das neue Stück von Lene Karlsson handelt von einem Mann, der das Licht nicht mehr anmacht, und von einer Frau, die trotzdem den Weg findet. Komisch wird es, sagt Regisseurin Vera Lindqvist, „sobald jemand etwas ernst meint“. Für die Premiere gibt es Restkarten, danach stehen acht Vorstellungen auf dem Plan.',
        ),
        facts(`${later}, 19 Uhr`, 'Theater am Wall', '9 bis 36 Euro', 'Linien 2 und N7'),
      ],
    }),
    story(kit, '414', {
      title: 'Trödel am Kai: der Uferflohmarkt',
      from: -2,
      time: '10:30',
      till: 15,
      card: {
        picture: 'flohmarkt',
        header: 'Trödel am Kai',
        subheader: `${sunday}, 8 bis 16 Uhr`,
        text: '180 Stände, ein Globus ohne Australien und mit Glück die Lampe, die du nie gesucht hast.',
      },
      tiles: [
        article(
          'Wer früh kommt, findet Silber; wer spät kommt, bekommt es geschenkt. Auf dem Uferflohmarkt wird seit 1988 nur Gebrauchtes verkauft. Zwischen den Kränen gibt es Kaffee vom Lastenrad und um 11 Uhr ein Ständchen des Shantychors „Die Bugwelle“.',
        ),
        facts(`${sunday}, 8 bis 16 Uhr`, 'Hafenkante', 'frei', 'Linie 1, Endstation'),
      ],
    }),
    story(kit, '415', {
      title: 'Kasper und die verschwundene Weiche',
      from: -4,
      time: '10:00',
      till: 15,
      card: {
        picture: 'puppentheater',
        header: 'Kasper und die Weiche',
        subheader: `${sunday}, 11 und 15 Uhr`,
        text: 'Das Krokodil hat etwas verschluckt, das klappert. Für Kinder ab vier Jahren.',
      },
      tiles: [
        article(
          'Niemand weiß, warum die Linie 4 plötzlich in den Zoo fährt – außer den Kindern im Publikum. Die Puppenbühne Purzel hat sich ein Stück über verlorene Dinge ausgedacht, das 45 Minuten dauert und ganz ohne Räuber auskommt. Nach der Vorstellung darf man dem Krokodil die Zähne zählen.',
        ),
        facts(`${sunday}, 11 und 15 Uhr`, 'Stadtbibliothek, Kindersaal', '5 Euro', 'Linien 2 und 4'),
      ],
    }),
    story(kit, '416', {
      title: 'Sterne gucken am Uhlengrund',
      from: -3,
      time: '19:00',
      till: 20,
      card: {
        picture: 'sternwarte',
        header: 'Sterne gucken am Uhlengrund',
        subheader: `${friday}, ab 20 Uhr`,
        text: 'Bei klarem Himmel zeigt die Volkssternwarte Saturn, den Mond und sehr viel Nichts.',
      },
      tiles: [
        article(
          'Das große Fernrohr ist 104 Jahre alt und wird noch immer von Hand gedreht. Professorin a. D. Elke Sander erklärt, warum man beim Blick in den Himmel immer in die Vergangenheit sieht – und weshalb ihr das auf der Erde auch so geht. Bei Wolken gibt es Tee und Geschichten.',
        ),
        facts(`${friday}, ab 20 Uhr`, 'Sternwarte Uhlengrund', 'Spende', 'Linie 5, dann 12 Minuten zu Fuß'),
      ],
    }),
    story(kit, '417', {
      title: 'Tango auf Gleis 3',
      from: -5,
      time: '16:00',
      till: 25,
      card: {
        picture: 'tanz',
        header: 'Tango auf Gleis 3',
        subheader: `${later}, 20 Uhr`,
        text: 'Wenn die 6 seltener fährt, wird der Bahnsteig zum Parkett.',
      },
      tiles: [
        article(
          'Einmal im Quartal legt der Verein „Ocho“ am Osterfeld Holzplatten aus. Dann tanzen Rentnerinnen mit Studenten und Lokführer mit Ärztinnen. Um 20 Uhr gibt es eine Einführung für alle, die nur zuschauen wollten.',
        ),
        facts(`${later}, 20 Uhr`, 'Haltestelle Osterfeld, Gleis 3', 'frei', 'Linie 6, zurück mit der N2'),
      ],
    }),
    story(kit, '418', {
      title: 'Lene Karlsson liest aus „Strömung“',
      from: -6,
      time: '12:00',
      till: 15,
      card: {
        picture: 'lesung',
        header: 'Lene Karlsson liest',
        subheader: `${wednesday}, 19 Uhr`,
        text: 'Ihr neuer Roman spielt auf einer Fähre, die nur 90 Meter weit fährt.',
      },
      tiles: [
        article(
          'Seit ihrem Debüt wartet die Stadt darauf, wieder bei Lene Karlsson vorzukommen. In „Strömung“ ist es so weit: Eine Fährfrau, ein Stummer und ein Hund überqueren die Alde, bis einer von ihnen nicht mehr aussteigt. Merle Voss von der Buchhandlung Seitenweise hat 70 Stühle aufgetrieben.',
        ),
        facts(`${wednesday}, 19 Uhr`, 'Buchhandlung Seitenweise, Wallstraße 12', '8 Euro', 'Linie 2'),
      ],
    }),
    story(kit, '419', {
      title: 'Die ganze Stadt auf vier Quadratmetern',
      from: -7,
      time: '11:00',
      till: 60,
      card: {
        picture: 'museum',
        header: 'Die Stadt auf vier Quadratmetern',
        subheader: 'Stadtmuseum',
        text: 'Sieben Jahre hat Modellbauer Hinnerk Claasen geklebt. Jetzt fährt die 4 im Maßstab 1:500.',
      },
      tiles: [
        article(
          '11.000 Häuser, 94 Haltestellen und ein Mann, der auf dem Balkon Geige spielt: Das Stadtmodell im ersten Stock ist bis auf den letzten Schornstein genau. Alle zehn Minuten wird es Nacht. Wer sein eigenes Fenster findet, darf es mit einem Knopf erleuchten.',
        ),
        facts(
          'Dienstag bis Sonntag, 10 bis 18 Uhr',
          'Stadtmuseum, Mühlenplatz',
          '6 Euro, unter 18 frei',
          'Linie 4',
        ),
      ],
    }),
    story(kit, '420', {
      title: 'Der Chor, der auf Treppen singt',
      from: -4,
      time: '17:30',
      till: 20,
      card: {
        picture: 'chor',
        header: 'Der Chor, der auf Treppen singt',
        subheader: `${saturday}, 12 Uhr`,
        text: 'Zwanzig Stimmen, vierzehn Stufen, kein Eintritt: Mittagslieder vor dem Rathaus.',
      },
      tiles: [
        article(
          'Der Treppenchor probt nie in Sälen. „Auf Stufen hört jeder jeden“, sagt Leiterin Fenja Booth, „und wenn es schiefgeht, ist man schnell unten.“ Gesungen werden Lieder vom Wasser, vom Weggehen und eines über die Ringlinie von 1969. Mitsingen ist erlaubt, Notenblätter liegen auf der dritten Stufe.',
        ),
        facts(`${saturday}, 12 Uhr`, 'Rathausstufen', 'frei', 'Linien 1, 2 und 4'),
      ],
    }),
    story(kit, '421', {
      title: 'Lichterabend: Der Fluss wird zur Bühne',
      from: -5,
      time: '09:00',
      till: 30,
      card: {
        picture: 'stadtfest',
        header: 'Lichterabend an der Alde',
        subheader: much,
        text: 'Lampions, drei Bühnen und um 22 Uhr gehen am Ufer alle Lichter aus.',
      },
      tiles: [
        article(
          'Beim Lichterabend gehört die Uferstraße den Fußgängern. Auf drei Bühnen spielen Schulbands, der Treppenchor und ein Trio, das nur auf Fahrradteilen musiziert. Um 22 Uhr wird es für sieben Minuten dunkel – dann treiben 800 Laternen unter der Alten Brücke hindurch.',
        ),
        facts(`${much}, ab 18 Uhr`, 'Alde-Ufer, Altstadt', 'frei', 'Linien 1 und 4, nachts N1 und N7'),
      ],
    }),
  ];
}
