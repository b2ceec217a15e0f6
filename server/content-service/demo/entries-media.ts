import type { DemoEntry } from './import-file.ts';
import { article, type DemoHelpers, picture, quote, story, text } from './kit.ts';
import { colors, site } from './town.ts';

/** 101 to 107: pictures, sliders, film, sound and live widgets. */
export function mediaEntries(kit: DemoHelpers): DemoEntry[] {
  const { media } = kit;
  return [
    story(kit, '101', {
      title: 'Linie 4 fährt jetzt alle fünf Minuten',
      from: 0,
      time: '05:30',
      lead: false,
      card: {
        picture: 'tram-bruecke',
        header: 'Linie 4 fährt jetzt alle fünf Minuten',
        subheader: 'Mehr Platz in der Stoßzeit',
        text: 'Zwischen Rosenacker und Stadion am Anger kommt morgens und am Nachmittag doppelt so oft eine Bahn.',
      },
      tiles: [
        picture(
          kit,
          {
            picture: 'tram-bruecke',
            header: 'Alle fünf Minuten über die Alde',
            subheader: 'Linie 4',
            text: 'Der dichtere Takt gilt montags bis freitags von 6 bis 9 und von 15 bis 19 Uhr.',
          },
          { slider: true },
        ),
        picture(
          kit,
          {
            picture: 'tram-haltestelle',
            header: 'Weniger warten am Mühlenplatz',
            subheader: 'Linie 4',
            text: 'Im Schnitt steht man dort noch zweieinhalb Minuten.',
          },
          { slider: '1' },
        ),
        picture(
          kit,
          {
            picture: 'fahrgaeste',
            header: 'Ein Sitzplatz für viele mehr',
            subheader: 'Linie 4',
            text: 'Rund 2.600 zusätzliche Plätze rollen jeden Werktag durch die Stadt.',
          },
          { slider: 1 },
        ),
        article(
          'Wer um halb acht am Mühlenplatz in die 4 steigen wollte, kannte das Spiel: Türen auf, Bauch einziehen, auf die nächste hoffen. Seit heute ist damit Schluss. Die Stadtbahn schickt ihre am stärksten belegte Linie in der Stoßzeit alle fünf statt alle zehn Minuten auf den Weg.',
          'Möglich machen es acht generalüberholte Wagen und 22 Kolleginnen und Kollegen, die im Frühjahr ihre Prüfung bestanden haben. „Wir haben die Fahrgäste nicht vertröstet, wir haben Leute eingestellt“, sagt Betriebsleiterin Ines Radtke.',
        ),
        quote(
          'Ein Fahrplan ist dann gut, wenn man ihn nicht mehr braucht. <strong>Fünf Minuten</strong> – das ist die Grenze, ab der man einfach losgeht.',
          'Ines Radtke',
          'Betriebsleiterin der Stadtbahn Aldenbrück',
          'Einfach losgehen',
        ),
        text(
          '<h2>Was sich sonst noch ändert</h2><ul><li>Linie 2 wartet am Marktplatz künftig auf die 4, abends bis zu drei Minuten.</li><li>Der Zusatzbus 14E entfällt, seine Haltestellen übernimmt Linie 14.</li><li>An Spieltagen des FC fahren vier Sonderbahnen mehr.</li></ul><p>Die neuen Zeiten hängen an allen Haltestellen. Aushänge vom alten Plan nimmt die Stadtbahn bis zum Wochenende ab.</p>',
        ),
        {
          type: 'deeplinkbutton',
          title: 'Zum neuen Fahrplan',
          url: site('fahrplan/linie-4'),
          color: colors.green,
          style: '',
        },
        {
          type: 'deeplinkbutton',
          title: 'Verbindung suchen',
          url: site('auskunft'),
          color: colors.green,
          style: 'inverse',
        },
      ],
    }),
    story(kit, '102', {
      title: 'Ein Tag in der Wagenhalle',
      from: -1,
      time: '09:00',
      card: {
        picture: 'tram-depot',
        header: 'Ein Tag in der Wagenhalle',
        subheader: 'Bilder und Film',
        text: 'Waschen, schrauben, prüfen: Wir waren von 3 Uhr früh bis Betriebsschluss im Depot Kupferhof dabei.',
      },
      lead: false,
      tiles: [
        article(
          'Um 3.04 Uhr geht das erste Rolltor hoch. Dann riecht es im Depot Kupferhof nach Bremssand, Kaffee und nassem Lack, und 61 Bahnen warten darauf, dass jemand sie weckt. Unser Fotograf hat einen ganzen Tag mitgezählt: 214 geprüfte Türen, 19 gewechselte Scheibenwischer, ein verlorenes Kuscheltier.',
        ),
        { type: 'mediaslider' },
        picture(
          kit,
          {
            picture: 'tram-depot',
            header: 'Kurz nach drei',
            text: 'Die ersten Bahnen rollen aus der Halle.',
          },
          { mediaSlider: true },
        ),
        picture(
          kit,
          { picture: 'tram-fahrerin', header: 'Ausfahrt', text: 'Jale Demir übernimmt Wagen 318.' },
          { mediaSlider: '1' },
        ),
        {
          type: 'videokachel',
          title: 'Ausfahrt über die Alte Brücke',
          mediaURL: media('tram-bruecke'),
          previewMediaURL: media('poster-tram-bruecke.jpg'),
          mp4URL: media('tram-bruecke.mp4'),
          mediaSlider: true,
        },
        picture(
          kit,
          {
            picture: 'leitstelle',
            header: 'Wer alles sieht',
            text: 'Die Leitstelle verfolgt jede Bahn auf zehn Meter genau.',
          },
          { mediaSlider: true },
        ),
        picture(
          kit,
          {
            picture: 'portrait-fahrerin',
            header: 'Feierabend',
            text: 'Nach acht Stunden und 94 Kilometern.',
          },
          { mediaSlider: true },
        ),
        article(
          'Die spannendste Stunde beginnt, wenn die Stadt schläft. Zwischen 1 und 2 Uhr fährt jede Bahn über die Prüfgrube; eine Kamera misst, ob ein Rad auch nur einen halben Millimeter zu flach ist. Was die Kamera nicht sieht, hört Werkstattmeister Olaf Brandt. „Ein gutes Rad singt“, sagt er, „ein schlechtes brummt.“',
        ),
      ],
    }),
    story(kit, '103', {
      title: 'Das Foto der Woche',
      from: -2,
      time: '08:00',
      lead: false,
      card: {
        picture: 'tram-regen',
        header: 'Das Foto der Woche',
        subheader: 'Von Leserin Paula Ehlers',
        text: 'Regen, Rücklichter und ein roter Schirm: So schön kann ein verpasster Anschluss sein.',
      },
      tiles: [
        article(
          'Paula Ehlers hat am Dienstagabend die 2 verpasst und dafür dieses Bild bekommen. „Ich stand unter dem Dach, es schüttete, und plötzlich spiegelte sich die ganze Straße“, schreibt die Studentin. Wir finden: Dafür lohnt sich Warten.',
        ),
        { type: 'mediaslider' },
        picture(
          kit,
          {
            picture: 'tram-regen',
            header: 'Marktplatz, 18.42 Uhr',
            subheader: 'Paula Ehlers',
            text: 'Aufgenommen mit dem Handy, ohne Filter.',
          },
          { mediaSlider: true },
        ),
        article(
          'Hast auch du unterwegs auf den Auslöser gedrückt? Schick uns dein Bild mit Ort und Uhrzeit an fotos@stadtbahn-aldenbrueck.example. Wer gedruckt wird, fährt eine Woche lang umsonst.',
        ),
      ],
    }),
    story(kit, '104', {
      title: 'Hafenkante: vorher und nachher',
      from: -3,
      time: '10:00',
      lead: false,
      card: {
        picture: 'hafenkante',
        header: 'Hafenkante: vorher und nachher',
        subheader: 'Zwei Bilder, hundert Jahre',
        text: 'Wo früher Kohle umgeschlagen wurde, sitzt man heute mit den Füßen über dem Wasser.',
      },
      tiles: [
        { type: 'mediaslider' },
        picture(
          kit,
          {
            picture: 'museumstram',
            header: '1927',
            text: 'Die Hafenbahn brachte Arbeiter zur Frühschicht.',
          },
          { mediaSlider: true },
        ),
        picture(
          kit,
          { picture: 'hafenkante', header: 'Heute', text: 'Die Kräne stehen unter Denkmalschutz.' },
          { mediaSlider: true },
        ),
        article(
          'Das alte Bild stammt aus dem Nachlass des Kranführers Wilhelm Oltmann, das neue haben wir gestern von derselben Stelle aus aufgenommen. Dazwischen liegen ein Hafen, der zu klein wurde, drei Jahrzehnte Brombeeren und eine Bürgerinitiative mit langem Atem.',
          'Wer selbst vergleichen will: Am Kai hängen seit Montag zwölf Tafeln mit alten Ansichten. Man stellt sich davor, sucht den Standpunkt von damals – und staunt, wie wenig vom Lärm übrig ist.',
        ),
      ],
    }),
    story(kit, '105', {
      title: 'So klingt Aldenbrück',
      from: -1,
      time: '14:00',
      lead: false,
      card: {
        picture: 'marktplatz',
        header: 'So klingt Aldenbrück',
        subheader: 'Zwei Filme, ein Hörstück',
        text: 'Brunnen, Bremsen, Glockenspiel: Eine Klangkünstlerin hat die Stadt aufgenommen.',
      },
      tiles: [
        article(
          'Sechs Wochen lang ist Nora Petersen mit Mikrofon und Windschutz durch die Stadt gezogen. Sie hat unter Brücken gestanden, in Backstuben und auf dem Turm von Sankt Martin. Entstanden sind zwei kurze Filme und ein Hörstück, das am besten mit geschlossenen Augen wirkt.',
        ),
        {
          type: 'videokachel',
          title: 'Morgens auf der Alten Brücke',
          mediaURL: media('tram-bruecke'),
          previewMediaURL: media('poster-tram-bruecke.jpg'),
          mp4URL: media('tram-bruecke.mp4'),
        },
        {
          type: 'videokachel',
          title: 'Der Marktplatz erwacht',
          mediaURL: media('marktplatz'),
          previewMediaURL: media('poster-marktplatz.jpg'),
          mp4URL: media('marktplatz.mp4'),
        },
        {
          type: 'audiokachel',
          title: 'Stadtklang: Mit der 5 durch die Nacht',
          mediaURL: media('stadtklang.mp3'),
        },
        quote(
          'Die Weiche vor dem Theater spielt eine kleine Terz. Jeden Tag, seit 1958. Man muss nur einmal stehen bleiben.',
          'Nora Petersen',
          'Klangkünstlerin',
        ),
      ],
    }),
    story(kit, '106', {
      title: 'Kurzfilmnacht im Astoria',
      from: -4,
      time: '11:00',
      card: {
        picture: 'kino',
        header: 'Kurzfilmnacht im Astoria',
        subheader: `${kit.dates.words(kit.dates.next(5))}, 21 Uhr`,
        text: 'Neun Filme, keiner länger als eine Viertelstunde, und ein Hase, der sich nichts gefallen lässt.',
      },
      tiles: [
        article(
          'Die Lichtspiele Astoria zeigen frei verfügbare Kurzfilme aus aller Welt. Zum Auftakt läuft ein Klassiker des freien Films: „Big Buck Bunny“, in dem ein sehr großer Hase drei sehr freche Nager das Fürchten lehrt. Danach kommen Zeichentrick aus Lettland, ein Drama in einem Fahrstuhl und ein Dokumentarfilm über die letzte Knopffabrik der Region.',
          'Karten kosten 7 Euro, das Gespräch mit zwei Regisseurinnen ist inbegriffen. Hier gibt es schon einmal zwei Kostproben.',
        ),
        { type: 'youtube', youtubeId: 'aqz-KE-bpKQ', aspectRatio: '16 / 9' },
        { type: 'youtube', youtubeId: 'eRsGyueVLvQ', aspectRatio: '47 / 20' },
      ],
    }),
    story(kit, '107', {
      title: 'Der Spieltag im Liveticker',
      from: -1,
      time: '12:00',
      card: {
        picture: 'ticket-handy',
        header: 'Der Spieltag im Liveticker',
        subheader: 'Tore, Tabelle, Aufstellung',
        text: 'Alle Zahlen rund um den FC Aldenbrück 06 – von der ersten Minute bis zur Nachspielzeit.',
      },
      tiles: [
        article(
          'Anpfiff, Ecken, Einwürfe: Hier laufen die Daten zum Spiel zusammen. Die Anzeigen kommen von einem anderen Anbieter und werden erst geladen, wenn du darauf tippst.',
        ),
        ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((extType) => ({
          type: 'external',
          extType: extType % 2 === 0 ? String(extType) : extType,
          extId: `fca-${2060 + extType}`,
          height: extType === 1 ? 640 : extType % 3 === 0 ? '320' : 420,
        })),
      ],
    }),
  ];
}
