import type { ArchiveArticle } from './archive-article.ts';

/** The archive's fourth part: shops, kitchens and small wonders. */
export const archivePart4: readonly ArchiveArticle[] = [
  {
    title: 'Bäckerei Tillmann backt Brot nach Fahrplan',
    kicker: 'Handwerk',
    teaser: 'Alle 20 Minuten ein frisches Blech, immer dann, wenn die 1 einfährt.',
    picture: 'baeckerei',
    body: [
      'Der Ofen am Hauptbahnhof hört neuerdings auf die Leitstelle. Meldet sich die Linie 1 an der Hafenkante, schiebt Rieke Tillmann ein Blech Brötchen ein; öffnet die Bahn vorn die Türen, knuspert es. Der Verlust an altem Gebäck ist um ein Drittel gesunken.',
      'Nur wenn die Bahn zu spät kommt, gibt es Streit. Dann sind die Brötchen dunkel, und wer die helle Sorte mag, kennt den Schuldigen.',
    ],
  },
  {
    title: 'Eissorte des Jahres schmeckt nach Regen',
    kicker: 'Gelatino',
    teaser: 'Petrichor heißt der Duft nach nassem Asphalt. Man kann ihn jetzt schlecken.',
    picture: 'eisdiele',
    body: [
      'Rote Bete, Wacholder und ein Hauch Moos: Was nach Waldspaziergang klingt, ist bei Gelatino der Renner. Eismacherin Chiara Fontana wollte den Geruch einfangen, der nach einem Sommerregen über dem Marktplatz liegt. Nach 23 Versuchen war sie zufrieden.',
      'Kinder finden die Kugel „komisch, aber gut“, Hunde sind begeistert. Verkauft wird nur bei schlechtem Wetter, denn bei Sonne, so Fontana, glaube es einem keiner.',
    ],
  },
  {
    title: 'Suppenbar kocht mit Resten vom Markt',
    kicker: 'Löffelweise',
    teaser: 'Was samstags liegen bleibt, kommt montags in den Topf. Der Preis hängt vom Hunger ab.',
    picture: 'suppe',
    body: [
      'Krumme Möhren, müder Lauch, Kürbis mit Delle: Inga Reimers holt nach Marktschluss ab, was niemand wollte, und kocht daraus am Montag drei Suppen. Jeder zahlt, so viel er kann. Im Schnitt, sagt sie, seien das 4,30 Euro, und es sei noch nie jemand hungrig gegangen.',
      'Im ersten Jahr wurden so 6,2 Tonnen Gemüse gerettet. Das Rezept für die Rote-Bete-Suppe gibt es an der Theke, gegen ein anderes.',
    ],
  },
  {
    title: 'Buchhandlung vermietet ihr Schaufenster zum Lesen',
    kicker: 'Seitenweise',
    teaser: 'Ein Sessel, eine Lampe, eine Katze – und draußen schaut die Stadt zu.',
    picture: 'buchladen',
    body: [
      'Merle Voss hatte genug von Pappaufstellern. In ihrem Schaufenster steht jetzt ein Ohrensessel, den jeder für eine Stunde buchen kann, um öffentlich zu lesen. Tee ist inbegriffen, Reden verboten. Die Warteliste reicht drei Wochen.',
      'Katze Komma hat ältere Rechte und wird mitvermietet. Besonders gefragt ist der Platz bei Regen, wenn sich draußen an der Scheibe die Wartenden der Linie 2 sammeln und mitlesen.',
    ],
  },
  {
    title: 'Rille 33 verleiht Plattenspieler an Schulen',
    kicker: 'Musikunterricht',
    teaser: 'Viele Kinder sahen zum ersten Mal, wo die Musik herkommt: aus einer Kurve.',
    picture: 'plattenladen',
    body: [
      'Kuno Ladiges hat zwölf alte Geräte repariert und in Koffer gebaut. Samt einer Kiste Platten gehen sie nun auf Reisen durch die Musikräume der Stadt. Die Klasse 5b der Mühlenschule hörte eine ganze Seite Blasmusik, ohne weiterzuwischen, und bat dann um die Rückseite.',
      'Schäden gab es bisher keine, nur eine Frage, die Ladiges sprachlos machte: „Und wo lädt man die auf?“',
    ],
  },
  {
    title: 'Fahrradladen verschenkt Licht',
    kicker: 'Verkehrssicherheit',
    teaser: 'Wer im Dunkeln ohne Lampe unterwegs ist, bekommt an der Brücke eine angesteckt.',
    picture: 'fahrradladen',
    body: [
      'Statt eines Bußgelds gibt es einen Händedruck: Drei Abende lang stehen Mechaniker von Speiche &amp; Sohn mit der Polizei an der Alten Brücke. Sie stecken unbeleuchteten Rädern Lampen an, wechseln Birnchen und ölen nebenbei Ketten. 260 Räder leuchten seitdem wieder.',
      'Bezahlt hat die Aktion der Verein der Straßenbahnfahrer, aus gutem Grund. „Wir sehen euch gern“, steht auf jedem Karton.',
    ],
  },
  {
    title: 'Café Zimtblatt: Die Wand der aufgeschobenen Kaffees',
    kicker: 'Gastfreundschaft',
    teaser: 'Einen trinken, zwei bezahlen. Der zweite wartet auf jemanden, der ihn braucht.',
    picture: 'cafe',
    body: [
      'Hinter der Theke hängen Zettel mit Tassen darauf. Jede ist bezahlt und gehört dem, der danach fragt. Elif Arslan hat den Brauch aus Neapel mitgebracht und war skeptisch, ob er in Aldenbrück funktioniert. Nach einem Monat hingen 140 Zettel da, nach zweien musste sie anbauen.',
      'Inzwischen gibt es auch aufgeschobenen Kuchen. Und einmal, erzählt sie, habe jemand einen aufgeschobenen Regenschirm dagelassen.',
    ],
  },
  {
    title: 'Blumen Okafor bindet Sträuße zum Aufessen',
    kicker: 'Neueröffnung',
    teaser: 'Kapuzinerkresse, Borretsch, Brokkoli: Der Salat kommt mit Schleife.',
    picture: 'blumenladen',
    body: [
      'Verschenken, bewundern, aufessen: Floristin Grace Okafor hat eine zweite Theke eröffnet, an der alles genießbar ist. Der kleine Strauß reicht für zwei Personen, der große für ein Abendessen mit Schwiegereltern. Essig und Öl gibt es in Fläschchen dazu.',
      'Die erste Kundin war eine Schildkröte, beziehungsweise deren Besitzerin. Beide kamen am nächsten Tag wieder.',
    ],
  },
  {
    title: 'Confiserie Lindenbaum gießt Straßenbahnen',
    kicker: 'Schokolade',
    teaser: 'Maßstab 1:87, Zartbitter, mit weißen Fenstern. Die Räder sind Haselnüsse.',
    picture: 'schokolade',
    body: [
      'Die Form stammt aus dem 3-D-Drucker der Hochschule, die Idee von einem Siebenjährigen, der im Laden fragte, warum es nur Hasen gebe. Antje Lindenbaum gießt nun Wagen 401 in drei Sorten. Am beliebtesten ist der Triebwagen mit Nougatfüllung, liebevoll „Linie süß“ genannt.',
      'Ein Euro von jeder Bahn geht an das Museum für die Pflege von Wagen 12. Der bleibt aus Stahl.',
    ],
  },
  {
    title: 'Da Rocco: Der Ofen ist repariert',
    kicker: 'Hafenkante',
    teaser: 'Ein Maurer aus Kampanien brauchte drei Tage, elf Espressi und einen Hammer.',
    picture: 'pizza',
    body: [
      'Der Riss ging quer durch das Gewölbe, und mit ihm entwich, was eine Pizza braucht: Hitze. Rocco Bellini ließ seinen Onkel Gennaro kommen, 79, der Öfen repariert, indem er hineinkriecht und singt. Wo es falsch klingt, wird geklopft.',
      'Seit gestern brennt wieder Buchenholz. Die erste Margherita bekam traditionsgemäß der Schornsteinfeger, die zweite der Fahrer der Linie 1, der drei Wochen lang mit leerem Magen gewendet hatte.',
    ],
  },
  {
    title: 'Brauhaus braut Bier aus altem Brot',
    kicker: 'Kupferkessel',
    teaser: 'Gemeinsam mit der Bäckerei Tillmann entsteht ein Helles mit Krume.',
    picture: 'brauhaus',
    body: [
      '600 Kilogramm Brot von gestern ersetzen ein Drittel des Malzes. Braumeisterin Lotte Hagen hat ein halbes Jahr getüftelt, bis das Bier nicht mehr nach Toast schmeckte. Nun duftet es nach Kruste und hat 4,2 Prozent.',
      'Der Name wurde in der Straßenbahn erfragt. Aus 900 Vorschlägen siegte „Endstück“, weil man das, wie eine Einsenderin schrieb, sonst immer liegen lasse.',
    ],
  },
  {
    title: 'Wochenmarkt: Der Käsestand hat jetzt eine Pianistin',
    kicker: 'Marktplatz',
    teaser: 'Sie spielt, solange jemand probiert. Bergkäse dauert am längsten.',
    picture: 'wochenmarkt',
    body: [
      'Zwischen Gouda und Gruyère steht ein Klavier, und samstags sitzt Studentin Hyun-ju Park daran. Der Käsehändler hatte es beim Aufräumen in einem Keller entdeckt und gegen zwei Laibe getauscht. Seitdem stehen die Leute länger, kaufen mehr und wippen.',
      'Zum Chèvre gibt es Chopin, zum Harzer etwas Lautes. Beschwerden kamen bislang nur vom Fischstand: Dort will man nun eine Geige.',
    ],
  },
  {
    title: 'Repair-Café rettet Teddy nach 58 Jahren',
    kicker: 'Rosenacker',
    teaser: 'Neues Auge, neue Brummstimme, alter Blick.',
    picture: 'repaircafe',
    body: [
      'Er hieß Bruno und sagte nichts mehr. Die Besitzerin, heute 63, hatte ihn als Kind im Planschbecken vergessen. Tüftler Heiner Lüttke öffnete eine Naht, trocknete, lötete und setzte eine Feder aus einem Kugelschreiber ein. Nach anderthalb Stunden brummte es.',
      'Der Raum wurde still, dann wurde geweint, dann gab es Kuchen. Im Protokoll steht: „Bär, mechanisch. Repariert. Patientin ebenfalls.“',
    ],
  },
  {
    title: 'Laternenumzug: Linie 5 fährt ohne Licht',
    kicker: 'Brauchtum',
    teaser: 'Damit die Kinder leuchten, bleiben die Lampen in der Bahn zwischen Park und Tierpark aus.',
    picture: 'laternen',
    body: [
      'Gegen 17 Uhr ziehen 900 Kinder am Fluss entlang zum Tierpark. Auf demselben Weg fährt die Linie 5, und die schaltet zum Umzug die Innenbeleuchtung ab. Wer mag, hält seine Laterne ins Fenster. Vom Ufer aus sieht es aus, als schwämmen Monde vorbei.',
      'Für die Sicherheit bleibt das Fahrlicht an. Der Fahrer trägt einen leuchtenden Fisch am Hut, das ist seit 1996 so.',
    ],
  },
  {
    title: 'Flohmarkt-Fund: Gemälde war doch eines',
    kicker: 'Hafenkante',
    teaser: 'Für acht Euro gekauft, jetzt hängt es im Museum. Der Rahmen war teurer.',
    picture: 'flohmarkt',
    body: [
      'Krankenpfleger Timo Brask suchte eigentlich einen Rahmen für sein Schwimmabzeichen. Das Bild darin, ein grauer Fluss mit grauer Brücke, wollte er wegwerfen. Unter dem Staub kam dann eine Signatur zutage: Emma Rautenberg, Malerin aus Aldenbrück, verschollen seit 1933.',
      'Das Stadtmuseum zeigt das Werk nun als Leihgabe. Brasks Abzeichen hängt auf seinen Wunsch daneben, im Rahmen.',
    ],
  },
  {
    title: 'Wie das Südbad zu seinem Krokodil kam',
    kicker: 'Serie: Namen der Stadt',
    teaser: 'Es ist aus Beton, grün und hat drei Bürgermeister überlebt.',
    picture: 'schwimmbad',
    body: [
      'Generationen von Kindern sind von seinem Rücken gesprungen, doch kaum jemand weiß, weshalb am Beckenrand ein Krokodil liegt. Die Lösung fand sich im Stadtarchiv: Bestellt worden war 1976 ein Delfin. Der Bildhauer, ein gewisser Kurt Amsel, mochte keine Delfine.',
      'Auf Mahnungen antwortete er, das Tier sei „im Kern ein Delfin“. Die Stadt zahlte, das Krokodil blieb. Bei der Sanierung wird es, so viel ist sicher, nicht angetastet.',
    ],
  },
  {
    title: 'Schneller im Netz: 40 Bahnen funken mit 5G',
    kicker: 'WLAN an Bord',
    teaser: 'Auch im Tunnel am Klinikum reicht es jetzt für ein Video. Anmelden muss man sich nicht.',
    picture: 'ticket-handy',
    body: [
      'Das WLAN in den Bahnen war beliebt, aber in Stoßzeiten zäh. 40 Wagen haben nun neue Antennen auf dem Dach, der Rest folgt bis zum Sommer. Ein Test am Freitagnachmittag ergab die vierfache Geschwindigkeit, im Tunnel sorgt ein Kabel an der Decke für Empfang.',
      'Einbuchen geht mit einem Tipp, ohne Konto und ohne Adresse. Wer nicht surfen will, findet an Bord weiter das, was es dort immer gab: ein Fenster.',
    ],
  },
  {
    title: 'Abo für Großeltern: Enkel fahren umsonst mit',
    kicker: 'Tarif',
    teaser: 'Montag bis Sonntag, ganztags, bis zu vier Kinder. Verwandt sein muss man nicht.',
    picture: 'fahrgaeste',
    body: [
      'Die Stadtbahn erweitert ihr Abo für Menschen ab 65: Künftig dürfen bis zu vier Kinder unter 14 Jahren jederzeit kostenlos begleiten. Einen Nachweis der Verwandtschaft verlangt niemand. „Wer sich als Oma fühlt, ist eine“, sagt Vertriebschef Kolja Sander.',
      'Das Angebot kostet 39 Euro im Monat und beginnt zum Ersten. Im Kundenzentrum stehen dafür eigens zwei Schalter bereit, einer davon auf Kinderhöhe.',
    ],
  },
  {
    title: 'Nebel über der Alde: Das Bild, das alle teilen',
    kicker: 'Fotografie',
    teaser: 'Ein Azubi drückte um 6.48 Uhr ab. Jetzt hängt sein Foto in Kyoto.',
    picture: 'fluss-alde',
    body: [
      'Mika Tiedemann, im zweiten Lehrjahr bei der Stadtbahn, wartete auf seine Schicht, als der Nebel sich teilte: unten der Fluss, oben die Brücke, dazwischen nichts, und darin eine Bahn. Das Bild wurde 400.000 Mal angesehen, eine Galerie in Kyoto zeigt es nun zwei Meter breit.',
      'Tiedemann bekam dafür ein Ticket nach Japan und einen Tag frei. Er will vor allem wissen, sagt er, wie pünktlich die Straßenbahn dort ist.',
    ],
  },
];
