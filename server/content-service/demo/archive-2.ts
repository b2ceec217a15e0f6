import type { ArchiveArticle } from './archive-article.ts';

/** The archive's second part: town hall, neighbours and nature. */
export const archivePart2: readonly ArchiveArticle[] = [
  {
    title: 'Haushalt steht: Mehr Geld für Schultoiletten',
    kicker: 'Stadtrat',
    teaser: 'Neun Stunden Debatte, ein Kompromiss und eine Thermoskanne für alle.',
    picture: 'rathaus',
    body: [
      'Der Rat hat den Haushalt mit 27 zu 16 Stimmen beschlossen. Größter Posten sind die Schulen: 6,4 Millionen Euro fließen in Dächer, Fenster und endlich auch in die Toiletten, über die Schülersprecherin Yara Deniz eine viel beachtete Rede hielt. Sie dauerte zwei Minuten und bestand aus Fotos.',
      'Gespart wird bei Gutachten und beim Neujahrsempfang. Die Grundsteuer bleibt unverändert.',
    ],
  },
  {
    title: 'Mühlenviertel bekommt einen Dorfladen mitten in der Stadt',
    kicker: 'Nahversorgung',
    teaser: '312 Nachbarn haben je 100 Euro eingelegt. Am Samstag wird eröffnet.',
    picture: 'muehlenviertel',
    body: [
      'Als der letzte Supermarkt schloss, waren es für die Älteren plötzlich 1,2 Kilometer bis zur nächsten Milch. Also gründete das Mühlenviertel eine Genossenschaft. Der Laden am Wasserrad führt 900 Artikel, von der Glühbirne bis zum Bergkäse, und einen Tisch, an dem niemand etwas kaufen muss.',
      'Geöffnet ist von 7 bis 19 Uhr. Wer nicht mehr gut zu Fuß ist, ruft an: Drei Jugendliche liefern mit dem Lastenrad.',
    ],
  },
  {
    title: 'Stadtpark: Der alte Ahorn darf bleiben',
    kicker: 'Baumschutz',
    teaser: 'Ein Gutachten rettet den 190-jährigen Riesen. Er bekommt Stützen und einen Zaun.',
    picture: 'stadtpark',
    body: [
      'Mit Schallwellen und einer Klettertruppe haben Fachleute den Ahorn am Ententeich untersucht. Ergebnis: innen hohl, außen zäh. Der Baum muss nicht gefällt werden, wenn zwei Stahlseile die Krone halten und niemand mehr auf den Wurzeln parkt.',
      '1.900 Menschen hatten für ihn unterschrieben. Die Älteste, Lieselotte Arndt, hat 1951 unter seinen Ästen einen Heiratsantrag bekommen. „Den Mann habe ich nicht genommen“, sagt sie, „aber den Baum habe ich behalten.“',
    ],
  },
  {
    title: 'Bienen fliegen auf das Rathausdach',
    kicker: 'Stadthonig',
    teaser: 'Vier Völker, 160.000 neue Mitarbeiterinnen. Die erste Ernte schmeckt nach Linde.',
    picture: 'haltestelle-gruendach',
    body: [
      'Hoch über dem Sitzungssaal stehen vier Holzkästen. Imker Dariusz Nowak betreut die Völker, die in den Alleen rund um den Wall genug Futter finden. 62 Gläser kamen bei der ersten Schleuderung zusammen, sie werden künftig an Ehrenamtliche verschenkt.',
      'Gestochen wurde bisher nur einer: der Pressesprecher, beim Fototermin. Er nimmt es als Auszeichnung.',
    ],
  },
  {
    title: 'Uferweg: Laternen schalten sich ab, wenn keiner kommt',
    kicker: 'Licht',
    teaser: 'Fledermäuse mögen es dunkel. Spaziergänger bekommen trotzdem genug zu sehen.',
    picture: 'radweg',
    body: [
      'Die neuen Lampen am Uferweg erkennen Schritte und Räder. Nähert sich jemand, leuchten sie ihm dreißig Meter voraus und verlöschen hinter ihm wieder. Das spart zwei Drittel des Stroms und stört die Wasserfledermäuse nicht, die unter der Alten Brücke wohnen.',
      'Bei der Abstimmung im Viertel waren 81 Prozent dafür. Wer sich im Dunkeln unwohl fühlt, kann die Strecke am Anfang mit einem Knopf ganz hell schalten.',
    ],
  },
  {
    title: 'Gartenstadt sucht den krummsten Zaun',
    kicker: 'Wettbewerb',
    teaser: 'Der Bürgerverein Rosenacker kürt Schönheit, die nicht im Lot ist.',
    picture: 'gartenstadt',
    body: [
      'Gerade kann jeder. Der Bürgerverein Rosenacker zeichnet deshalb den schiefsten, wildesten, liebenswertesten Zaun der Gartenstadt aus. Bedingung: Er muss von selbst krumm geworden sein. Bilder und eine Geschichte dazu nimmt der Verein im Schaukasten an der Endstation der 4 entgegen.',
      'Erster Preis ist eine Wasserwaage. Sie darf, so die Regeln, nicht benutzt werden.',
    ],
  },
  {
    title: 'Kita Löwenzahn zieht ins alte Stellwerk',
    kicker: 'Kinder',
    teaser: 'Hebel zum Anfassen, Fenster in alle Richtungen: 40 Plätze mit Aussicht auf Züge.',
    picture: 'spielplatz',
    body: [
      'Wo früher Signale gestellt wurden, stehen jetzt 40 kleine Paar Gummistiefel. Die Stadt hat das denkmalgeschützte Stellwerk am Güterbahnhof für 1,9 Millionen Euro umgebaut. Geblieben sind die großen Fenster und 24 Hebel, an denen die Kinder ziehen dürfen, ohne dass draußen etwas passiert.',
      'Meistens jedenfalls. Am ersten Tag zog der vierjährige Emil kräftig, und genau in diesem Moment hielt ein Güterzug an. Er ist seitdem überzeugt.',
    ],
  },
  {
    title: 'Feuerwehr rettet Ente aus Gully – zum siebten Mal',
    kicker: 'Einsatz',
    teaser: 'Es ist immer dieselbe. Die Wache hat sie inzwischen Dieter genannt.',
    picture: 'feuerwehr',
    body: [
      'Der Notruf kam um 7.12 Uhr vom Stadtpark, und der Disponent wusste sofort Bescheid. Zum siebten Mal in diesem Jahr war eine Ente samt Küken durch das Gitter am Teich gerutscht. Zwei Feuerwehrleute hoben den Deckel, ein dritter lockte mit Haferflocken. Nach zwölf Minuten waren alle wieder im Wasser.',
      'Das Grünflächenamt hat nun ein engeres Gitter bestellt. Dass Dieter ein Weibchen ist, ist der Wache bekannt.',
    ],
  },
  {
    title: 'Hochschule baut ein Haus aus Pilzen',
    kicker: 'Forschung',
    teaser: 'Die Wände wachsen in fünf Tagen und dämmen besser als Styropor.',
    picture: 'hochschule',
    body: [
      'Man nehme Sägespäne, Stroh und das Geflecht eines Baumpilzes. Nach fünf Tagen im warmen Keller ist daraus eine Platte geworden, die trägt, dämmt und im Zweifel kompostiert werden kann. Auf dem Campus steht jetzt ein Pavillon aus 340 solcher Platten, in dem Seminare stattfinden.',
      'Er rieche ein wenig nach Wald, berichten Studierende, bei Regen nach Suppe. Das Team um Professor Ajay Menon will messen, wie das Haus drei Winter übersteht.',
    ],
  },
  {
    title: 'Zwei Otter ziehen ein – und räumen erst mal um',
    kicker: 'Tierpark',
    teaser: 'Smilla und Bo haben ihr Becken auf Anhieb verstanden. Den Pfleger weniger.',
    picture: 'otter',
    body: [
      'Kaum war die Kiste offen, verschwand Smilla im Wasser und kam mit einem Stein zurück, den niemand dort vermutet hatte. Seitdem sortieren die beiden Fischotter ihr neues Gehege nach eigenem Plan. Tierpflegerin Sünje Ahlers findet jeden Morgen eine andere Ordnung vor.',
      'Besucher sehen die beiden am besten bei der Fütterung um 11 und 15 Uhr. Dazwischen schlafen sie, übereinander, und schnarchen hörbar.',
    ],
  },
  {
    title: 'Waldkauz mit Höhenangst wieder gesund',
    kicker: 'Tierpark',
    teaser: 'Drei Wochen lang wollte er nicht fliegen. Dann kam eine Maus dazwischen.',
    picture: 'eule',
    body: [
      'Spaziergänger hatten den jungen Kauz am Fuß einer Buche gefunden. Der Flügel war nur geprellt, doch der Vogel blieb beharrlich auf dem Boden sitzen. In der Pflegestation des Tierparks bekam er Übungsstangen in zehn, zwanzig, dreißig Zentimetern Höhe.',
      'Den Durchbruch brachte eine Feldmaus, die oben auf einem Regal saß. Der Kauz sah sie, vergaß alles und flog. Am Uhlengrund wurde er wieder ausgewildert.',
    ],
  },
  {
    title: 'Müllabfuhr kommt einen Tag später',
    kicker: 'Service',
    teaser: 'Wegen eines Betriebsausflugs verschiebt sich die Leerung. Das gilt für alle Tonnen.',
    picture: 'nordhang',
    body: [
      'Einmal im Jahr sind auch die Müllwerker dran: Am Betriebsausflug nehmen alle 180 Beschäftigten teil, deshalb werden graue, braune und blaue Tonnen in dieser Woche jeweils einen Tag später geleert. Die Wertstoffhöfe Süd und Kupferhof bleiben am Donnerstag geschlossen.',
      'Wohin es geht, war dem Betriebsrat nicht zu entlocken. Nur so viel: Es gebe dort keine Tonnen.',
    ],
  },
  {
    title: 'Nachbarn heizen mit dem Fluss',
    kicker: 'Wärme',
    teaser: 'Eine Pumpe holt aus der Alde genug Energie für 400 Wohnungen.',
    picture: 'hafenkante',
    body: [
      'Selbst bei vier Grad steckt im Wasser Wärme. An der Hafenkante entzieht eine Anlage der Alde je Sekunde 200 Liter, kühlt sie um zwei Grad ab und gibt sie zurück. Damit werden 400 Wohnungen in den alten Speichern beheizt, ohne Kessel, ohne Schornstein.',
      'Die Fische stört es nicht, wie Messungen zeigen; einige Barsche stehen sogar bevorzugt am Auslauf. Die Stadtwerke planen eine zweite Anlage am Südbad.',
    ],
  },
  {
    title: 'Sternwarte schließt wegen zu viel Licht',
    kicker: 'Uhlengrund',
    teaser: 'Nur für eine Woche – und nur, bis der Nachbar seine Lampen gedreht hat.',
    picture: 'sternwarte',
    body: [
      'Es war gut gemeint. Ein Reiterhof hatte Strahler montiert, die bis in die Kuppel der Volkssternwarte schienen. Saturn sah aus wie eine Straßenlaterne. Nach einem Abend mit Tee und Sternkarten ist der Streit beigelegt: Die Lampen leuchten künftig nach unten und gehen um 22 Uhr aus.',
      'Zum Dank wurde das hellste Pferd des Hofes eingeladen, durchs Fernrohr zu schauen. Es lehnte ab.',
    ],
  },
  {
    title: 'Gemeinschaftsgarten: 60 Beete, eine Gießkanne',
    kicker: 'Nachbarschaft',
    teaser: 'Am Osterfeld wächst, was jeder mag – und manchmal ein Streit über Zucchini.',
    picture: 'gemeinschaftsgarten',
    body: [
      'Zwischen den Wohnblöcken am Osterfeld lag zwanzig Jahre lang ein Parkdeck brach. Heute stehen dort Hochbeete aus alten Schwellen der Stadtbahn. Familien aus 14 Ländern ziehen Okra, Grünkohl und Koriander; getauscht wird über den Zaun, den es nicht gibt.',
      'Nur eine Regel gilt streng: Wer Zucchini anbaut, muss drei Abnehmer nachweisen. Die große Gießkanne hängt am Pumpenhaus, den Schlüssel hat Frau Yıldız.',
    ],
  },
  {
    title: 'Straße für einen Tag zum Spielen frei',
    kicker: 'Mühlenplatz',
    teaser: 'Rollschuhe statt Rückwärtsgang: 14 Anwohnerstraßen machen mit.',
    picture: 'spielplatz',
    body: [
      'Um Punkt zehn stellten zwei Zehnjährige die rot-weiße Schranke auf, und dann gehörte die Ziegelstraße ihnen. Auf 14 Straßen im Mühlenviertel wurde gemalt, gekickt und gegrillt. Die Stadtbahn stellte Bänke aus ausgemusterten Wagen dazu.',
      'Am Abend lagen 300 Meter Kreidekunst auf dem Asphalt. Das Ordnungsamt hat angeordnet, dass nur der Regen sie entfernen darf.',
    ],
  },
  {
    title: 'Rettungsdienst übt im Tunnel',
    kicker: 'Notfallübung',
    teaser: 'Nebel, Sirenen und 80 Statisten mit Ketchup: Was am Sonntag am Klinikum los war.',
    picture: 'tram-nacht',
    body: [
      'Wer Sonntagfrüh am Klinikum vorbeikam, durfte sich wundern. Im Tunnel der Linie 2 probten 160 Einsatzkräfte den Ernstfall: eine Bahn ohne Strom, Rauch, Verletzte auf zwei Ebenen. Nach 41 Minuten war der letzte Statist im Freien, vier Minuten schneller als beim letzten Mal.',
      'Verbesserungswürdig sei der Funk, hieß es in der Auswertung. Tadellos dagegen das Schauspiel. Ein Mime wurde versehentlich bis in den Operationssaal geschoben.',
    ],
  },
  {
    title: 'Unordnung erwünscht: Igel brauchen Quartier',
    kicker: 'Naturschutz',
    teaser: 'Laub liegen lassen genügt. Wer mehr tun will, baut eine Burg.',
    picture: 'stadtpark',
    body: [
      'Die Igelstation am Rosenacker ist voll. 74 Tiere werden dort aufgepäppelt, die meisten wogen bei der Ankunft weniger als eine Tafel Schokolade. Leiterin Tomma Frerichs bittet um etwas, das nichts kostet: eine unordentliche Ecke im Garten, mit Laub, Ästen und ohne Mähroboter.',
      'Im Vereinsheim wird am Wochenende gezeigt, wie man aus einer Weinkiste eine Burg baut. Futter der Wahl ist Rührei, ungewürzt. Milch bekommt Igeln nicht.',
    ],
  },
  {
    title: 'Rathausuhr geht wieder richtig',
    kicker: 'Marktplatz',
    teaser: 'Sechs Wochen lang war es in der Altstadt zwölf Minuten früher. Manche vermissen das.',
    picture: 'marktplatz',
    body: [
      'Schuld war eine Taube, die sich im Räderwerk eingerichtet hatte. Uhrmacherin Solveig Bahr stieg 138 Stufen hinauf, siedelte das Nest um und reinigte 412 Zahnräder mit der Zahnbürste. Seit gestern um 12 Uhr schlägt es wieder um 12 Uhr.',
      'Einige Ladenbesitzer hatten sich an die geschenkte Zeit gewöhnt. Im Café Zimtblatt galt bis zuletzt die „Taubenstunde“: Kaffee zum halben Preis, zwölf Minuten lang.',
    ],
  },
];
