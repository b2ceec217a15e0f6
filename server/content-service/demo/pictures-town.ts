/** Pictures of the demo content: the tram and the town. See `pictures.ts`. */
export const townPictures = [
  // Tram and operator
  {
    name: 'tram-bruecke',
    alt: 'Grüne Straßenbahn auf der Alten Brücke',
  },
  {
    name: 'tram-nacht',
    alt: 'Beleuchtete Straßenbahn bei Nacht',
  },
  {
    name: 'tram-depot',
    alt: 'Straßenbahnen in der Wagenhalle',
  },
  {
    name: 'tram-haltestelle',
    alt: 'Menschen warten an einer Haltestelle',
  },
  {
    name: 'tram-fahrerin',
    alt: 'Fahrerin im Führerstand einer Straßenbahn',
  },
  {
    name: 'tram-regen',
    alt: 'Straßenbahn im Regen',
  },
  {
    name: 'tram-neu',
    alt: 'Neue Straßenbahn auf dem Messgleis',
  },
  {
    name: 'tram-altstadt',
    alt: 'Straßenbahn zwischen Fachwerkhäusern',
  },
  {
    name: 'gleisbau',
    alt: 'Bauarbeiten an den Gleisen',
  },
  {
    name: 'museumstram',
    alt: 'Historischer Triebwagen von 1927',
  },
  {
    name: 'leitstelle',
    alt: 'Leitstelle mit großer Netzkarte',
  },
  {
    name: 'bus-elektrisch',
    alt: 'Elektrobus an der Ladestation',
  },
  {
    name: 'ticket-handy',
    alt: 'Hand hält ein Handy mit Fahrschein',
  },
  {
    name: 'haltestelle-gruendach',
    alt: 'Wartehäuschen mit begrüntem Dach',
  },
  {
    name: 'fahrrad-tram',
    alt: 'Radfahrerin neben einer Straßenbahn',
  },
  {
    name: 'fahrgaeste',
    alt: 'Fahrgäste in der Straßenbahn',
  },
  // Town
  {
    name: 'marktplatz',
    alt: 'Marktplatz von Aldenbrück',
  },
  {
    name: 'wochenmarkt',
    alt: 'Marktstand mit Gemüse',
  },
  {
    name: 'rathaus',
    alt: 'Rathaus mit Fahnen',
  },
  {
    name: 'fluss-alde',
    alt: 'Die Alde mit Uferwiesen',
  },
  {
    name: 'hafenkante',
    alt: 'Alte Kräne an der Hafenkante',
  },
  {
    name: 'kupferhof',
    alt: 'Früheres Kupferwerk mit Schornstein',
  },
  {
    name: 'muehlenviertel',
    alt: 'Wassermühle im Mühlenviertel',
  },
  {
    name: 'nordhang',
    alt: 'Häuser am Nordhang',
  },
  {
    name: 'gartenstadt',
    alt: 'Gartenstadt Rosenacker',
  },
  {
    name: 'stadtpark',
    alt: 'Teich im Stadtpark',
  },
  {
    name: 'stadtbibliothek',
    alt: 'Lesesaal der Stadtbibliothek',
  },
  {
    name: 'hochschule',
    alt: 'Studierende vor der Hochschule',
  },
  {
    name: 'spielplatz',
    alt: 'Spielplatz mit Holzturm',
  },
  {
    name: 'schulweg',
    alt: 'Kinder auf dem Schulweg',
  },
  {
    name: 'schwimmbad',
    alt: 'Schwimmerin im Südbad',
  },
  {
    name: 'feuerwehr',
    alt: 'Löschfahrzeug vor der Wache',
  },
  {
    name: 'radweg',
    alt: 'Neuer Radweg am Fluss',
  },
  {
    name: 'sternwarte',
    alt: 'Kuppel der Sternwarte',
  },
  {
    name: 'faehre',
    alt: 'Kleine Fähre auf der Alde',
  },
  {
    name: 'gemeinschaftsgarten',
    alt: 'Hochbeete im Gemeinschaftsgarten',
  },
  {
    name: 'baum-pflanzen',
    alt: 'Freiwillige pflanzen einen Baum',
  },
  {
    name: 'repaircafe',
    alt: 'Werkbank im Repair-Café',
  },
] as const;
