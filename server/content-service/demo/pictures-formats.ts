/** Pictures of the demo content: backgrounds, world news and special formats. See `pictures.ts`. */
export const formatPictures = [
  // Backgrounds and world news
  {
    name: 'hintergrund-nacht',
    alt: 'Lichter der Stadt bei Nacht',
  },
  {
    name: 'hintergrund-blaetter',
    alt: 'Grünes Blätterdach',
  },
  {
    name: 'welt-nachtzug',
    alt: 'Nachtzug in den Bergen',
  },
  {
    name: 'welt-teleskop',
    alt: 'Teleskop unter dem Sternenhimmel',
  },
  {
    name: 'welt-wal',
    alt: 'Buckelwal springt aus dem Meer',
  },
  {
    name: 'welt-windpark',
    alt: 'Windräder im Meer',
  },
  {
    name: 'welt-labor',
    alt: 'Forscherin im Labor',
  },
  {
    name: 'welt-konferenz',
    alt: 'Runder Tisch mit Fähnchen',
  },
  {
    name: 'welt-marathon',
    alt: 'Läuferin im Ziel',
  },
  // Portraits 900x1200
  {
    name: 'portrait-fahrerin',
    alt: 'Straßenbahnfahrerin Jale Demir',
  },
  {
    name: 'portrait-baecker',
    alt: 'Bäckermeister Henning Tillmann',
  },
  {
    name: 'portrait-dirigentin',
    alt: 'Dirigentin Clara Wendt',
  },
  // Banners 1388x220: no detail in the left two thirds, where the page may put text
  {
    name: 'banner-nachtlinien',
    alt: 'Nachtlinien: Freitag und Samstag alle 30 Minuten nach Hause',
  },
  {
    name: 'banner-abo',
    alt: 'Aldenabo: ein Monat fahren, den zweiten geschenkt',
  },
  {
    name: 'banner-tierpark',
    alt: 'Tierpark Uhlengrund: mit Linie 5 bis vor das Tor',
  },
  {
    name: 'banner-theater',
    alt: 'Theater am Wall: Karten ab 9 Euro',
  },
  {
    name: 'banner-flohmarkt',
    alt: 'Uferflohmarkt: Stand jetzt anmelden',
  },
  // Video posters 1280x720
  {
    name: 'poster-tram-bruecke',
    alt: 'Standbild: Straßenbahn auf der Alten Brücke',
  },
  {
    name: 'poster-marktplatz',
    alt: 'Standbild: Marktplatz von oben',
  },
  // Crests 400x400 png and senders’ logos 400x160 png
  {
    name: 'team-aldenbrueck',
    alt: 'Wappen FC Aldenbrück 06',
  },
  {
    name: 'team-osterwede',
    alt: 'Wappen VfL Osterwede',
  },
  {
    name: 'logo-theater',
    alt: 'Theater am Wall',
  },
  {
    name: 'logo-stadtbahn',
    alt: 'Stadtbahn Aldenbrück',
  },
] as const;
