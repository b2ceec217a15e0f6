/** Pictures of the demo content: backgrounds, the wide world and all special formats. See `pictures.ts`. */
export const formatPictures = [
  // Backgrounds and the wide world
  {
    name: 'hintergrund-nacht',
    alt: 'Lichter der Stadt bei Nacht',
    scene:
      'A calm dark-blue city skyline with small window lights and a thin tram line of light at the bottom, much empty sky for text, night.',
  },
  {
    name: 'hintergrund-blaetter',
    alt: 'Grünes Blätterdach',
    scene:
      'A dense, dark green canopy of leaves with few bright spots, even texture for text on top, summer.',
  },
  {
    name: 'welt-nachtzug',
    alt: 'Nachtzug in den Bergen',
    scene: 'A long blue night train on a viaduct before snowy mountains, wide view, first light.',
  },
  {
    name: 'welt-teleskop',
    alt: 'Teleskop unter dem Sternenhimmel',
    scene: 'Three big radio telescope dishes in a desert under a violet starry sky, wide view, dusk.',
  },
  {
    name: 'welt-wal',
    alt: 'Buckelwal springt aus dem Meer',
    scene:
      'A humpback whale leaps from a grey-blue sea with spray, small research boat far behind, overcast day.',
  },
  {
    name: 'welt-windpark',
    alt: 'Windräder im Meer',
    scene: 'A row of offshore wind turbines with a service ship, low sun over calm sea, evening.',
  },
  {
    name: 'welt-labor',
    alt: 'Forscherin im Labor',
    scene:
      'A scientist with safety glasses looks at a glowing green sample in a laboratory, side view, indoor.',
  },
  {
    name: 'welt-konferenz',
    alt: 'Runder Tisch mit Fähnchen',
    scene:
      'A large round conference table with small plain coloured flags and microphones from above, indoor.',
  },
  {
    name: 'welt-marathon',
    alt: 'Läuferin im Ziel',
    scene: 'A marathon runner breaks a finish tape with raised arms in a harbour town, frontal, morning.',
  },
  // Portraits 900x1200
  {
    name: 'portrait-fahrerin',
    alt: 'Straßenbahnfahrerin Jale Demir',
    scene:
      'Portrait of a tram driver of about 40 with dark curly hair in a green uniform jacket, tram front behind, morning.',
  },
  {
    name: 'portrait-baecker',
    alt: 'Bäckermeister Henning Tillmann',
    scene:
      'Portrait of a friendly baker of about 60 with white apron and flour on his hands, oven behind, night.',
  },
  {
    name: 'portrait-dirigentin',
    alt: 'Dirigentin Clara Wendt',
    scene:
      'Portrait of a conductor of about 35 with short red hair, black shirt and raised baton, dark hall behind.',
  },
  // Banners 1388x220: the left two thirds stay quiet, words are set beside or over them by the page
  {
    name: 'banner-nachtlinien',
    alt: 'Nachtlinien: Freitag und Samstag alle 30 Minuten nach Hause',
    scene: 'A wide night strip with moon, stars and a lit tram at the right, calm dark blue at the left.',
  },
  {
    name: 'banner-abo',
    alt: 'Aldenabo: ein Monat fahren, den zweiten geschenkt',
    scene: 'A wide green strip with a smiling row of passengers behind tram windows at the right.',
  },
  {
    name: 'banner-tierpark',
    alt: 'Tierpark Uhlengrund: mit Linie 5 bis vor das Tor',
    scene: 'A wide strip of forest green with otter, owl and lynx peeking out at the right, daylight.',
  },
  {
    name: 'banner-theater',
    alt: 'Theater am Wall: Karten ab 9 Euro',
    scene: 'A wide strip of red theatre curtain with a spotlight and masks at the right.',
  },
  {
    name: 'banner-flohmarkt',
    alt: 'Uferflohmarkt: Stand jetzt anmelden',
    scene: 'A wide sunny strip with market tables, lamps and a globe at the right, pale yellow at the left.',
  },
  // Video posters 1280x720
  {
    name: 'poster-tram-bruecke',
    alt: 'Standbild: Straßenbahn auf der Alten Brücke',
    scene: 'The tram on the stone bridge as first frame of a film, 16:9, low side view, early morning mist.',
  },
  {
    name: 'poster-marktplatz',
    alt: 'Standbild: Marktplatz von oben',
    scene: 'The market square from the clock tower with tiny stalls and a tram, 16:9, sunny morning.',
  },
  // Crests 400x400 png and senders’ logos 400x160 png
  {
    name: 'team-aldenbrueck',
    alt: 'Wappen FC Aldenbrück 06',
    scene:
      'A round green-white crest with a stone arch bridge over two waves and the number 06, transparent ground.',
  },
  {
    name: 'team-osterwede',
    alt: 'Wappen VfL Osterwede',
    scene: 'A blue-yellow shield with a rising half sun over a hill and the letters VfL, transparent ground.',
  },
  {
    name: 'logo-theater',
    alt: 'Theater am Wall',
    scene: 'A word logo “Theater am Wall” in dark red with a small stylised column front, on white.',
  },
  {
    name: 'logo-stadtbahn',
    alt: 'Stadtbahn Aldenbrück',
    scene:
      'A word logo “Stadtbahn Aldenbrück” in green #2B7A12 with a tram front inside a rounded square, on white.',
  },
] as const;
