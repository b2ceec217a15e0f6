import type { DemoEntry, DemoTile } from './import-file.ts';
import { article, type DemoHelpers, story, text } from './kit.ts';
import { colors, site } from './town.ts';

const deal = (fields: Record<string, unknown>): DemoTile => ({
  type: 'deal',
  id: '1',
  buttonText: 'Angebot sichern',
  buttonColor: '',
  buttonStyle: '',
  maxCalls: 0,
  startDate: '',
  endDate: '',
  ...fields,
});

/** 130 to 133: deals in every state. 430 to 437: offers of shops and kitchens in town. */
export function dealEntries(kit: DemoHelpers): DemoEntry[] {
  const { dates } = kit;
  return [
    story(kit, '130', {
      title: 'Zwei Brezeln, ein Preis bei Tillmann',
      sponsored: true,
      from: -2,
      time: '05:00',
      card: {
        picture: 'baeckerei',
        header: 'Zwei Brezeln, ein Preis',
        subheader: 'Bäckerei Tillmann',
        text: 'Wer mit der Bahn kommt, zahlt bei Tillmann bis 9 Uhr nur eine von zwei Laugenbrezeln.',
      },
      tiles: [
        article(
          'Bei Henning Tillmann brennt seit 1974 um halb zwei das Licht. Das Angebot für Frühaufsteher ist einfach: Code per E-Mail anfordern, vorzeigen, zwei Brezeln mitnehmen und eine bezahlen. Es gilt in allen drei Filialen – Hauptbahnhof, Mühlenplatz und Rosenacker – und schmeckt am besten warm.',
        ),
        deal({
          email: 'brezel@tillmann.example',
          subject: 'Brezel-Code aus der Bahn',
          emailText: 'Guten Morgen! Bitte schickt mir den Code für die zweite Brezel.',
          startDate: dates.day(-1),
          endDate: dates.day(30, '23:59'),
          buttonColor: colors.brick,
        }),
      ],
    }),
    story(kit, '131', {
      title: 'Probesitzen: zwei Lastenräder für ein Wochenende',
      sponsored: true,
      from: -2,
      time: '08:00',
      card: {
        picture: 'fahrradladen',
        header: 'Zwei Lastenräder für ein Wochenende',
        subheader: 'Radhaus Speiche & Sohn',
        text: 'Von Freitag bis Montag kostenlos – aber nur zweimal. Wer zuerst kommt, lädt zuerst ein.',
      },
      tiles: [
        article(
          'Wocheneinkauf, Kindergeburtstag oder die alte Kommode der Nachbarin: Das Radhaus Speiche &amp; Sohn verleiht zwei elektrische Lastenräder für ein ganzes Wochenende, Helm und Zurrgurte inbegriffen. Eine halbe Stunde Einweisung gehört dazu, abgeholt wird am Freitag bis 18 Uhr in der Angerstraße 21.',
        ),
        deal({
          buttonText: 'Rad reservieren',
          email: 'werkstatt@speiche-und-sohn.example',
          subject: 'Lastenrad fürs Wochenende',
          emailText: 'Hallo, ich möchte das Lastenrad am kommenden Wochenende ausprobieren.',
          maxCalls: '2',
          buttonStyle: 'inverse',
          buttonColor: colors.river,
        }),
      ],
    }),
    story(kit, '132', {
      title: 'Schallplatten zum Kilopreis',
      sponsored: true,
      from: -1,
      time: '09:30',
      card: {
        picture: 'plattenladen',
        header: 'Schallplatten zum Kilopreis',
        subheader: 'Rille 33 – startet bald',
        text: 'Ein Kilo Musik für 12 Euro: Der Plattenladen am Kupferhof räumt sein Lager.',
      },
      tiles: [
        article(
          'Ein Kilo, das sind ungefähr fünf Platten – oder vier, wenn Oper dabei ist. Inhaber Kuno Ladiges hat in seinem Keller 4.000 Scheiben gefunden, die er niemals alle hören wird. Ab Verkaufsstart gibt es für Fahrgäste das erste Kilo zum halben Preis.',
        ),
        deal({
          buttonText: 'Halbes Kilo sichern',
          email: 'kuno@rille33.example',
          subject: 'Ein Kilo Musik',
          emailText: 'Hallo Kuno, ich komme mit der Linie 3 und hätte gern das erste Kilo zum halben Preis.',
          startDate: dates.day(9, '10:00'),
          endDate: dates.day(23, '18:00'),
        }),
      ],
    }),
    story(kit, '133', {
      title: 'Kochkurs Ravioli: Teig ist aus',
      sponsored: true,
      from: -15,
      time: '10:00',
      card: {
        picture: 'portrait-baecker',
        header: 'Kochkurs Ravioli: Teig ist aus',
        subheader: 'Angebot beendet',
        text: 'Der Abend bei Da Rocco ist vorbei. 18 Gäste können jetzt Nudeln falten.',
      },
      tiles: [
        article(
          'Mehl bis an die Ellenbogen und eine Füllung, über die Rocco Bellini nicht spricht: Der Kochkurs für Fahrgäste war binnen zwei Tagen belegt. Einen zweiten Termin soll es geben, sobald der Steinofen repariert ist. Wir sagen Bescheid.',
        ),
        deal({
          buttonText: 'Platz reservieren',
          email: 'ciao@da-rocco.example',
          subject: 'Kochkurs Ravioli',
          emailText: 'Ciao Rocco, ich wäre gern dabei.',
          startDate: dates.day(-15),
          endDate: dates.day(-4),
        }),
      ],
    }),
    story(kit, '430', {
      title: 'Mittags um zwölf: Suppe und Brot für 5 Euro',
      sponsored: true,
      from: -2,
      time: '07:00',
      card: {
        picture: 'suppe',
        header: 'Suppe und Brot für 5 Euro',
        subheader: 'Löffelweise am Mühlenplatz',
        text: 'Sieben Töpfe, jeden Tag andere: Mit Fahrschein gibt es das Brot dazu.',
      },
      tiles: [
        article(
          'In der kleinen Suppenbar stehen mittags acht Hocker und immer zwölf Leute. Inga Reimers kocht, was der Markt hergibt, und schreibt die Karte mit Kreide an. Gegen Vorlage von Fahrschein oder Abo kostet jede Schale 5 Euro, das Sauerteigbrot gehört dann dazu. Montags bis freitags von 11.30 bis 15 Uhr.',
        ),
      ],
    }),
    story(kit, '431', {
      title: 'Pizza für zwei, Rückfahrt inklusive',
      sponsored: true,
      from: -3,
      time: '11:00',
      card: {
        picture: 'pizza',
        header: 'Pizza für zwei, Rückfahrt inklusive',
        subheader: 'Da Rocco, Hafenkante',
        text: 'Zwei Pizzen, eine Karaffe Wasser und ein Ticket nach Hause für zusammen 24 Euro.',
      },
      tiles: [
        article(
          'Rocco Bellini mag keine Gäste, die auf die Uhr sehen. Deshalb liegt bei ihm dienstags und mittwochs das Ticket für die Rückfahrt schon unter dem Teller. Das Angebot gilt für zwei Personen und alle Pizzen der Tafel; Tisch reservieren unter 0221 4710 310.',
        ),
        text(
          '<table><thead><tr><th>Pizza</th><th>Was drauf ist</th></tr></thead><tbody><tr><td>Alde</td><td>Forelle, Dill, Zitrone</td></tr><tr><td>Kupferhof</td><td>Salami, Peperoni, Zwiebel</td></tr><tr><td>Rosenacker</td><td>Kürbis, Salbei, Ziegenkäse</td></tr></tbody></table>',
        ),
      ],
    }),
    story(kit, '432', {
      title: 'Brauhausführung mit drei kleinen Bieren',
      sponsored: true,
      from: -4,
      time: '16:00',
      card: {
        picture: 'brauhaus',
        header: 'Brauhausführung mit drei Bieren',
        subheader: 'Brauhaus Kupferkessel',
        text: '14 statt 19 Euro für alle mit Abo – und die Bahn hält vor der Tür.',
      },
      tiles: [
        article(
          'Anderthalb Stunden geht es durch Sudhaus und Gärkeller, danach wird probiert: Helles, Rotes und das, was gerade reift. Donnerstags um 18 Uhr, Anmeldung an der Theke. Alkoholfrei schmeckt die Führung ebenfalls, dann mit hausgemachter Ingwerlimonade.',
        ),
      ],
    }),
    story(kit, '433', {
      title: 'Kuchen des Tages: das zweite Stück geschenkt',
      sponsored: true,
      from: -1,
      time: '13:00',
      card: {
        picture: 'cafe',
        header: 'Das zweite Stück geschenkt',
        subheader: 'Café Zimtblatt',
        text: 'Montags ist Pflaumenkuchentag – und wer zu zweit kommt, zahlt nur einmal.',
      },
      tiles: [
        article(
          'Das Café Zimtblatt liegt so nah an der Haltestelle Theater am Wall, dass der Kaffee in der Tasse zittert, wenn die 2 vorbeifährt. Montags backt Elif Arslan den Pflaumenkuchen ihrer Großmutter. Wer zu zweit bestellt und einen Fahrschein zeigt, bekommt das zweite Stück dazu.',
        ),
      ],
    }),
    story(kit, '434', {
      title: 'Pralinen selbst gemacht: Kurs zum halben Preis',
      sponsored: true,
      from: -5,
      time: '12:00',
      card: {
        picture: 'schokolade',
        header: 'Pralinenkurs zum halben Preis',
        subheader: 'Confiserie Lindenbaum',
        text: 'Zwei Stunden rühren, füllen, naschen: 22,50 statt 45 Euro für Fahrgäste.',
      },
      tiles: [
        article(
          'Wie kommt die Füllung in die Praline, und warum darf Schokolade niemals über 32 Grad warm werden? Konditorin Antje Lindenbaum zeigt es in Gruppen zu acht Personen. Am Ende geht jede und jeder mit 24 selbst gemachten Stücken nach Hause, falls sie bis dahin halten.',
        ),
      ],
    }),
    story(kit, '435', {
      title: 'Ein Strauß fürs Wochenende',
      sponsored: true,
      from: -2,
      time: '10:00',
      card: {
        picture: 'blumenladen',
        header: 'Ein Strauß fürs Wochenende',
        subheader: 'Blumen Okafor',
        text: 'Freitags ab 16 Uhr kostet der bunte Strauß 8 statt 12 Euro.',
      },
      tiles: [
        article(
          'Was am Freitagnachmittag noch im Eimer steht, soll nicht bis Montag warten. Deshalb bindet Grace Okafor ab 16 Uhr Sträuße aus allem, was blüht, und verkauft sie für 8 Euro. Der Laden liegt direkt am Ausgang Nord des Hauptbahnhofs; die 5 wartet dort vier Minuten.',
        ),
      ],
    }),
    story(kit, '436', {
      title: 'Alle Angebote aus Küche und Keller',
      sponsored: true,
      from: -6,
      time: '08:00',
      link: '{address}/gastro',
      card: {
        picture: 'wochenmarkt',
        header: 'Alle Angebote aus Küche und Keller',
        subheader: 'Gastro',
        text: 'Suppe, Pizza, Pralinen: Hier geht es zur ganzen Liste.',
      },
      tiles: [article('Die Liste der Angebote aus Küche und Keller wird jeden Montag erneuert.')],
    }),
    story(kit, '437', {
      title: 'Kletterhalle: erste Stunde für Neugierige',
      sponsored: true,
      from: -3,
      time: '15:00',
      link: site('partner/kletterhalle'),
      card: {
        picture: 'klettern',
        header: 'Erste Stunde für Neugierige',
        subheader: 'Kletterhalle Steilwerk',
        text: 'Gurt, Schuhe und Sicherung inklusive: 9 Euro mit Fahrschein der Linie 3.',
      },
      tiles: [
        article(
          'Die Kletterhalle Steilwerk liegt zwei Minuten von der Haltestelle Kupferhof. Neulinge klettern die erste Stunde für 9 Euro, Ausrüstung und Einweisung eingeschlossen.',
        ),
      ],
    }),
  ];
}
