import type { ArchiveArticle } from './archive-article.ts';

/** The archive's first part: tram, streets and works. */
export const archivePart1: readonly ArchiveArticle[] = [
  {
    title: 'Fundbüro: 412 Schirme suchen ein Zuhause',
    kicker: 'Versteigerung',
    teaser: 'Auch ein Tuba-Koffer, drei Gebisse und ein Hochzeitskleid kommen unter den Hammer.',
    picture: 'tram-regen',
    body: [
      'Wer im vergangenen Jahr etwas in der Bahn vergessen und nicht abgeholt hat, kann es jetzt zurückkaufen. Das Fundbüro der Stadtbahn versteigert 1.830 Gegenstände, darunter 412 Regenschirme, 96 einzelne Handschuhe und einen Tuba-Koffer, in dem sich zur Überraschung der Mitarbeiter eine Tuba befand.',
      'Los geht es um 10 Uhr in der Wagenhalle Kupferhof, besichtigt werden darf ab 9 Uhr. „Das Hochzeitskleid würden wir am liebsten einfach zurückgeben“, sagt Fundbüroleiterin Marlies Conrad. „Vielleicht liest sie das ja.“',
    ],
  },
  {
    title: 'Weiche am Theater wird nachts geschliffen',
    kicker: 'Linie 2',
    teaser: 'Vier Nächte lang fahren ab 23 Uhr Busse. Der berühmte Ton soll bleiben.',
    picture: 'gleisbau',
    body: [
      'Die Zungen der Weiche vor dem Theater am Wall sind nach elf Jahren abgefahren. In vier Nächten schleift ein Spezialfahrzeug sie nach, dazwischen rollt der Verkehr wie gewohnt. Nach 23 Uhr bringen Busse die Fahrgäste vom Marktplatz zum Klinikum.',
      'Musikfreunde hatten gefürchtet, dass das Quietschen verschwindet, das viele für eine kleine Terz halten. Die Bauleitung beruhigt: Man werde nur die Oberfläche glätten. Eine Stimmgabel liegt zur Sicherheit bereit.',
    ],
  },
  {
    title: 'Zehn neue Stadträder stehen am Klinikum',
    kicker: 'Leihräder',
    teaser:
      'Die erste halbe Stunde ist mit Abo frei – und zurückgeben darf man an jeder Haltestelle mit Bügel.',
    picture: 'fahrrad-tram',
    body: [
      'Schichtwechsel um sechs, die nächste Bahn um 6.20 Uhr: Pflegekräfte hatten sich Leihräder gewünscht, jetzt sind sie da. Am Eingang West stehen zehn Räder mit tiefem Einstieg und Korb, weitere sollen folgen, wenn die ersten gut genutzt werden.',
      'Entriegelt wird mit dem Code aus der Fahrkarte. Die Stadtbahn hat dafür zwölf Parkplätze aufgegeben; beschwert hat sich bislang niemand, gefragt nach einem dreizehnten auch nicht.',
    ],
  },
  {
    title: 'Aufzug am Hauptbahnhof ist wieder da',
    kicker: 'Barrierefrei',
    teaser: 'Nach elf Wochen endet der Umweg über die Rampe an der Post.',
    picture: 'tram-haltestelle',
    body: [
      'Es fehlte eine Platine von der Größe einer Scheckkarte, und die gab es nur noch bei einem Sammler in Dänemark. Seit gestern fährt der Aufzug zwischen Bahnsteig und Vorplatz wieder. Rollstuhlfahrerin Petra Nissen war die Erste, die ihn benutzte, mit Konfetti im Schoß.',
      'Damit sich das nicht wiederholt, hat die Stadtbahn die Steuerungen aller 14 Aufzüge erneuert. Fällt doch einer aus, meldet er sich selbst in der Leitstelle und auf den Anzeigen der vorherigen Haltestelle.',
    ],
  },
  {
    title: 'Umleitung wegen eines Storchennests',
    kicker: 'Linie 14',
    teaser: 'Adebar hat sich eine Oberleitung ausgesucht. Der Bus macht Platz.',
    picture: 'bus-elektrisch',
    body: [
      'Auf dem Mast an der Mühlenbrücke wohnt neuerdings ein Storchenpaar. Weil die Vögel beim Bauen Zweige fallen lassen, die groß genug für eine Windschutzscheibe sind, fährt die Linie 14 vorerst über die Ziegelstraße. Die Haltestelle Mühlenbrücke verschiebt sich um 80 Meter.',
      'Ein Ausweichnest mit Blick auf die Wiesen steht schon bereit. „Wir haben es so schön gemacht, wie wir konnten“, sagt Ornithologe Bernd Falkner. „Mehr Argumente habe ich bei Störchen nicht.“',
    ],
  },
  {
    title: 'So pünktlich waren die Bahnen seit Jahren nicht',
    kicker: 'Bilanz',
    teaser: '94,6 Prozent aller Fahrten kamen höchstens zwei Minuten zu spät an.',
    picture: 'leitstelle',
    body: [
      'Die Stadtbahn hat nachgezählt. Von 118.000 Fahrten im vergangenen Vierteljahr erreichten 94,6 Prozent ihr Ziel mit höchstens zwei Minuten Verspätung, ein Plus von gut drei Punkten. Schlusslicht bleibt die Linie 6, die sich am Osterfeld eine Ampel mit der Müllabfuhr teilt.',
      'Häufigster Grund für Verzögerungen waren nicht Pannen, sondern Falschparker auf den Schienen: 311 Mal musste ein Fahrer klingeln, 48 Mal kam der Abschleppwagen.',
    ],
  },
  {
    title: 'Fahrschein aus dem Jahr 1938 aufgetaucht',
    kicker: 'Fundstück',
    teaser: 'Er steckte in einem Kochbuch, neben dem Rezept für Aalsuppe.',
    picture: 'museumstram',
    body: [
      'Als Hobbyköchin Rosemarie Tetens das geerbte Kochbuch aufschlug, fiel ihr ein brauner Zettel entgegen: „Ringlinie, 15 Pfennig, nicht übertragbar“. Das Stadtmuseum bestätigt die Echtheit. Von der Ringlinie gibt es sonst kein einziges Billet mehr, weil man sie beim Aussteigen abgeben musste.',
      'Dass dieser Fahrschein überlebte, hat wohl mit der Suppe zu tun. Am Rand steht in feiner Schrift: „Umgestiegen, verliebt, Suppe angebrannt.“',
    ],
  },
  {
    title: 'Drehscheibe statt Wendeschleife',
    kicker: 'Südbad',
    teaser: 'Am Endpunkt der Linie 2 dreht sich künftig eine ganze Bahn auf der Stelle.',
    picture: 'tram-altstadt',
    body: [
      'Für eine Schleife war kein Platz, für ein Stumpfgleis keine Zeit. Also bekommt die Endhaltestelle am Südbad eine Drehscheibe, wie man sie sonst nur aus Lokschuppen kennt. In 50 Sekunden wendet sie einen Wagen samt Fahrgästen, sofern die sitzen bleiben mögen.',
      'Kinder der Grundschule am Anger durften die Scheibe als Erste testen. Ihr Urteil: zu langsam, aber immerhin ohne Anschnallen.',
    ],
  },
  {
    title: 'Wer singt, fährt heute gratis',
    kicker: 'Aktionstag',
    teaser: 'Ein Lied pro Haltestelle genügt dem Kontrolleur. Er hat ein gutes Gehör.',
    picture: 'fahrgaeste',
    body: [
      'Zum Tag der Chöre gilt in der Linie 1 ein ungewöhnlicher Tarif: Wer dem Kontrollpersonal etwas vorsingt, braucht keinen Fahrschein. Strophe reicht, Refrain wird begrüßt. Im vergangenen Jahr machten 640 Fahrgäste mit, am häufigsten erklang ein Lied über eine Katze.',
      'Prüferin Anette Voigt freut sich auf ihren leichtesten Arbeitstag. „Beim Singen lügt keiner“, sagt sie. „Schwarzfahren auf Noten erkenne ich trotzdem.“',
    ],
  },
  {
    title: 'Werkstraße: Bagger stößt auf Pflaster von 1870',
    kicker: 'Archäologie',
    teaser: 'Unter den Schienen kam eine Straße zum Vorschein, die auf keinem Plan steht.',
    picture: 'kupferhof',
    body: [
      'Einen halben Tag stand der Bau still, dann war klar: kein Blindgänger, sondern Basalt. Unter der Werkstraße liegt auf 60 Metern ein sorgfältig gesetztes Pflaster mit Spurrillen von Fuhrwerken. Die Archäologin Dr. Imke Rohde hat es vermessen und hält es für die Zufahrt zur ersten Kupferhütte.',
      'Ein Stück davon wird herausgehoben und später im Rasengleis gezeigt. Am Bauplan ändert der Fund nichts, die Arbeiten enden wie vorgesehen zum Monatsende.',
    ],
  },
  {
    title: 'Neue Sitze, alte Frage: Plüsch oder Holz?',
    kicker: 'Testwagen',
    teaser: 'Wagen 318 trägt auf jeder Seite einen anderen Bezug. Abgestimmt wird mit dem Hintern.',
    picture: 'fahrgaeste',
    body: [
      'Links grüner Wollplüsch, rechts helles Eschenholz: Zwei Wochen lang können Fahrgäste der Linie 3 probesitzen. Sensoren unter den Polstern zählen, welche Seite zuerst voll ist. Bisher liegt Plüsch vorn, allerdings nur morgens. Nach dem Sport, so die Auswertung, greifen alle zum Holz.',
      'Die Entscheidung fällt im Herbst. Sicher ist nur das Muster: Es zeigt die Alde aus der Luft und verzeiht, wie der Hersteller versichert, jede Art von Eis.',
    ],
  },
  {
    title: 'Die Alte Brücke bekommt ein Jahr Pause',
    kicker: 'Autofrei',
    teaser: 'Nur noch Bahn, Rad und Fuß: Der Stadtrat beschließt den Versuch mit klarer Mehrheit.',
    picture: 'tram-bruecke',
    body: [
      'Zwölf Monate lang bleibt die Alte Brücke für Autos gesperrt. 31 Ratsmitglieder stimmten am Abend dafür, elf dagegen, eines war in der Bahn stecken geblieben. Händler der Altstadt erhalten neue Ladezonen am Wall, Rettungswagen dürfen weiterhin passieren.',
      'Oberbürgermeisterin Dr. Miriam Falk sprach von einem „Versuch mit Rückfahrkarte“. Nach sechs Monaten wird gezählt: Kunden, Abgase, Minuten. Dann entscheidet der Rat erneut.',
    ],
  },
  {
    title: 'Ein Automat, der Auskunft auf Platt gibt',
    kicker: 'Hafenkante',
    teaser: '„Wo wullt du hen?“, fragt der neue Fahrkartenautomat. Auf Wunsch auch auf Türkisch.',
    picture: 'ticket-handy',
    body: [
      'Sieben Sprachen beherrscht der Automat an der Hafenkante, und eine davon hat ihm Hannelore Brüning beigebracht. Die 84-Jährige sprach drei Nachmittage lang Haltestellen und Tarife ein. Seither stehen ältere Herren vor dem Gerät und kaufen Karten, die sie nicht brauchen.',
      'Bewährt sich die Stimme, soll sie bald auch am Mühlenplatz zu hören sein. Frau Brüning übt schon: „Kortstreck“ gehe ihr leichter von der Zunge als „Wochenendgruppenkarte“.',
    ],
  },
  {
    title: 'Heißer Draht: Wie die Oberleitung eisfrei bleibt',
    kicker: 'Technik',
    teaser: 'Um 3 Uhr fährt eine leere Bahn durch die Stadt. Sie kratzt.',
    picture: 'tram-nacht',
    body: [
      'Frost ist schön, nur nicht auf einem Draht mit 750 Volt. Sobald die Luft unter null Grad fällt, schickt die Leitstelle deshalb einen Wagen mit zwei Stromabnehmern los. Der erste kratzt das Eis ab, der zweite nimmt den Strom. Funken sprühen dabei bis über die Dächer.',
      'Anwohner rufen regelmäßig die Feuerwehr. Die weiß Bescheid und schaut zu. „Das schönste Feuerwerk des Jahres“, sagt Wachleiter Sönke Harms, „und niemand muss fegen.“',
    ],
  },
  {
    title: 'Schülerlotsen auf Schienen',
    kicker: 'Linie 4',
    teaser: 'Neuntklässler begleiten Erstklässler morgens in der Bahn. Beide Seiten lernen dazu.',
    picture: 'schulweg',
    body: [
      'Jede Begleiterin hat eine gelbe Schärpe und sechs Schützlinge. Am Rosenacker steigen sie gemeinsam ein, am Mühlenplatz wieder aus, und dazwischen wird geklärt, wer am Fenster sitzen darf. 22 Jugendliche der Gesamtschule machen mit, dafür gibt es einen Eintrag im Zeugnis und ein Monatsabo.',
      'Die Idee stammt von Schülerin Nele Bruhns, deren kleiner Bruder jeden Morgen zu weit fuhr. Jetzt steigt er richtig aus. „Manchmal sogar freiwillig“, sagt sie.',
    ],
  },
  {
    title: 'Streik abgesagt, Einigung in der Nacht',
    kicker: 'Tarif',
    teaser: 'Um 2.40 Uhr gab es Handschlag und kalte Pizza. Alle Bahnen fahren.',
    picture: 'tram-depot',
    body: [
      'Stadtbahn und Gewerkschaft haben sich nach 15 Stunden auf einen neuen Tarifvertrag verständigt. Die rund 700 Beschäftigten erhalten in zwei Schritten 5,8 Prozent mehr Lohn und längere Wendezeiten an den Endstellen. Der für morgen angekündigte Ausstand fällt aus.',
      'Beide Seiten lobten den Ton der Gespräche. Geholfen habe, heißt es, dass der Verhandlungsraum über der Wagenhalle liegt: Jedes Mal, wenn eine Bahn ausfuhr, mussten alle für zehn Sekunden schweigen.',
    ],
  },
  {
    title: 'Der Fluss steigt, die Fähre legt an',
    kicker: 'Hochwasser',
    teaser: 'Der Pegel an der Alten Brücke erreicht 3,80 Meter. Gefahr besteht vorerst nicht.',
    picture: 'faehre',
    body: [
      'Nach den Regenfällen im Oberland führt die Alde so viel Wasser wie seit drei Jahren nicht. Die Kettenfähre stellte den Betrieb am Mittag ein, der Uferweg ist zwischen Kran 1 und Ruderclub gesperrt. Die Bahnen rollen ohne Einschränkung.',
      'Die Feuerwehr hat die mobilen Wände bereitgelegt, aber noch nicht aufgebaut. Laut Flussmeister Jörn Wessel ist der Scheitel in der Nacht zu erwarten, danach fällt der Pegel rasch. „Sie macht das alle paar Jahre. Sie will nur gesehen werden.“',
    ],
  },
  {
    title: 'Osterfeld: Ampel lernt Straßenbahn',
    kicker: 'Linie 6',
    teaser: 'Eine Kamera erkennt die Bahn und schaltet Grün, bevor sie bremsen muss.',
    picture: 'tram-altstadt',
    body: [
      '47 Sekunden stand die Linie 6 bisher im Schnitt vor der Kreuzung am Osterfeld. Nun beobachtet ein kleiner Rechner die Strecke und schätzt, wann der Wagen ankommt. Nach zwei Wochen Probe sind es noch neun Sekunden, und auch die Radfahrer warten kürzer.',
      'Entwickelt haben die Steuerung drei Studierende der Hochschule. Die Stadt prüft, ob sie an elf weiteren Kreuzungen helfen kann. Gesichter oder Kennzeichen zeichnet die Kamera nicht auf.',
    ],
  },
  {
    title: 'Die letzte Fahrt von Wagen 207',
    kicker: 'Abschied',
    teaser: 'Nach 41 Jahren und 2,3 Millionen Kilometern geht er in Rente – als Café.',
    picture: 'tram-haltestelle',
    body: [
      'Zum Schluss gab es Applaus an jeder Haltestelle. Wagen 207, der letzte mit Klapptüren und dem Geruch nach warmem Staub, hat gestern Abend seine Abschiedsrunde gedreht. Fahrer Manfred Köpke, der ihn 1985 eingeweiht hatte, saß noch einmal am Hebel und wollte am Nordhang nicht aussteigen.',
      'Verschrottet wird der Wagen nicht: Er zieht auf den Spielplatz am Anger, wo ein Verein ein Café darin einrichtet. Die Klingel bleibt dran. Köpke hat sich das schriftlich geben lassen.',
    ],
  },
];
