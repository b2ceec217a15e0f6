import type { DemoEntry } from './import-file.ts';
import { article, type DemoHelpers, picture, quote, story, teaser, text } from './kit.ts';
import { colors, site, town } from './town.ts';

/** 108, 109, 160, 170 and the staff pages: information, questions, fallbacks and the about page. */
export function serviceEntries(kit: DemoHelpers): DemoEntry[] {
  const { media, dates } = kit;
  return [
    story(kit, '108', {
      title: 'Alle Pläne zum Mitnehmen',
      from: -5,
      time: '07:00',
      card: {
        picture: 'tram-haltestelle',
        header: 'Alle Pläne zum Mitnehmen',
        subheader: 'Netz, Nacht und Neuigkeiten',
        text: 'Netzplan und Nachtfahrplan als Datei fürs Handy, dazu die Mitteilung des Theaters zum Spielplan.',
      },
      tiles: [
        article(
          'Papier ist geduldig, aber selten dabei. Deshalb gibt es Netzplan und Nachtfahrplan auch als Datei: einmal laden, dann sind sie auch im Tunnel da. Gedruckte Faltpläne liegen weiterhin kostenlos im Kundenzentrum am Hauptbahnhof aus.',
        ),
        {
          type: 'infos',
          title: 'Weitere Informationen',
          label1: 'Netzplan Stadtbahn und Bus',
          url1: media('netzplan.pdf'),
          url1Type: 'pdf',
          label2: 'Fahrplan der Nachtlinien',
          url2: media('fahrplan-nacht.pdf'),
          url2Type: 'pdf',
          label3: 'Störungen und Umleitungen',
          url3: site('aktuell'),
          url3Type: '',
          label4: 'Kundenzentrum: 0221 4710 100',
          url4: 'tel:+492214710100',
          url4Type: null,
          label5: 'Fundsachen melden',
          url5: 'mailto:fundbuero@stadtbahn-aldenbrueck.example',
          url5Type: 'link',
        },
        {
          type: 'pressrelease',
          title: 'Theater am Wall: Spielplan und Fahrkarte in einem',
          logoURL: media('logo-theater.png'),
          senderDate: `Aldenbrück, ${dates.date(-5)}`,
          textfeld: 'Mitteilung des Theaters am Wall',
          senderSign: 'Theater am Wall, Presse, Wallstraße 1, Aldenbrück',
          subheader: 'Neue Spielzeit',
          header: 'Wer eine Karte hat, fährt umsonst ins Theater',
          text: '<p>Ab sofort gilt jede Eintrittskarte des Theaters am Wall am Tag der Vorstellung als Fahrschein für alle Linien der Stadtbahn, und zwar <strong>drei Stunden vor Beginn bis Betriebsschluss</strong>.</p><p>„Wir möchten, dass ein Theaterabend an der Haltestelle beginnt und nicht mit der Suche nach einem Parkplatz“, sagt Intendantin Vera Lindqvist. Finanziert wird das Angebot aus dem Verkauf der Programmhefte.</p>',
          copyright: 'Text frei zum Abdruck, Beleg erbeten',
        },
        {
          type: 'pressrelease',
          title: 'Stadtbahn sucht 30 Fahrerinnen und Fahrer',
          logoURL: media('logo-stadtbahn.png'),
          senderDate: `Aldenbrück, ${dates.date(-9)}`,
          textfeld: '',
          senderSign: 'Stadtbahn Aldenbrück GmbH, Unternehmenskommunikation',
          subheader: '',
          header: 'Ausbildung beginnt in jedem Quartal',
          text: '<p>Zwölf Wochen Theorie und Praxis, volles Gehalt vom ersten Tag an: Die Stadtbahn stellt im kommenden Jahr 30 Menschen für den Fahrdienst ein. Vorkenntnisse sind nicht nötig, wohl aber „Freude an frühen Sonnenaufgängen“, wie es in der Anzeige heißt.</p>',
          copyright: '© Stadtbahn Aldenbrück',
        },
      ],
    }),
    story(kit, '109', {
      title: 'Fünf Fragen zum Aldenabo',
      from: -2,
      time: '06:00',
      card: {
        picture: 'fahrrad-tram',
        header: 'Fünf Fragen zum Aldenabo',
        subheader: 'Kurz erklärt',
        text: 'Wer mitfahren darf, was das Rad kostet und wie man pausiert: die häufigsten Fragen an unser Kundenzentrum.',
      },
      tiles: [
        {
          type: 'akkordeon',
          title: 'Gut zu wissen',
          head1: 'Darf ich jemanden mitnehmen?',
          content1:
            '<p>Ja. Montags bis freitags ab 19 Uhr und am Wochenende ganztags fahren eine erwachsene Person und bis zu drei Kinder mit.</p>',
          head2: 'Was kostet mein Fahrrad?',
          content2:
            '<p>Im Abo nichts, außer in der Stoßzeit:</p><table><thead><tr><th>Zeit</th><th>Fahrrad</th><th>Faltrad</th></tr></thead><tbody><tr><td>6–9 Uhr</td><td>nicht erlaubt</td><td>frei</td></tr><tr><td>9–15 Uhr</td><td>frei</td><td>frei</td></tr><tr><td>15–19 Uhr</td><td>2,10 Euro</td><td>frei</td></tr><tr><td>ab 19 Uhr</td><td>frei</td><td>frei</td></tr></tbody></table>',
          head3: 'Kann ich das Abo unterbrechen?',
          content3:
            '<p>Bis zu drei Monate im Jahr, zum Beispiel für ein Auslandssemester. Es genügt eine Nachricht bis zum 15. des Vormonats.</p>',
          head4: 'Gilt es auch in den Nachtlinien?',
          content4:
            '<p>Ja, ohne Zuschlag. Die Linien N1, N2 und N7 fahren in den Nächten auf Samstag und Sonntag alle 30 Minuten.</p>',
          head5: 'Wo bekomme ich Hilfe?',
          content5: `<ol><li>Im Kundenzentrum am Hauptbahnhof, montags bis samstags von 7 bis 20 Uhr.</li><li>Am Telefon unter 0221 4710 100.</li><li>Auf <a href="${site('abo')}">der Abo-Seite der Stadtbahn</a>, dort auch in Leichter Sprache.</li></ol>`,
        },
      ],
    }),
    {
      id: '160',
      title: 'Ein Beitrag, der mit Worten auskommt',
      external_link: '',
      share: '0',
      publish_from: dates.published(-1, '13:00'),
      publish_till: dates.day(60),
      backgroundColor: '',
      kacheln: [
        { type: 'station-altkachel', teaser: 'big', mediaURL: '', header: '', subheader: '', text: '' },
        {
          type: 'station-altkachel',
          teaser: 'small',
          mediaURL: null,
          header: null,
          subheader: 'Wenn es ohne Bilder gehen muss',
          text: null,
        },
        { type: 'station-altkachel', teaser: 'banner', header: 'Nur eine Überschrift' },
        {
          type: 'station-altkachel',
          mediaURL: '',
          header: 'Überschrift ohne Bild',
          subheader: 'mit Unterzeile',
          text: 'Und mit einem Satz darunter, der auch ohne Bild alles sagt.',
        },
        {
          type: 'station-altkachel',
          header: '',
          subheader: 'Eine Unterzeile tritt an die Stelle der Überschrift',
          text: '',
        },
        { type: 'station-altkachel', header: '', subheader: '', text: 'Nur Text, weder Titel noch Bild.' },
        { ...picture(kit, { picture: 'hintergrund-blaetter' }), mediaWidth: '1600', mediaHeight: '1200' },
        article(
          'Manchmal fällt das Bild aus, manchmal gab es nie eines. Dieser Beitrag zeigt, dass eine Nachricht trotzdem lesbar bleibt: Fehlt die Überschrift, steht die Unterzeile da, fehlt auch sie, der Titel des Beitrags.',
        ),
        { type: 'mediaslider' },
        { type: 'station-altkachel', mediaSlider: '1', header: '', subheader: '', text: '', mediaURL: '' },
      ],
    },
    {
      id: '170',
      title: `Über die ${town.operator}`,
      share: false,
      publish_from: dates.day(-400),
      publish_till: '0000-00-00 00:00:00',
      kacheln: [
        teaser(
          kit,
          {
            picture: 'tram-altstadt',
            header: 'Über uns',
            subheader: town.operator,
            text: 'Das Programm auf den Bildschirmen in Bus und Bahn – und in deiner Hand.',
          },
          'big',
        ),
        picture(kit, {
          picture: 'tram-altstadt',
          header: 'Nachrichten für unterwegs',
          subheader: town.operator,
          text: 'Seit 2009 läuft das Fahrgastfernsehen in allen Bahnen und Bussen.',
        }),
        article(
          'Zwischen zwei Haltestellen liegen in Aldenbrück im Schnitt 94 Sekunden. So lange hat eine Nachricht bei uns Zeit. Wir sagen dir, was in der Stadt passiert, wohin sich der Umweg lohnt und was es zu gewinnen gibt – auf 412 Bildschirmen in allen Bahnen und Bussen und auf jedem Telefon, das sich an Bord ins WLAN einbucht.',
          'Unsere Redaktion sitzt über der Wagenhalle im Kupferhof. Sechs Menschen schreiben, fotografieren und bauen hier das Programm; wenn unten eine Bahn ausfährt, klirren oben die Tassen. Nachrichten aus aller Welt liefert eine Agentur, alles andere kommt aus der Nachbarschaft.',
        ),
        text(
          `<h2>So erreichst du uns</h2><ul><li>Tipps und Termine: <a href="mailto:redaktion@${town.mailDomain}">redaktion@${town.mailDomain}</a></li><li>Werben in Bus und Bahn: <a href="mailto:anzeigen@${town.mailDomain}">anzeigen@${town.mailDomain}</a></li><li>Fragen zu Fahrplan und Fahrkarte beantwortet das Kundenzentrum unter 0221 4710 100.</li></ul>`,
        ),
        quote(
          'Wir senden nicht über die Stadt, wir fahren durch sie hindurch.',
          'Tarek Hollmann',
          'Redaktionsleiter',
        ),
      ],
    },
    // Published before the archive's 30 days, so that staff notes are found on their own page only.
    story(kit, '177', {
      title: 'Dienstübergabe: neue Zeiten am Südbad',
      from: -35,
      time: '05:00',
      card: {
        picture: 'leitstelle',
        header: 'Dienstübergabe: neue Zeiten am Südbad',
        subheader: 'Für den Fahrdienst',
        text: 'Ablöser der Linien 2 und 14 treffen sich ab Montag vier Minuten früher am Steig C.',
      },
      tiles: [
        article(
          'Weil die Wendeschleife am Südbad erneuert wird, verschiebt sich die Ablösung auf Steig C. Bitte plant den Fußweg von der Kantine ein; der Durchgang hinter dem Stellwerk bleibt bis Monatsende gesperrt. Die geänderten Dienste stehen ab Freitag im Aushang.',
        ),
      ],
      share: false,
    }),
    story(kit, '178', {
      title: 'Betriebsfest: Wer bringt den Grill mit?',
      from: -40,
      time: '12:00',
      card: {
        picture: 'tram-depot',
        header: 'Betriebsfest: Wer bringt den Grill mit?',
        subheader: 'Für alle im Haus',
        text: 'Der Festausschuss sucht Helferinnen, Kuchen und eine Person, die Wagen 104 schmückt.',
      },
      tiles: [
        article(
          'Die Halle 2 ist freigeräumt, die Kapelle der Werkstatt probt schon. Es fehlen noch ein großer Grill, acht Bleche Kuchen und Freiwillige für die Kinderrunde mit dem Arbeitswagen. Listen hängen in der Kantine und im Pausenraum der Leitstelle. Familien sind wie immer herzlich willkommen.',
        ),
      ],
      share: false,
    }),
    story(kit, '190', {
      title: 'Guten Morgen: Das wird heute wichtig',
      from: 1,
      time: '06:00',
      card: {
        picture: 'gartenstadt',
        header: 'Guten Morgen: Das wird heute wichtig',
        subheader: 'Der Tag in drei Minuten',
        text: 'Stadtrat zum Südbad, Probefahrt auf der Nordkurve und Fischtag im Tierpark – nicht nur für die Otter.',
      },
      tiles: [
        article(
          'Um 10 Uhr tagt der Stadtrat im Roten Saal; auf der Liste steht die Sanierung des Südbads. Ab 13 Uhr rollt auf der Nordkurve eine Messbahn, Linie 2 kann dann einige Minuten später kommen. Und um 15 Uhr ist im Tierpark Fütterung – kommentiert vom Lehrling, weil der Chef Geburtstag hat.',
        ),
      ],
    }),
    story(kit, '191', {
      title: 'Brückenlicht: Die Alte Brücke leuchtet wieder',
      from: 3,
      time: '17:00',
      color: colors.sand,
      card: {
        picture: 'fluss-alde',
        header: 'Die Alte Brücke leuchtet wieder',
        subheader: 'Nach vier Monaten',
        text: 'Neue Lampen, halber Strom: Am Abend wird das Brückenlicht eingeschaltet.',
      },
      tiles: [
        article(
          'Vier Monate lang lag die Alte Brücke nachts im Dunkeln. Jetzt sind die 48 Kandelaber saniert und mit sparsamen Leuchten bestückt. Eingeschaltet wird um 18 Uhr, danach spielt die Bläserklasse der Musikschule auf der Flussinsel.',
        ),
      ],
    }),
    {
      ...story(kit, '192', {
        title: 'Südbad: Der Stadtrat hat entschieden',
        from: 0,
        card: {
          picture: 'schwimmbad',
          header: 'Südbad: Der Rat hat entschieden',
          subheader: 'Entwurf – noch nicht freigegeben',
          text: 'Ergebnis der Abstimmung nachtragen, dann freigeben.',
        },
        tiles: [
          article(
            'Der Stadtrat hat am Vormittag über die Sanierung des Südbads abgestimmt. Fest stand schon vorher: Das Krokodil am Beckenrand bleibt. Wie es mit Umkleiden, Kinderbecken und Liegewiese weitergeht, steht hier, sobald das Protokoll da ist.',
          ),
        ],
      }),
      draft: true,
    },
  ];
}
