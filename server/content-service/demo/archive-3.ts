import type { ArchiveArticle } from './archive-article.ts';

/** The archive's third part: stage, music, books and sport. */
export const archivePart3: readonly ArchiveArticle[] = [
  {
    title: 'Stadtorchester spielt für Säuglinge',
    kicker: 'Konzert',
    teaser: 'Krabbeln erlaubt, Klatschen nicht nötig: 80 Babys hören Mozart aus nächster Nähe.',
    picture: 'orchester',
    body: [
      'Im Konzertsaal liegen statt der Stühle heute Matratzen. Clara Wendt dirigiert im Schneidersitz, die Bratschen sitzen zwischen den Kindern, und wer schreit, gilt als Solist. Das halbstündige Programm reicht von Mozart bis zum Geräusch einer Waschmaschine, gespielt auf der Pauke.',
      'Das nächste Babykonzert ist schon ausverkauft. Eine Wiederholung für müde Eltern ohne Kinder sei, so Wendt, „sehr gut vorstellbar“.',
    ],
  },
  {
    title: 'Kesselhaus: Band sucht Gitarre, Gitarre findet Band',
    kicker: 'Musik',
    teaser: 'Das gestohlene Instrument tauchte im Fundbüro der Stadtbahn wieder auf.',
    picture: 'konzert-kesselhaus',
    body: [
      'Vor drei Wochen verschwand nach einem Auftritt die rote Gitarre der Band Nordlicht. Jetzt ist sie wieder da. Ein Fahrgast hatte sie auf der Linie 3 gefunden, mit einem Zettel zwischen den Saiten: „Tut mir leid. Ich kann gar nicht spielen.“',
      'Sängerin Maja Thun will den Unbekannten nicht anzeigen, sondern einladen: zu einer Stunde Unterricht, kostenlos und ohne Fragen.',
    ],
  },
  {
    title: 'Fotografin zeigt Gesichter der Nachtschicht',
    kicker: 'Ausstellung',
    teaser: '38 Porträts hängen im Gang des Klinikums, aufgenommen zwischen eins und fünf.',
    picture: 'ausstellung',
    body: [
      'Eine Hebamme, ein Straßenkehrer, der Mann, der die Brötchen fährt: Greta Lohmann hat ein Jahr lang Menschen fotografiert, die arbeiten, wenn andere träumen. Jedes Bild entstand im Licht, das ohnehin da war, vom Kühlregal bis zur Stirnlampe.',
      'Die Schau ist rund um die Uhr geöffnet, der Eintritt frei. Am schönsten sei sie, sagt die Künstlerin, um halb vier: „Dann stehen die Richtigen davor.“',
    ],
  },
  {
    title: 'Leseclub liest ein Buch – seit elf Jahren dasselbe',
    kicker: 'Bibliothek',
    teaser: 'Jede Woche zwei Seiten. In vier Jahren ist Schluss, dann geht es von vorn los.',
    picture: 'stadtbibliothek',
    body: [
      'Sie könnten schneller, aber sie wollen nicht. Zwölf Frauen und Männer treffen sich donnerstags in der Stadtbibliothek und lesen einander laut vor, zwei Seiten, nie mehr. Danach wird geredet, über Kommas und über das Leben. Zwei Ehen sind so entstanden, eine Doktorarbeit und ein Kochbuch.',
      'Welcher Roman es ist, verrät die Gruppe nicht. Er habe viele Seiten, sagt Gründerin Ilse Ruhnke, und noch mehr Gründe.',
    ],
  },
  {
    title: 'Astoria zeigt Stummfilm mit Straßenbahn',
    kicker: 'Kino',
    teaser: 'Der Pianist improvisiert, der Projektor rattert, draußen klingelt im Takt die 2.',
    picture: 'kino',
    body: [
      'Im Keller der Lichtspiele lag eine Rolle, die niemand kannte: zwölf Minuten Aldenbrück, gedreht 1926 aus dem Fenster eines Triebwagens. Man sieht Hüte, Pferde und einen Jungen, der neben der Bahn herläuft und gewinnt.',
      'Das Filmarchiv hat die Aufnahmen gereinigt. Am Klavier sitzt Jannis Wolter, der versprochen hat, bei jeder Haltestelle die Tonart zu wechseln.',
    ],
  },
  {
    title: 'Zirkus Morelli gastiert ohne Tiere und mit Physik',
    kicker: 'Festplatz',
    teaser: 'Statt Löwen springen Lehrerinnen durch Reifen. Fünf Vorstellungen sind geplant.',
    picture: 'puppentheater',
    body: [
      'Das Zelt ist alt, die Idee neu: Bei Morelli erklären Artistinnen, warum das Rad nicht umfällt und wie lange ein Ball wirklich oben bleibt. Drei der acht Ensemblemitglieder haben Physik studiert, eine hat sie unterrichtet, bis ihr die Tafel zu flach wurde.',
      'Kinder dürfen in der Pause ausprobieren, was sie gesehen haben. Nur das Feuer bleibt beim Profi. Karten gibt es am Wagen neben dem Zelt.',
    ],
  },
  {
    title: 'Der Tango kommt aus dem Stellwerk',
    kicker: 'Tanzkurs',
    teaser: 'Acht Abende, keine Vorkenntnisse, rutschfeste Schuhe unerwünscht.',
    picture: 'tanz',
    body: [
      'Der Verein „Ocho“ sucht neue Paare und Einzelne, die es werden wollen – wenigstens für drei Minuten. Getanzt wird im früheren Kantinenraum am Osterfeld, auf Parkett, das einmal Förderband war. Lehrer Esteban Ríos zählt nicht, er summt.',
      'Wer führt und wer folgt, wird gelost und jede Viertelstunde getauscht. „Wie beim Autofahren“, sagt Ríos, „nur dass man sich dabei ansieht.“',
    ],
  },
  {
    title: 'Museum sucht Dinge, die nach Kindheit riechen',
    kicker: 'Mitmachen',
    teaser: 'Bohnerwachs, Kreide, Omas Handtasche: Für eine Schau wird gesammelt und geschnuppert.',
    picture: 'museum',
    body: [
      'Bilder hat das Stadtmuseum genug. Für die nächste Ausstellung braucht Leiterin Gesa Winkler Gerüche, am liebsten im Original. Bislang kamen 90 Leihgaben zusammen, darunter ein Turnbeutel von 1962, der nur hinter Glas gezeigt werden darf.',
      'Am häufigsten genannt wurde der Duft der alten Straßenbahnen, eine Mischung aus Holz, Öl und nassem Mantel. Ein Parfümeur versucht gerade, ihn nachzubauen.',
    ],
  },
  {
    title: 'Poetry-Slam im Führerstand',
    kicker: 'Literatur',
    teaser: 'Sieben Dichter, sieben Haltestellen. Das Publikum stimmt per Halteknopf ab.',
    picture: 'lesung',
    body: [
      'Zwischen Marktplatz und Nordhang bleiben jeder Dichterin genau vier Minuten, dann gehen die Türen auf. Wer den Fahrgästen gefällt, hört es klingeln: Je öfter der Halteknopf gedrückt wird, desto mehr Punkte. Den ersten Abend gewann die Abiturientin Frieda Stolze mit einer Ode an den Ersatzverkehr.',
      'Der Zug ist ab jetzt jeden Monat unterwegs. Fahrer Ole Jansen hat um Ohrstöpsel gebeten, wegen der Klingel, nicht wegen der Verse.',
    ],
  },
  {
    title: 'Treppenchor gewinnt mit Husten',
    kicker: 'Chorfestival',
    teaser: 'Ausgerechnet das Stück mit Erkältung überzeugte die Jury.',
    picture: 'chor',
    body: [
      'Sieben von zwanzig Stimmen waren heiser, absagen kam nicht in Frage. Also baute Leiterin Fenja Booth das Husten ein: als Rhythmus, im Kanon, schließlich als Schlussakkord. Die Jury des Landeschorfestivals vergab 24 von 25 Punkten und einen Sonderpreis für Humor.',
      'Am Sonntag singt der Chor wieder auf den Stufen des Rathauses. Gesund, wie alle versichern. Fast alle.',
    ],
  },
  {
    title: 'FC: Torwart Ebeling verlängert bis zum Fünfzigsten',
    kicker: 'Fußball',
    teaser: 'Ein Vertrag mit Augenzwinkern, ein Rekord im Rücken und kein Gegentor seit Wochen.',
    picture: 'fussball',
    body: [
      'Jonas Ebeling, 31, bleibt beim FC Aldenbrück 06. Der neue Vertrag läuft offiziell drei Jahre, enthält aber eine handschriftliche Klausel: „… und danach, bis der Rücken streikt.“ Angebote aus zwei höheren Ligen lehnte der gelernte Tischler ab.',
      'Der Grund, sagt er, sei einfach: „Wenn ich hier einen Ball halte, ruft meine Oma meinen Namen. Woanders müsste ich mir das vorstellen.“',
    ],
  },
  {
    title: 'Schwimmerin durchquert die Alde – stromauf',
    kicker: 'Langstrecke',
    teaser: '21 Kilometer gegen die Strömung, neun Stunden, ein Karpfen als Begleitung.',
    picture: 'schwimmbad',
    body: [
      'Sie hätte auch mit dem Fluss schwimmen können. Doch Lehrerin Maren Tjaden wollte wissen, „wie sich Geduld anfühlt“. Nach neun Stunden und vier Minuten stieg sie an der Flussinsel aus dem Wasser, blau an den Lippen und sehr zufrieden. Trainiert hatte sie im Südbad, Bahn 6, mit einem Gummiseil um den Bauch.',
      'Gespendet wurden pro Kilometer 210 Euro für den Schwimmunterricht an Grundschulen. Ein Karpfen habe sie ein Stück begleitet, sagt Tjaden. „Vielleicht war es auch Treibholz.“',
    ],
  },
  {
    title: 'Schach im Park: Der Sieger ist zehn',
    kicker: 'Turnier',
    teaser: 'Er brauchte 19 Züge – und eine Kiste, um über die Dame sehen zu können.',
    picture: 'schach',
    body: [
      'Die Figuren reichen ihm bis zur Brust, doch das störte Kian Rahimi nicht. Beim offenen Turnier im Stadtpark schlug der Viertklässler vier Erwachsene, darunter den Vereinsmeister, der sich anschließend die Partie erklären ließ.',
      'Gelernt hat Kian das Spiel von seinem Nachbarn Herrn Grabowski, der es ihm morgens am Zebrastreifen beibrachte, einen Zug pro Schultag.',
    ],
  },
  {
    title: 'HSG steigt auf und vergisst den Pokal',
    kicker: 'Handball',
    teaser: 'Er fuhr allein bis zur Endstation. Ein Otterpfleger brachte ihn zurück.',
    picture: 'handball',
    body: [
      'Der Aufstieg war perfekt, die Feier laut und die Bahn voll. Erst in der Kabine fiel auf, dass etwas fehlte: Der Pokal stand noch auf dem Sitz in der Linie 5. Er reiste bis zum Tierpark, wo ihn ein Pfleger zunächst für einen Futtereimer hielt.',
      'Am Morgen danach wurde die Trophäe feierlich übergeben, mit drei Makrelen darin. Trainerin Birte Kolb: „Wir haben sie mitgegrillt.“',
    ],
  },
  {
    title: 'Eishalle: Pinguine für Anfänger',
    kicker: 'Freizeit',
    teaser: 'Die neuen Laufhilfen haben Schnäbel. Erwachsene leihen sie heimlich auch.',
    picture: 'eishalle',
    body: [
      '30 Kunststoffpinguine stehen ab sofort an der Bande. Sie sind 90 Zentimeter hoch, kippen nicht um und lassen sich an den Flügeln führen. Gedacht sind sie für Kinder, die ihre ersten Runden drehen. Ausgeliehen wurden sie am ersten Abend allerdings zur Hälfte von deren Vätern.',
      'Die Stunde kostet einen Euro Pfand. Ein Exemplar ist bereits ausgebüxt und steht im Wartehäuschen am Anger. Man lässt es dort.',
    ],
  },
  {
    title: 'Klettern: Weltcup-Route in der alten Räucherei',
    kicker: 'Steilwerk',
    teaser: 'Wo Schinken hing, hängt jetzt die Elite. Zuschauer dürfen unter der Wand liegen.',
    picture: 'klettern',
    body: [
      'Die Kletterhalle Steilwerk hat ihren Räucherturm ausgebaut: 18 Meter hoch, innen schwarz und nach fünfzig Jahren noch leicht nach Speck duftend. Eine Route darin gilt als schwerste der Region. Bisher ist sie einem einzigen Menschen gelungen, der Schlosserin Pia Engelke, barfuß.',
      'Für alle anderen gibt es nebenan Wände mit Griffen in Tierform. Die Linie 3 hält vor der Tür.',
    ],
  },
  {
    title: 'Brückenlauf: Letzter wird gefeiert wie Erster',
    kicker: 'Laufen',
    teaser: 'Nach 2 Stunden und 11 Minuten stand die halbe Stadt für Erwin Pohl an der Brücke.',
    picture: 'stadtlauf',
    body: [
      'Der Sieger war längst geduscht, da bog Erwin Pohl, 88, auf die Zielgerade. Hinter ihm rollte das Polizeirad im Schritttempo, vor ihm bildeten Hunderte eine Gasse. Für die zehn Kilometer brauchte er 131 Minuten, für die letzten hundert Meter besonders lange, weil er alle abklatschte.',
      'Ob er nächstes Jahr wiederkomme? „Erst muss ich mal nach Hause“, sagte Pohl. „Fährt die 4 noch?“ Sie fuhr.',
    ],
  },
  {
    title: 'Rudern: Achter trainiert auf dem Trockenen',
    kicker: 'Hochwasser',
    teaser: 'Weil die Alde zu schnell fließt, stehen die Rollsitze jetzt in der Straßenbahn.',
    picture: 'rudern',
    body: [
      'Not macht erfinderisch: Solange der Fluss zu viel Wasser führt, trainiert der Frauenachter in einem ausgemusterten Wagen in der Halle Kupferhof. Acht Rollsitze, acht Seilzüge, und statt Ufer ziehen auf einem Bildschirm die Haltestellen der Linie 2 vorbei.',
      'Schlagfrau Wiebke Janssen kennt die Strecke aus dem Beruf. „Am Klinikum“, sagt sie, „ziehe ich automatisch die Bremse.“',
    ],
  },
  {
    title: 'Blinde Fußballerinnen gewinnen in Osterwede',
    kicker: 'Inklusion',
    teaser: 'Der Ball rasselt, das Publikum schweigt – bis zum Tor.',
    picture: 'fussball',
    body: [
      'Man hört Schuhe, Atem und eine kleine Rassel. Beim Blindenfußball muss es auf den Rängen still sein, damit die Spielerinnen den Ball orten können. 600 Menschen hielten in Osterwede 40 Minuten lang die Luft an, dann traf Kapitänin Selin Kaya zum 1:0 für den FC.',
      'Was danach geschah, war bis zum Bahnhof zu hören. Das Rückspiel am Anger ist in drei Wochen, der Eintritt frei, das Husten verboten.',
    ],
  },
];
