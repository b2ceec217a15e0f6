import type { DemoEntry } from './import-file.ts';
import { article, type DemoHelpers, quote, story, text } from './kit.ts';
import { colors, site, town } from './town.ts';

/** 161 to 166 and 173 to 179: local news. */
export function newsEntries(kit: DemoHelpers): DemoEntry[] {
  const { dates } = kit;
  return [
    story(kit, '161', {
      title: 'Die erste Neue ist da',
      from: 0,
      time: '04:30',
      card: {
        picture: 'tram-neu',
        header: 'Die erste Neue ist da',
        subheader: 'Wagen 401',
        text: 'Leiser, länger, kühler im Sommer: Aldenbrücks neue Straßenbahn hat ihre erste Nacht hinter sich.',
      },
      tiles: [
        article(
          'Sie kam auf einem Tieflader mit 52 Rädern, und halb Kupferhof stand am Fenster. Gegen 2 Uhr morgens rollte Wagen 401 zum ersten Mal auf Aldenbrücker Gleis: 38 Meter lang, sechs breite Türen, Platz für 240 Fahrgäste. Bis zum Frühjahr folgen elf weitere.',
          `„Wir kaufen nicht nur Bahnen, wir kaufen Pünktlichkeit“, sagte ${town.mayor} beim Durchschneiden des Bandes. Die alten Wagen fielen zuletzt an jedem dritten Tag aus. Die neuen melden einen Fehler, bevor er einer wird.`,
        ),
        text(
          '<h2>Wagen 401 in Zahlen</h2><table><thead><tr><th>Merkmal</th><th>Alt</th><th>Neu</th></tr></thead><tbody><tr><td>Länge</td><td>27 Meter</td><td>38 Meter</td></tr><tr><td>Plätze</td><td>148</td><td>240</td></tr><tr><td>Rollstuhlplätze</td><td>1</td><td>4</td></tr><tr><td>Lautstärke bei Tempo 30</td><td>74 Dezibel</td><td>66 Dezibel</td></tr></tbody></table>',
        ),
        article(
          'Bevor jemand einsteigen darf, fährt die Neue sechs Wochen lang Sandsäcke spazieren. Auf der Linie 1 beginnt dann der Betrieb mit Fahrgästen – zuerst sonntags, wenn wenig los ist.',
        ),
      ],
    }),
    story(kit, '162', {
      title: 'Der Wochenmarkt zieht an die Hafenkante',
      from: -1,
      time: '06:15',
      card: {
        picture: 'wochenmarkt',
        header: 'Der Wochenmarkt zieht um',
        subheader: 'Hafenkante statt Marktplatz',
        text: 'Weil das Pflaster erneuert wird, stehen die 46 Stände bis zum Frühjahr zwischen den Kränen.',
      },
      tiles: [
        article(
          'Erst haben sie geschimpft, jetzt wollen manche gar nicht mehr zurück: Die Händlerinnen und Händler des Wochenmarkts verkaufen ab Samstag an der Hafenkante. Dort gibt es Strom aus der Wand, Wasser und ein Dach, wenn es regnet.',
          'Auf dem Marktplatz werden unterdessen 4.200 Quadratmeter Pflaster aufgenommen, gereinigt und neu verlegt. Der Brunnen bleibt in Betrieb. „Den Möwen gefällt der Umzug jedenfalls“, sagt Fischhändlerin Gunda Petersen und legt vorsichtshalber ein Netz über die Makrelen.',
        ),
        text(
          '<ul><li>Samstag und Mittwoch, 7 bis 14 Uhr</li><li>Linie 1 bis Hafenkante, ab 6 Uhr alle zehn Minuten</li><li>Fahrradplätze am Kran 2</li></ul>',
        ),
      ],
    }),
    story(kit, '163', {
      title: 'Gesucht: 30 Menschen mit Kelle und Herz',
      from: -2,
      time: '07:00',
      card: {
        picture: 'schulweg',
        header: 'Gesucht: 30 Menschen mit Kelle',
        subheader: 'Schulweg',
        text: 'Zwanzig Minuten am Morgen genügen: Die Grundschulen suchen neue Lotsinnen und Lotsen.',
      },
      tiles: [
        article(
          'Herr Grabowski hört auf. 19 Jahre lang stand er an der Kreuzung vor der Mühlenschule, kannte jeden Ranzen und fast jeden Hund. Jetzt ist er 81 und findet, dass Jüngere frieren dürfen. Mit ihm gehen sieben weitere Ehrenamtliche, und die Verkehrswacht sucht dringend Ersatz.',
          'Gebraucht werden Erwachsene, die an ein bis zwei Tagen der Woche von 7.30 bis 7.50 Uhr Zeit haben. Es gibt eine Schulung, eine warme Jacke und ein Aldenabo. Und, so Grabowski: „Jeden Morgen hundertmal Guten Tag. Das bekommt kein König.“',
        ),
        {
          type: 'deeplinkbutton',
          title: 'Ich möchte helfen',
          url: `mailto:schulweg@${town.mailDomain}`,
          color: colors.sun,
          style: '',
        },
      ],
    }),
    story(kit, '164', {
      title: 'Die Bibliothek öffnet jetzt auch sonntags',
      from: -3,
      time: '08:00',
      card: {
        picture: 'stadtbibliothek',
        header: 'Bücher auch am Sonntag',
        subheader: 'Stadtbibliothek',
        text: 'Von 11 bis 17 Uhr, mit Waffeln im Lesecafé und Vorlesen um drei.',
      },
      tiles: [
        article(
          'Am ersten Sonntag standen um halb elf schon vierzig Leute vor der Tür, die meisten mit Kindern, einige mit Kissen. Ein Jahr lang probiert die Stadt aus, ob die Bibliothek auch am Ruhetag gebraucht wird. Geöffnet ist von 11 bis 17 Uhr; ausleihen kann man am Automaten, beraten wird von Studierenden der Hochschule.',
          'Um 15 Uhr wird vorgelesen, und zwar nicht nur für Kleine: Oben im dritten Rang gibt es Krimis. Die Linien 2 und 4 halten direkt vor dem Haus.',
        ),
      ],
    }),
    story(kit, '165', {
      title: 'Auf dem Wartehäuschen summt es',
      from: -2,
      time: '09:45',
      card: {
        picture: 'haltestelle-gruendach',
        header: 'Auf dem Wartehäuschen summt es',
        subheader: 'Grüne Dächer',
        text: '37 Haltestellen tragen jetzt Fetthenne, Thymian und Steinbrech. Die Bienen haben es gemerkt.',
      },
      tiles: [
        article(
          'Es begann mit einem Versuch am Klinikum: ein paar Matten Fetthenne auf dem Dach, mehr nicht. Im ersten Sommer zählte Biologin Katja Rensing dort elf Arten von Wildbienen. Nun sind 37 Wartehäuschen begrünt, bis zum nächsten Jahr sollen es 60 werden.',
          'Die Dächer halten Regen zurück und die Luft darunter an heißen Tagen um bis zu sechs Grad kühler. Gegossen wird nie, gemäht einmal im Jahr. Nur die Rose am Uhlengrund, die hat sich selbst gesät.',
        ),
      ],
    }),
    story(kit, '166', {
      title: 'N7: nachts vom Kesselhaus bis zum Nordhang',
      from: -1,
      time: '18:00',
      color: '#14284b',
      card: {
        picture: 'kupferhof',
        header: 'N7: nachts bis zum Nordhang',
        subheader: 'Nachtlinie verlängert',
        text: 'Freitags und samstags alle 30 Minuten, letzte Abfahrt am Kesselhaus um 4.10 Uhr.',
      },
      tiles: [
        article(
          'Bisher endete die N7 am Klinikum. Wer nach dem Konzert höher hinauf wollte, lief 214 Stufen oder teilte sich ein Taxi. Ab diesem Wochenende schließt sie die Lücke: Sie fährt vom Kesselhaus über Hauptbahnhof, Theater und Klinikum weiter bis zur Bergstation.',
          'Damit am Hang niemand davon aufwacht, fährt die Bahn in den Wohnstraßen höchstens Tempo 20. Das Aldenabo gilt ohne Zuschlag, Einzelfahrten kosten so viel wie am Tag.',
        ),
      ],
    }),
    story(kit, '173', {
      title: 'Sie hat den Mond im Kofferraum',
      from: -1,
      time: '16:30',
      card: {
        picture: 'theater',
        header: 'Sie hat den Mond im Kofferraum',
        subheader: 'Theater am Wall',
        text: 'Bühnenbildnerin Ida Sommer baut für die Premiere eine Kugel von sechs Metern. Wie kommt die ins Haus?',
      },
      tiles: [
        article(
          'In vierundzwanzig Stücken, mit Hängeschloss und Decke: So reist ein Mond durch Aldenbrück. Ida Sommer hat ihn in einer Scheune am Uhlengrund gebaut, aus Pappelholz, Papier und 900 kleinen Lampen. Weil er durch keine Tür passt, fuhr sie achtmal mit dem Kombi.',
          '„Ein Polizist wollte wissen, was ich geladen habe“, erzählt sie. „Ich habe gesagt: das letzte Viertel.“ Am Premierenabend geht der Mond im zweiten Akt auf, ganz langsam, sieben Minuten lang.',
        ),
      ],
    }),
    story(kit, '174', {
      title: 'Die Feuerwehr fährt jetzt elektrisch vor',
      from: -4,
      time: '08:30',
      card: {
        picture: 'feuerwehr',
        header: 'Die Feuerwehr fährt elektrisch',
        subheader: 'Wache Süd',
        text: 'Das erste Löschfahrzeug mit Akku schafft 100 Kilometer – und eine Nacht Pumpen am Stück.',
      },
      tiles: [
        article(
          'Man hört nur das Horn. Als das neue Löschfahrzeug am Montag zum ersten Mal ausrückte – angebranntes Toastbrot, Gartenstadt –, fehlte etwas: der Diesel. 1,4 Millionen Euro hat der Wagen gekostet, die Hälfte trägt das Land. Für lange Einsätze gibt es einen kleinen Zusatzmotor.',
          'Wachleiter Sönke Harms ist nach zwei Wochen überzeugt. „Zum ersten Mal kann ich neben dem Auto telefonieren, während die Pumpe läuft.“',
        ),
      ],
    }),
    story(kit, '175', {
      title: 'Luchs Kaspar zieht nach Uhlengrund',
      from: -2,
      time: '11:30',
      card: {
        picture: 'luchs',
        header: 'Luchs Kaspar zieht ein',
        subheader: 'Tierpark Uhlengrund',
        text: 'Er schnurrt nicht, er frisst nicht vor Publikum – und ist doch schon der Liebling der Besucher.',
      },
      tiles: [
        article(
          'Kaspar ist drei, kommt aus einem Wildpark im Süden und hat in seiner ersten Nacht gleich das Klettergerüst umgestaltet. Das neue Gehege ist so groß wie ein halbes Fußballfeld, mit Birken, Bachlauf und einem Felsen, auf dem er tagsüber schläft. Im Frühjahr soll eine Gefährtin folgen.',
          'Am besten sieht man ihn gegen 16 Uhr vom Holzturm aus. Die Linie 5 hält vor dem Tor, Kinder bis sechs Jahre haben freien Eintritt.',
        ),
      ],
    }),
    story(kit, '176', {
      title: 'Fahrkarte aufs Handy, ganz ohne App',
      from: -3,
      time: '06:45',
      card: {
        picture: 'ticket-handy',
        header: 'Fahrkarte ganz ohne App',
        subheader: 'So geht’s',
        text: 'Code am Bahnsteig einlesen, zahlen, einsteigen. Kein Konto, kein Passwort.',
      },
      tiles: [
        article(
          'Wer nur einmal fahren will, musste bisher Kleingeld suchen oder eine App laden. Jetzt hängt an jeder Haltestelle ein Code: Kamera darauf halten, Karte wählen, bezahlen. Das Ticket erscheint als Seite im Browser und funktioniert auch im Tunnel. Nach einer Woche wird es automatisch gelöscht.',
        ),
        {
          type: 'deeplinkbutton',
          title: 'Ausprobieren',
          url: site('ticket'),
          color: colors.green,
          style: 'inverse',
        },
      ],
    }),
    story(kit, '179', {
      title: 'Kaputt? Kommt gar nicht in die Tonne',
      from: -5,
      time: '13:00',
      card: {
        picture: 'repaircafe',
        header: 'Kaputt? Nicht in die Tonne!',
        subheader: 'Repair-Café Rosenacker',
        text: 'Zweimal im Monat retten Ehrenamtliche Toaster, Lieblingshosen und Kinderwagen.',
      },
      tiles: [
        article(
          `Der nächste Termin ist am ${dates.words(dates.next(6))} von 14 bis 17 Uhr im Gemeindehaus Rosenacker. Mitbringen darf man alles, was durch die Tür passt und keinen Motor zum Fahren hat. Bezahlt wird mit Spenden – oder mit Kuchen.`,
        ),
        quote(
          'Vier von fünf Geräten haben nur einen Wackelkontakt. Die Besitzer meistens auch.',
          'Heiner Lüttke',
          'pensionierter Elektriker',
        ),
      ],
    }),
  ];
}
