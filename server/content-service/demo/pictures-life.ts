/** Pictures of the demo content: culture, sport, animals, food and shops. See `pictures.ts`. */
export const lifePictures = [
  // Culture
  {
    name: 'theater',
    alt: 'Theater am Wall',
    scene: 'A classical theatre with columns, red banners and steps with evening guests, frontal, dusk.',
  },
  {
    name: 'buehne',
    alt: 'Probe auf der Theaterbühne',
    scene:
      'Two actors in coats on a stage with a huge yellow moon backdrop, view from the stalls, spotlight.',
  },
  {
    name: 'konzert-kesselhaus',
    alt: 'Konzert im Kesselhaus',
    scene:
      'A band on stage in an old boiler house, silhouetted audience with raised hands, beams of green and orange light, night.',
  },
  {
    name: 'orchester',
    alt: 'Orchester im Konzertsaal',
    scene:
      'A symphony orchestra in a half circle with conductor from behind, wooden hall, golden light, seen from the gallery.',
  },
  {
    name: 'jazzkeller',
    alt: 'Trio im Jazzkeller',
    scene: 'A jazz trio with double bass, trumpet and drums under a brick vault, dark blue and amber, night.',
  },
  {
    name: 'kino',
    alt: 'Leuchtschrift der Lichtspiele Astoria',
    scene:
      'An art-deco cinema façade with glowing vertical sign and posters, two people at the box office, rainy evening.',
  },
  {
    name: 'museum',
    alt: 'Dampfmaschine im Stadtmuseum',
    scene: 'A big polished steam engine in a bright museum hall with a school class, wide view, daytime.',
  },
  {
    name: 'lesung',
    alt: 'Lesung zwischen Bücherregalen',
    scene:
      'An author reads at a small table with lamp and water glass, audience between bookshelves, cosy evening.',
  },
  {
    name: 'flohmarkt',
    alt: 'Flohmarkt am Ufer',
    scene:
      'Flea-market tables with lamps, records, a globe and old toys along a quay, lively view, sunny Sunday morning.',
  },
  {
    name: 'stadtfest',
    alt: 'Stadtfest mit Lampions',
    scene:
      'A crowded square with paper lanterns, food stalls and a small stage, raised view, warm summer evening.',
  },
  {
    name: 'laternen',
    alt: 'Kinder mit Laternen',
    scene:
      'Children carry glowing star and moon lanterns in a line along a dark river path, side view, November dusk.',
  },
  {
    name: 'tanz',
    alt: 'Tanzpaar auf dem Parkett',
    scene: 'A couple dances tango on a wooden floor with a turning red dress and long shadows, evening.',
  },
  {
    name: 'ausstellung',
    alt: 'Besucherin in der Fotoausstellung',
    scene:
      'A visitor from behind before a wall of black-and-white tram photographs in a white gallery, daylight.',
  },
  {
    name: 'puppentheater',
    alt: 'Handpuppen auf kleiner Bühne',
    scene:
      'A puppet stage with red curtain, crocodile and king puppets and children’s heads in front, indoor afternoon.',
  },
  {
    name: 'chor',
    alt: 'Chor auf den Rathausstufen',
    scene:
      'A choir of about fifteen people in colourful scarves sings on broad steps, frontal, clear afternoon.',
  },
  // Sport
  {
    name: 'fussball',
    alt: 'Torschuss im Stadion am Anger',
    scene: 'A footballer in green shoots at goal while the keeper dives, floodlit stadium, evening match.',
  },
  {
    name: 'handball',
    alt: 'Sprungwurf beim Handball',
    scene: 'A handball player in mid-air throws over a block of defenders, indoor arena, low viewpoint.',
  },
  {
    name: 'stadtlauf',
    alt: 'Läuferfeld auf der Brücke',
    scene: 'A colourful field of runners crosses a stone bridge, frontal long view, fresh morning.',
  },
  {
    name: 'rudern',
    alt: 'Ruderachter auf der Alde',
    scene: 'An eight-oared rowing boat on a glassy river from above, long morning shadows.',
  },
  {
    name: 'eishalle',
    alt: 'Eisläuferinnen in der Eishalle',
    scene: 'Skaters in an ice rink, one doing a turn with ice spray, cool blue light, afternoon.',
  },
  {
    name: 'klettern',
    alt: 'Kletterin an der Wand',
    scene:
      'A climber hangs on a tall wall of colourful holds, seen from below, hall with daylight from above.',
  },
  {
    name: 'schach',
    alt: 'Schachspieler im Park',
    scene: 'Two older men play on a giant outdoor chessboard under trees, onlookers, warm afternoon.',
  },
  // Zoo, food, shops
  {
    name: 'otter',
    alt: 'Zwei Otter im Tierpark',
    scene: 'Two otters on a wet log, one holding a fish, with splashing water, close view, sunny forenoon.',
  },
  {
    name: 'eule',
    alt: 'Waldkauz im Tierpark',
    scene: 'A tawny owl looks straight out of a tree hollow, close portrait, dusk in the forest.',
  },
  {
    name: 'luchs',
    alt: 'Luchs auf einem Felsen',
    scene: 'A lynx with tufted ears sits on a mossy rock between birches, side view, autumn light.',
  },
  {
    name: 'baeckerei',
    alt: 'Brote in der Bäckerei',
    scene:
      'Shelves of loaves and pretzels behind a bakery counter with a tray of steaming rolls, frontal, early morning light.',
  },
  {
    name: 'cafe',
    alt: 'Cappuccino und Kuchen im Café',
    scene:
      'A cappuccino with leaf pattern and a slice of plum cake on a round marble table, from above, window light.',
  },
  {
    name: 'pizza',
    alt: 'Pizza aus dem Steinofen',
    scene: 'A pizza with basil on a wooden peel before a glowing stone oven, three-quarter view, evening.',
  },
  {
    name: 'brauhaus',
    alt: 'Kupferkessel im Brauhaus',
    scene: 'Two copper brewing kettles and a counter with three beer glasses, warm brick room, evening.',
  },
  {
    name: 'suppe',
    alt: 'Dampfende Suppe in einer Schale',
    scene:
      'A steaming bowl of orange pumpkin soup with herbs and bread on a dark table, from above, lunchtime.',
  },
  {
    name: 'schokolade',
    alt: 'Handgemachte Pralinen',
    scene:
      'Rows of glossy pralines with different toppings in an open box, close diagonal view, studio light.',
  },
  {
    name: 'eisdiele',
    alt: 'Eiswaffel vor der Eisdiele',
    scene:
      'A hand holds a cone with three colourful scoops before a mint-green ice-cream parlour, sunny afternoon.',
  },
  {
    name: 'buchladen',
    alt: 'Schaufenster der Buchhandlung',
    scene:
      'A bookshop window with stacked books and a sleeping cat, warm light inside, street view, early evening.',
  },
  {
    name: 'fahrradladen',
    alt: 'Fahrradwerkstatt',
    scene: 'A bicycle on a repair stand with wheels and tools on the wall, mechanic bending over, daylight.',
  },
  {
    name: 'plattenladen',
    alt: 'Kisten voller Schallplatten',
    scene:
      'Hands flick through crates of records with colourful covers, turntable behind, close view, afternoon.',
  },
  {
    name: 'blumenladen',
    alt: 'Blumen vor dem Laden',
    scene:
      'Buckets of tulips, sunflowers and dahlias before a green shopfront with bicycle, frontal, morning.',
  },
] as const;
