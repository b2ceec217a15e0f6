/** Pictures of the demo content: the tram and the town. See `pictures.ts`. */
export const townPictures = [
  // Tram and operator
  {
    name: 'tram-bruecke',
    alt: 'Grüne Straßenbahn auf der Alten Brücke',
    scene:
      'A green and white low-floor tram crosses an old stone arch bridge over a calm river, seen from the bank, golden early morning in late summer.',
  },
  {
    name: 'tram-nacht',
    alt: 'Beleuchtete Straßenbahn bei Nacht',
    scene:
      'A lit tram glides through a dark street with a starry deep-blue sky and warm windows, seen from the front left, midnight.',
  },
  {
    name: 'tram-depot',
    alt: 'Straßenbahnen in der Wagenhalle',
    scene:
      'Three trams side by side in a brick depot with open gates and rails fanning out, straight frontal view, early morning.',
  },
  {
    name: 'tram-haltestelle',
    alt: 'Menschen warten an einer Haltestelle',
    scene:
      'People of different ages wait under a glass shelter while a tram arrives from the right, side view, bright forenoon in spring.',
  },
  {
    name: 'tram-fahrerin',
    alt: 'Fahrerin im Führerstand einer Straßenbahn',
    scene:
      'A woman tram driver in the cab seen from behind, hand on the lever, a city street through the big windscreen, afternoon.',
  },
  {
    name: 'tram-regen',
    alt: 'Straßenbahn im Regen',
    scene:
      'A tram with glowing headlights on a wet street with reflections and people with colourful umbrellas, evening rain in autumn.',
  },
  {
    name: 'tram-neu',
    alt: 'Neue Straßenbahn auf dem Messgleis',
    scene:
      'A brand-new rounded tram in fresh green with a ribbon across its front, three-quarter view, clear noon.',
  },
  {
    name: 'tram-altstadt',
    alt: 'Straßenbahn zwischen Fachwerkhäusern',
    scene:
      'A tram squeezes through a narrow street of half-timbered houses with flower boxes, long view, sunny midday in summer.',
  },
  {
    name: 'gleisbau',
    alt: 'Bauarbeiten an den Gleisen',
    scene:
      'Workers in orange vests lay new tram rails beside a yellow excavator, view along the track, clear morning.',
  },
  {
    name: 'museumstram',
    alt: 'Historischer Triebwagen von 1927',
    scene:
      'A cream-and-red historic tram of the 1920s with open platforms passes a row of chestnut trees, side view, sunny Sunday in autumn.',
  },
  {
    name: 'leitstelle',
    alt: 'Leitstelle mit großer Netzkarte',
    scene:
      'A control room with a wall of screens showing a tram line map and two dispatchers from behind, blue light, night.',
  },
  {
    name: 'bus-elektrisch',
    alt: 'Elektrobus an der Ladestation',
    scene:
      'A white-green electric bus at a charging mast between young trees, three-quarter view, fresh morning in spring.',
  },
  {
    name: 'ticket-handy',
    alt: 'Hand hält ein Handy mit Fahrschein',
    scene:
      'A hand holds a phone with a large green tick and ticket pattern, tram interior blurred behind, daytime.',
  },
  {
    name: 'haltestelle-gruendach',
    alt: 'Wartehäuschen mit begrüntem Dach',
    scene:
      'A tram shelter whose roof is covered with flowering sedum and bees, close side view, summer noon.',
  },
  {
    name: 'fahrrad-tram',
    alt: 'Radfahrerin neben einer Straßenbahn',
    scene: 'A cyclist with a basket rides on a green lane beside a tram, seen from behind, spring morning.',
  },
  {
    name: 'fahrgaeste',
    alt: 'Fahrgäste in der Straßenbahn',
    scene:
      'Inside a tram: a grandfather with a child, a reader and a student with headphones on green seats, view along the aisle, afternoon light.',
  },
  // Town
  {
    name: 'marktplatz',
    alt: 'Marktplatz von Aldenbrück',
    scene:
      'A market square with gabled houses, a fountain and a clock tower, slightly raised view, blue morning sky in spring.',
  },
  {
    name: 'wochenmarkt',
    alt: 'Marktstand mit Gemüse',
    scene:
      'A market stall with striped awning and heaps of tomatoes, cabbages and pumpkins, frontal, Saturday morning in early autumn.',
  },
  {
    name: 'rathaus',
    alt: 'Rathaus mit Fahnen',
    scene:
      'A red-brick town hall with stepped gables, arcade and three flags, frontal from below, sunny afternoon.',
  },
  {
    name: 'fluss-alde',
    alt: 'Die Alde mit Uferwiesen',
    scene:
      'A wide bend of a river with meadows, willows and a church spire far off, bird’s-eye view, soft evening in summer.',
  },
  {
    name: 'hafenkante',
    alt: 'Alte Kräne an der Hafenkante',
    scene:
      'Two old harbour cranes and brick warehouses mirrored in still water, with people on the quay steps, dusk in summer.',
  },
  {
    name: 'kupferhof',
    alt: 'Früheres Kupferwerk mit Schornstein',
    scene:
      'A converted copper works of brick with a tall chimney, big arched windows and string lights in the yard, blue hour.',
  },
  {
    name: 'muehlenviertel',
    alt: 'Wassermühle im Mühlenviertel',
    scene:
      'A wooden water wheel at an old mill between small houses on a stream, side view, green early summer.',
  },
  {
    name: 'nordhang',
    alt: 'Häuser am Nordhang',
    scene:
      'Terraced houses climb a hill with a tram line in serpentines, view from the valley, autumn colours, afternoon.',
  },
  {
    name: 'gartenstadt',
    alt: 'Gartenstadt Rosenacker',
    scene:
      'A row of small houses with red roofs, picket fences and rose hedges, street view, sunny June forenoon.',
  },
  {
    name: 'stadtpark',
    alt: 'Teich im Stadtpark',
    scene:
      'A park pond with ducks, a small bridge and people on a lawn under lime trees, wide view, warm afternoon.',
  },
  {
    name: 'stadtbibliothek',
    alt: 'Lesesaal der Stadtbibliothek',
    scene:
      'A round, three-storey library hall full of books with a person on a ladder and a reading child, view from the ground floor, warm light.',
  },
  {
    name: 'hochschule',
    alt: 'Studierende vor der Hochschule',
    scene:
      'A modern glass campus building with students and bicycles on broad steps, three-quarter view, clear autumn day.',
  },
  {
    name: 'spielplatz',
    alt: 'Spielplatz mit Holzturm',
    scene:
      'A wooden climbing tower with slide and rope bridge, three children playing, side view, sunny forenoon.',
  },
  {
    name: 'schulweg',
    alt: 'Kinder auf dem Schulweg',
    scene:
      'Four children with bright satchels cross a zebra crossing with a crossing guard, frontal, misty morning.',
  },
  {
    name: 'schwimmbad',
    alt: 'Schwimmerin im Südbad',
    scene: 'A swimmer in a turquoise 50-metre pool seen from above, lane ropes, one wake, bright noon.',
  },
  {
    name: 'feuerwehr',
    alt: 'Löschfahrzeug vor der Wache',
    scene:
      'A red fire engine half out of an arched station gate with two firefighters, three-quarter view, morning.',
  },
  {
    name: 'radweg',
    alt: 'Neuer Radweg am Fluss',
    scene:
      'A fresh riverside cycle path with a family on bikes and a long row of poplars, view along the path, evening sun.',
  },
  {
    name: 'sternwarte',
    alt: 'Kuppel der Sternwarte',
    scene:
      'A small white observatory dome opened to the Milky Way on a dark hill with two visitors, clear night.',
  },
  {
    name: 'faehre',
    alt: 'Kleine Fähre auf der Alde',
    scene:
      'A tiny yellow chain ferry with two passengers and a bicycle in the middle of a river, side view, hazy morning.',
  },
  {
    name: 'gemeinschaftsgarten',
    alt: 'Hochbeete im Gemeinschaftsgarten',
    scene:
      'Raised beds with beans and sunflowers between blocks of flats, two neighbours with a watering can, late afternoon in summer.',
  },
  {
    name: 'baum-pflanzen',
    alt: 'Freiwillige pflanzen einen Baum',
    scene:
      'Three volunteers plant a young tree beside tram tracks, one with a spade, low viewpoint, cool clear morning.',
  },
  {
    name: 'repaircafe',
    alt: 'Werkbank im Repair-Café',
    scene:
      'Hands repair a toaster on a workbench with tools, screws and a lamp, close from above, warm indoor light.',
  },
] as const;
