import type { DemoTile, DemoWirePost } from './import-file.ts';
import type { DemoHelpers } from './kit.ts';
import { type PictureName, pictureFile } from './pictures.ts';

interface WireArticle {
  id: string;
  kicker: string;
  title: string;
  teaser: string;
  /** Minutes since its arrival. */
  age: number;
  body: string;
  images: { extID: string; picture: PictureName; caption: string }[];
}

const CREDIT = 'Foto: Nachrichtendienst Meridian';

function post(kit: DemoHelpers, { id, kicker, title, teaser, age, body, images }: WireArticle): DemoWirePost {
  const article: DemoTile = {
    type: 'dpa-infoline-entry',
    title,
    kicker,
    teaser,
    body,
    publishTime: kit.dates.ago(age),
  };
  const pictures = images.map(({ extID, picture, caption }) => ({
    type: 'dpa-image',
    extID,
    mediaURL: kit.media(pictureFile(picture)),
    caption,
    creditline: CREDIT,
  }));
  return { id, title, kacheln: [article, ...pictures] };
}

/** 9001 to 9008, newest first; 9008 has neither kicker nor picture and so is never shown. */
export function wirePosts(kit: DemoHelpers): DemoWirePost[] {
  const articles: WireArticle[] = [
    {
      id: '9001',
      kicker: 'Verkehr',
      title: 'Nachtzüge: Zwölf Länder einigen sich auf ein Ticket',
      teaser: 'Wer quer durch Europa schlafen will, soll künftig nur noch eine Fahrkarte brauchen.',
      age: 35,
      body: '<p>Nach zwei Jahren Verhandlung haben zwölf Staaten ein gemeinsames Buchungssystem für Nachtzüge beschlossen. Vom kommenden Fahrplan an soll jede Verbindung mit höchstens zwei Umstiegen über eine einzige Stelle erhältlich sein, wie die Verkehrsministerien am Morgen mitteilten.</p><figure data-ext-id="zug-1"></figure><p>Bislang verkaufen 23 Gesellschaften ihre Betten getrennt. Verpasst ein Gast den Anschluss, muss er oft eine neue Karte lösen. Künftig gilt: Wer eine durchgehende Fahrt bucht, wird auch durchgehend befördert, notfalls mit dem nächsten Zug.</p><h2>Mehr Betten ab dem Sommer</h2><p>Zugleich wollen die Bahnen 180 zusätzliche Schlafwagen bestellen. Fahrgastverbände begrüßten den Schritt, mahnten aber günstige Preise für Familien an.</p>',
      images: [
        {
          extID: 'zug-1',
          picture: 'welt-nachtzug',
          caption: 'Ein Nachtzug überquert am frühen Morgen einen Viadukt.',
        },
      ],
    },
    {
      id: '9002',
      kicker: 'Wissenschaft',
      title: 'Teleskope fangen Signal vom Rand der Milchstraße auf',
      teaser: 'Das Muster wiederholt sich alle 54 Minuten. Forschende rätseln über die Quelle.',
      age: 95,
      body: '<p>Ein internationales Team hat mit drei zusammengeschalteten Radioteleskopen ein Signal entdeckt, das sich mit der Genauigkeit einer Uhr wiederholt. Es dauert jeweils nur elf Sekunden und stammt nach ersten Berechnungen aus einer Entfernung von rund 16.000 Lichtjahren.</p><p>„Für einen gewöhnlichen Pulsar ist das viel zu langsam“, sagte die Leiterin der Auswertung. Denkbar sei ein weißer Zwerg mit ungewöhnlich starkem Magnetfeld.</p><figure data-ext-id="tel-2"></figure><p>In den kommenden Wochen sollen Teleskope auf vier Kontinenten dieselbe Stelle beobachten. Hinweise auf einen künstlichen Ursprung gibt es nicht.</p>',
      images: [
        {
          extID: 'tel-1',
          picture: 'sternwarte',
          caption: 'Auch Hobbyastronomen beteiligen sich an der Suche.',
        },
        {
          extID: 'tel-2',
          picture: 'welt-teleskop',
          caption: 'Die Anlage arbeitet seit drei Jahren im Verbund.',
        },
      ],
    },
    {
      id: '9003',
      kicker: 'Umwelt',
      title: 'Buckelwale kehren in alte Reviere zurück',
      teaser: 'Erstmals seit Jahrzehnten zählen Forschende wieder mehr als tausend Tiere vor der Küste.',
      age: 170,
      body: '<p>Die Zahl der Buckelwale im Nordostatlantik wächst. Bei der jüngsten Zählung aus der Luft wurden 1.140 Tiere erfasst, darunter 87 Kälber, wie die Meeresforschungsstelle berichtete. Vor zwanzig Jahren waren es weniger als 300.</p><p>Als Grund gelten Fangverbote und verlegte Schifffahrtsrouten. Entwarnung geben die Fachleute nicht: Unterwasserlärm und treibende Netze gefährdeten die Bestände weiterhin.</p><ul><li>1.140 Tiere gezählt</li><li>87 davon Jungtiere</li><li>nächste Zählung in zwei Jahren</li></ul>',
      images: [
        {
          extID: 'wal-1',
          picture: 'welt-wal',
          caption: 'Ein Buckelwal springt nahe einem Forschungsboot aus dem Wasser.',
        },
      ],
    },
    {
      id: '9004',
      kicker: 'Energie',
      title: 'Windpark auf See liefert mehr Strom als geplant',
      teaser: 'Die Anlage versorgt nach einem Jahr rechnerisch 600.000 Haushalte.',
      age: 260,
      body: '<p>Der größte Windpark der südlichen See hat in seinem ersten Betriebsjahr die Erwartungen um neun Prozent übertroffen. Das teilte die Betreibergesellschaft mit. Grund seien stetige Winde und weniger Ausfälle als angenommen.</p><figure data-ext-id="wind-1"></figure><p>Kritik kommt von Küstenfischern, die Fanggründe verloren haben. Ein Ausgleichsfonds soll im kommenden Jahr aufgestockt werden. Naturschützer verweisen darauf, dass sich an den Fundamenten inzwischen Miesmuscheln und Seesterne ansiedeln.</p>',
      images: [
        {
          extID: 'wind-1',
          picture: 'welt-windpark',
          caption: 'Ein Wartungsschiff fährt die Anlagen im Abendlicht ab.',
        },
      ],
    },
    {
      id: '9005',
      kicker: 'Medizin',
      title: 'Neuer Schnelltest erkennt Blutvergiftung in Minuten',
      teaser: 'In einer Studie mit 3.200 Patienten lag das Verfahren in 19 von 20 Fällen richtig.',
      age: 345,
      body: '<p>Ein Tropfen Blut und zwölf Minuten Geduld: Mehr braucht ein neuer Test nicht, um eine beginnende Sepsis zu erkennen. In einer Studie an neun Kliniken lag das Ergebnis in 95 Prozent der Fälle richtig.</p><p>Bisher vergehen oft Stunden, bis Sicherheit herrscht. Jede davon verschlechtert die Aussichten. „Wir gewinnen genau die Zeit, die uns immer gefehlt hat“, sagte eine beteiligte Notärztin. Mit einer Zulassung wird frühestens in anderthalb Jahren gerechnet.</p>',
      images: [
        {
          extID: 'lab-1',
          picture: 'welt-labor',
          caption: 'Die Probe leuchtet grün, wenn der Test anschlägt.',
        },
        {
          extID: 'lab-2',
          picture: 'hochschule',
          caption: 'Entwickelt wurde das Verfahren an einer kleinen Hochschule.',
        },
      ],
    },
    {
      id: '9006',
      kicker: 'Politik',
      title: 'Fluss-Anrainer wollen Hochwasser gemeinsam vorhersagen',
      teaser: 'Sechs Staaten teilen künftig ihre Pegeldaten in Echtzeit.',
      age: 430,
      body: '<p>Sechs Staaten wollen ihre Messstellen an Flüssen verbinden und Hochwasser künftig gemeinsam vorhersagen. Das haben Vertreterinnen und Vertreter bei einem Treffen vereinbart. Die Warnzeit soll sich dadurch von zehn auf bis zu 36 Stunden verlängern.</p><figure data-ext-id="konf-1"></figure><blockquote><p>„Wasser liest keine Landkarten.“</p></blockquote><p>Die Kosten von 84 Millionen Euro teilen sich die Länder nach Länge ihrer Ufer. Der Betrieb beginnt mit dem nächsten Frühjahr.</p>',
      images: [
        {
          extID: 'konf-1',
          picture: 'welt-konferenz',
          caption: 'Am runden Tisch sitzen Fachleute aus sechs Staaten.',
        },
      ],
    },
    {
      id: '9007',
      kicker: 'Sport',
      title: 'Außenseiterin gewinnt Hafenmarathon in Rekordzeit',
      teaser: 'Die 24-jährige Krankenpflegerin war erst am Vortag nachgemeldet worden.',
      age: 560,
      body: '<p>Damit hatte niemand gerechnet, am wenigsten sie selbst: Eine 24 Jahre alte Krankenpflegerin hat den Hafenmarathon in 2:21:08 Stunden gewonnen und den Streckenrekord um fast eine Minute verbessert. Einen Startplatz bekam sie erst, weil eine Freundin krank wurde.</p><p>Nach dem Zieleinlauf fragte sie als Erstes nach der nächsten Straßenbahn. „Ich habe um 14 Uhr Dienst“, sagte sie der verdutzten Rennleitung.</p>',
      images: [
        { extID: 'lauf-1', picture: 'welt-marathon', caption: 'Die Siegerin im Ziel am alten Hafenbecken.' },
        {
          extID: 'lauf-2',
          picture: 'stadtlauf',
          caption: 'Mehr als 8.000 Läuferinnen und Läufer waren am Start.',
        },
      ],
    },
    {
      id: '9008',
      kicker: '',
      title: 'Eilmeldung folgt',
      teaser: '',
      age: 700,
      body: '<p>Mehr in Kürze.</p>',
      images: [],
    },
  ];
  return articles.map((article) => post(kit, article));
}
