/** Pictures of the demo content: culture, sport, animals, food and shops. See `pictures.ts`. */
export const lifePictures = [
  // Culture
  {
    name: 'theater',
    alt: 'Theater am Wall',
  },
  {
    name: 'buehne',
    alt: 'Probe auf der Theaterbühne',
  },
  {
    name: 'konzert-kesselhaus',
    alt: 'Konzert im Kesselhaus',
  },
  {
    name: 'orchester',
    alt: 'Orchester im Konzertsaal',
  },
  {
    name: 'jazzkeller',
    alt: 'Trio im Jazzkeller',
  },
  {
    name: 'kino',
    alt: 'Leuchtschrift der Lichtspiele Astoria',
  },
  {
    name: 'museum',
    alt: 'Dampfmaschine im Stadtmuseum',
  },
  {
    name: 'lesung',
    alt: 'Lesung zwischen Bücherregalen',
  },
  {
    name: 'flohmarkt',
    alt: 'Flohmarkt am Ufer',
  },
  {
    name: 'stadtfest',
    alt: 'Stadtfest mit Lampions',
  },
  {
    name: 'laternen',
    alt: 'Kinder mit Laternen',
  },
  {
    name: 'tanz',
    alt: 'Tanzpaar auf dem Parkett',
  },
  {
    name: 'ausstellung',
    alt: 'Besucherin in der Fotoausstellung',
  },
  {
    name: 'puppentheater',
    alt: 'Handpuppen auf kleiner Bühne',
  },
  {
    name: 'chor',
    alt: 'Chor auf den Rathausstufen',
  },
  // Sport
  {
    name: 'fussball',
    alt: 'Torschuss im Stadion am Anger',
  },
  {
    name: 'handball',
    alt: 'Sprungwurf beim Handball',
  },
  {
    name: 'stadtlauf',
    alt: 'Läuferfeld auf der Brücke',
  },
  {
    name: 'rudern',
    alt: 'Ruderachter auf der Alde',
  },
  {
    name: 'eishalle',
    alt: 'Eisläuferinnen in der Eishalle',
  },
  {
    name: 'klettern',
    alt: 'Kletterin an der Wand',
  },
  {
    name: 'schach',
    alt: 'Schachspieler im Park',
  },
  // Zoo, food, shops
  {
    name: 'otter',
    alt: 'Zwei Otter im Tierpark',
  },
  {
    name: 'eule',
    alt: 'Waldkauz im Tierpark',
  },
  {
    name: 'luchs',
    alt: 'Luchs auf einem Felsen',
  },
  {
    name: 'baeckerei',
    alt: 'Brote in der Bäckerei',
  },
  {
    name: 'cafe',
    alt: 'Cappuccino und Kuchen im Café',
  },
  {
    name: 'pizza',
    alt: 'Pizza aus dem Steinofen',
  },
  {
    name: 'brauhaus',
    alt: 'Kupferkessel im Brauhaus',
  },
  {
    name: 'suppe',
    alt: 'Dampfende Suppe in einer Schale',
  },
  {
    name: 'schokolade',
    alt: 'Handgemachte Pralinen',
  },
  {
    name: 'eisdiele',
    alt: 'Eiswaffel vor der Eisdiele',
  },
  {
    name: 'buchladen',
    alt: 'Schaufenster der Buchhandlung',
  },
  {
    name: 'fahrradladen',
    alt: 'Fahrradwerkstatt',
  },
  {
    name: 'plattenladen',
    alt: 'Kisten voller Schallplatten',
  },
  {
    name: 'blumenladen',
    alt: 'Blumen vor dem Laden',
  },
] as const;
