import type { DemoEntry } from './import-file.ts';
import { article, type DemoHelpers, picture, quote, story, text } from './kit.ts';
import { colors } from './town.ts';

/** 400 to 408: long reads of the magazine 'Linie', and what is new in the network. */
export function lineEntries(kit: DemoHelpers): DemoEntry[] {
  return [
    story(kit, '400', {
      title: 'Acht Stunden Nacht: unterwegs mit Jale Demir',
      from: -1,
      time: '20:00',
      lead: false,
      card: {
        picture: 'portrait-fahrerin',
        header: 'Acht Stunden Nacht',
        subheader: 'Unterwegs mit Jale Demir',
        text: 'Betrunkene Philosophen, schlafende Schichtarbeiter und ein Fuchs mit Monatskarte: eine Nacht auf der N7.',
      },
      tiles: [
        picture(
          kit,
          {
            picture: 'portrait-fahrerin',
            header: 'Jale Demir',
            text: 'Seit 14 Jahren fährt sie durch die Stadt.',
          },
          { slider: true },
        ),
        picture(
          kit,
          {
            picture: 'tram-nacht',
            header: '1.52 Uhr, Theater am Wall',
            text: 'Die N7 ist leise und fast leer.',
          },
          { slider: true },
        ),
        article(
          'Um 22.10 Uhr füllt Jale Demir zwei Thermoskannen, eine mit Tee, eine mit Suppe. Der Tee ist für sie. Die Suppe ist für Herrn Wiechmann, der gegen halb vier am Klinikum einsteigt, seit elf Jahren, immer in derselben Pflegerjacke. „Er sagt nie etwas“, sagt Demir. „Aber er lässt den Becher sauber zurück.“',
          'Die Nacht auf der Linie N7 hat drei Akte. Im ersten gehört die Bahn denen, die noch etwas vorhaben: Parfüm, Gelächter, geliehene Schuhe. Der zweite beginnt gegen halb zwei. Dann steigen die Philosophen ein, die an der Tür stehen bleiben, um zu Ende zu reden. Der dritte Akt ist der stillste. Ab drei fahren Bäcker, Reinigungskräfte und Menschen, die auf die Uhr sehen, ohne sie zu lesen.',
          'Und dann ist da der Fuchs. An der Haltestelle Stadtpark wartet er im Gebüsch, bis die Türen aufgehen. Einmal, erzählt Demir, sei er wirklich eingestiegen, habe sich umgesehen und sei an der nächsten Station wieder hinaus. „Ohne Fahrschein, aber mit Manieren.“',
        ),
        quote(
          'Am Tag fahre ich eine Bahn. In der Nacht fahre ich <em>diese</em> Leute.',
          'Jale Demir',
          'Fahrerin der Linie N7',
          'Was die Nacht anders macht',
        ),
        article(
          'Um 4.10 Uhr ist am Kesselhaus Schluss. Demir geht durch den Wagen, hebt einen Schal auf und schließt die Fenster. Draußen wird es grau über dem Fluss, drinnen riecht es nach Suppe. Sie setzt sich noch einmal auf den Platz in der dritten Reihe, linke Seite, und schaut hinaus. „Das“, sagt sie, „ist der beste Platz. Verraten Sie es nicht.“',
        ),
      ],
    }),
    story(kit, '401', {
      title: 'Der Wagen, der nicht sterben wollte',
      from: -2,
      time: '18:00',
      card: {
        picture: 'museumstram',
        header: 'Der Wagen, der nicht sterben wollte',
        subheader: 'Geschichte',
        text: 'Triebwagen 12 wurde dreimal verschrottet – wenigstens auf dem Papier. Die Rettung eines Sturkopfs.',
      },
      tiles: [
        article(
          'In den Akten der Stadtbahn existiert Wagen 12 nicht mehr. 1951 wurde er ausgemustert, 1963 verschrottet und 1978, sicherheitshalber, noch einmal. In Wahrheit stand er die ganze Zeit unter einer Plane in der hintersten Halle, weil ein Werkmeister namens August Thode jedes Mal das falsche Gleis räumte.',
          'Thode hinterließ ein Schulheft voller Maße, Farbproben und Flüche. Mit ihm in der Hand begann seine Enkelin Friederike vor neun Jahren, den Wagen zu zerlegen. Sie ist Tischlerin und hatte bis dahin mit Straßenbahnen nur insofern zu tun, als sie zu oft zu spät kamen.',
          'Heute rollt der Wagen sonntags vom Marktplatz zur Hafenkante, cremeweiß und rot, mit Messinggriffen und Bänken aus Esche. Fahrkarten knipst ein Schaffner mit Zange. Und wer genau hinhört, behauptet Friederike Thode, der hört beim Anfahren ihren Großvater fluchen.',
        ),
        text(
          '<h2>Mitfahren</h2><p>Sonntags um 11, 13 und 15 Uhr ab Marktplatz, Gleis 3. Erwachsene zahlen 6 Euro, Kinder 3 Euro, Flüche sind inbegriffen.</p>',
        ),
      ],
    }),
    story(kit, '402', {
      title: 'Wie viel Zeit passt in eine Kreuzung?',
      from: -4,
      time: '18:00',
      card: {
        picture: 'leitstelle',
        header: 'Wie viel Zeit passt in eine Kreuzung?',
        subheader: 'Hinter dem Fahrplan',
        text: 'Ein Fahrplan ist ein Puzzle mit 41.000 Teilen. Zwei Menschen legen es jedes Jahr neu.',
      },
      tiles: [
        article(
          'Am Marktplatz kreuzen sich drei Linien, zwei Busse und 900 Radfahrer in der Stunde. Genau 18 Sekunden hat eine Bahn, um die Kreuzung zu räumen. „Wenn jemand in der Tür noch einmal winkt, sind es 22“, sagt Fahrplanerin Svenja Rust. „Und dann winken 400 Leute am Hauptbahnhof ihrem Anschluss hinterher.“',
          'Rust und ihr Kollege Piet Maas sitzen in einem Büro, dessen Wände aus Linien bestehen. Jede Bahn ist ein Strich, jede Begegnung ein Schnittpunkt; 41.000 davon gibt es an einem gewöhnlichen Dienstag. Das Programm auf dem Rechner könnte den Plan allein. Aber es weiß nicht, dass am Anger die Schule um zehn vor acht beginnt und dass am Nordhang niemand vor sechs gehen will, weil dort die Bäckerei erst um sechs öffnet.',
          'Deshalb fahren die beiden jede Woche eine Schicht mit, mit Stoppuhr und Butterbrot. „Der beste Fahrplan“, sagt Maas, „ist der, über den sich niemand unterhält.“',
        ),
      ],
    }),
    story(kit, '403', {
      title: 'Brot um drei',
      from: -6,
      time: '18:00',
      card: {
        picture: 'portrait-baecker',
        header: 'Brot um drei',
        subheader: 'Menschen an der Linie 1',
        text: 'Seit 50 Jahren backt Henning Tillmann für Leute, die früher aufstehen als alle anderen.',
      },
      tiles: [
        article(
          'Die erste Kundin kommt um 3.20 Uhr und trägt Warnweste. Eigentlich öffnet die Bäckerei am Hauptbahnhof um fünf, aber die Hintertür zum Gleis 2 ist nie abgeschlossen. Wer sie kennt, bekommt ein Brötchen auf die Hand und einen Satz über das Wetter.',
          'Henning Tillmann hat den Betrieb von seinem Vater übernommen, zusammen mit einem Ofen, der sich nur von links bedienen lässt, und einem Sauerteig, der älter ist als die Stadtbahn. Dreimal wollten Ketten ihn kaufen. „Die haben gefragt, was der Teig kostet“, sagt er. „Da wusste ich, dass sie keinen haben wollen.“',
          'Im nächsten Jahr übernimmt seine Tochter Rieke. Sie hat in drei Ländern gelernt, wie man es auch machen könnte, und wird fast nichts ändern. Nur die Hintertür bekommt ein Schild. Darauf soll stehen: Hier.',
        ),
      ],
    }),
    story(kit, '404', {
      title: 'Die Dirigentin fährt Linie 2',
      from: -5,
      time: '18:00',
      card: {
        picture: 'portrait-dirigentin',
        header: 'Die Dirigentin fährt Linie 2',
        subheader: 'Gespräch',
        text: 'Clara Wendt leitet das Stadtorchester – und probt ihre Einsätze zwischen Klinikum und Wall.',
      },
      tiles: [
        text(
          '<p><strong>Frau Wendt, man sieht Sie morgens in der Bahn dirigieren. Stört das niemanden?</strong></p><p>Einmal hat ein Herr gefragt, ob mir nicht gut sei. Als ich sagte, es sei der dritte Satz der Siebten, hat er zugehört. Das heißt: zugesehen.</p><p><strong>Was kann ein Orchester von einer Straßenbahn lernen?</strong></p><p>Anfahren. Alle müssen im selben Moment wollen, aber keiner darf reißen. Wenn Frau Demir fährt, ist das ein perfekter Auftakt.</p><p><strong>Und umgekehrt?</strong></p><p>Pausen. Eine Haltestelle ist ja keine Unterbrechung, sie gehört zum Stück.</p><blockquote><p>Stille ist auch eine Station.</p></blockquote><p><strong>Ihr Lieblingsgeräusch in Aldenbrück?</strong></p><p>Die Weiche am Theater. Eine kleine Terz, immer ein bisschen zu tief. Ich würde sie nie stimmen lassen.</p>',
        ),
      ],
    }),
    story(kit, '405', {
      title: 'Neue Schienen für die Werkstraße',
      from: -2,
      time: '05:00',
      card: {
        picture: 'gleisbau',
        header: 'Neue Schienen für die Werkstraße',
        subheader: 'Linien 3 und 6',
        text: 'Bis Monatsende fahren Busse zwischen Kupferhof und Hauptbahnhof. Das musst du wissen.',
      },
      tiles: [
        article(
          'Die Schienen in der Werkstraße sind von 1984 und haben seither jede Schicht des Kupferwerks, drei Hochwasser und eine Popband auf Tournee getragen. Jetzt werden 860 Meter erneuert. Die Linien 3 und 6 enden am Hauptbahnhof, ein Ersatzbus fährt alle sieben Minuten.',
        ),
        text(
          '<h2>Ersatzverkehr</h2><table><thead><tr><th>Haltestelle</th><th>Bus hält</th></tr></thead><tbody><tr><td>Hauptbahnhof</td><td>Steig F</td></tr><tr><td>Gaswerk</td><td>vor der Apotheke</td></tr><tr><td>Kupferhof</td><td>Werktor 2</td></tr></tbody></table><p>Bitte plane zehn Minuten mehr ein. Fahrräder nimmt der Bus nicht mit, Kinderwagen schon.</p>',
        ),
      ],
    }),
    story(kit, '406', {
      title: 'Der Nordhang bekommt leise Busse',
      from: -3,
      time: '05:00',
      card: {
        picture: 'bus-elektrisch',
        header: 'Leise Busse für den Nordhang',
        subheader: 'Linie 14',
        text: 'Sechs Elektrobusse ersetzen die letzten Diesel – und laden, wo sie bergab fahren.',
      },
      tiles: [
        article(
          'Zwölf Prozent Steigung, neun Kehren, im Winter Eis: Die Linie 14 gilt als härteste Prüfung für jeden Bus. Die neuen Wagen nehmen sie mit Schwung. Bergab speisen die Motoren so viel Strom zurück, dass nach drei Runden fast eine vierte umsonst ist. Die Anwohner freuen sich vor allem über etwas anderes: dass sie morgens den Wecker wieder hören.',
        ),
      ],
    }),
    story(kit, '407', {
      title: 'Das Netz auf einen Blick',
      from: -9,
      time: '05:00',
      card: {
        picture: 'nordhang',
        header: 'Das Netz auf einen Blick',
        subheader: 'Sechs Linien, 94 Haltestellen',
        text: 'Welche Bahn wohin fährt, wo man am besten umsteigt und warum es keine Linie 7 gibt.',
      },
      tiles: [
        text(
          '<table><thead><tr><th>Linie</th><th>Von</th><th>Nach</th><th>Takt</th></tr></thead><tbody><tr><td>1</td><td>Hauptbahnhof</td><td>Hafenkante</td><td>10 Minuten</td></tr><tr><td>2</td><td>Nordhang</td><td>Südbad</td><td>7 Minuten</td></tr><tr><td>3</td><td>Kupferhof</td><td>Hochschule</td><td>10 Minuten</td></tr><tr><td>4</td><td>Rosenacker</td><td>Stadion am Anger</td><td>5 Minuten</td></tr><tr><td>5</td><td>Hauptbahnhof</td><td>Tierpark Uhlengrund</td><td>15 Minuten</td></tr><tr><td>6</td><td>Osterfeld</td><td>Kupferhof</td><td>15 Minuten</td></tr></tbody></table>',
        ),
        article(
          'Am schnellsten steigt man am Marktplatz um: Dort halten die Linien 1, 2 und 4 am selben Bahnsteig. Eine Linie 7 gab es bis 1969; sie fuhr im Kreis und wurde eingestellt, weil Fahrgäste nicht mehr ausstiegen. Nur nachts ist die Nummer zurück.',
        ),
        {
          type: 'infos',
          title: 'Pläne',
          label1: 'Netzplan zum Herunterladen',
          url1: kit.media('netzplan.pdf'),
          url1Type: 'pdf',
        },
      ],
    }),
    story(kit, '408', {
      title: 'Ein Baum für jede neue Bahn',
      from: -7,
      time: '18:00',
      color: colors.sand,
      card: {
        picture: 'baum-pflanzen',
        header: 'Ein Baum für jede neue Bahn',
        subheader: 'Rasengleis',
        text: 'Zwischen Klinikum und Nordhang wächst die schattigste Strecke der Stadt.',
      },
      tiles: [
        article(
          'Für jeden neuen Wagen pflanzt die Stadtbahn einen Feldahorn. Zwölf stehen schon, und wer am Gleis wohnt, darf ihnen Namen geben. Bisher gibt es eine Gerda, einen Blitz und zwei Bäume namens Baum. In zehn Jahren, rechnet Gärtnermeisterin Ute Kröger, liegt die halbe Strecke im Schatten.',
        ),
      ],
    }),
  ];
}
