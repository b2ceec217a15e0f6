import { action } from './entries-actions.ts';
import type { DemoEntry } from './import-file.ts';
import { article, type DemoHelpers, picture, story } from './kit.ts';
import { colors } from './town.ts';

/** 126 to 129 and 180: actions that answer by e-mail, on the screen or with a voucher. */
export function voucherEntries(kit: DemoHelpers): DemoEntry[] {
  const { dates } = kit;
  return [
    story(kit, '126', {
      title: 'Baustellenbrief: einmal anmelden, Bescheid wissen',
      from: -4,
      time: '09:00',
      card: {
        picture: 'ticket-handy',
        header: 'Der Baustellenbrief kommt per E-Mail',
        subheader: 'Linie 3 und 6',
        text: 'Wer an der Werkstraße wohnt oder umsteigt, bekommt jeden Sonntag den Plan der Woche.',
      },
      tiles: [
        article(
          'Bis die neuen Schienen liegen, ändert sich an der Werkstraße fast jede Woche etwas. Der Baustellenbrief sagt sonntags, wo gebohrt wird, welcher Bus fährt und wann es nachts laut wird. Nach der Anmeldung schicken wir einen Link zur Bestätigung; erst danach bist du dabei.',
        ),
        action({
          title: 'Baustellenbrief bestellen',
          name: 'optional',
          autoresponse: 'optin',
          popupTitle: 'Fast geschafft',
          popupText: 'Dein erster Brief kommt dann am nächsten Sonntag.',
          cb1Title: 'Ich möchte den Baustellenbrief erhalten und kann ihn jederzeit abbestellen.',
          cb1LinkText: 'Datenschutz',
          cb1LinkUrl: '/datenschutz',
        }),
      ],
    }),
    story(kit, '127', {
      title: 'Werkstattführung: Wir laden ein',
      from: -5,
      time: '10:00',
      card: {
        picture: 'tram-depot',
        header: 'Werkstattführung: Wir laden ein',
        subheader: 'Depot Kupferhof',
        text: `Einmal unter einer Straßenbahn stehen: Am ${dates.words(dates.next(5))} öffnet Olaf Brandt die Grube.`,
      },
      tiles: [
        article(
          `Am ${dates.words(dates.next(5))} um 16 Uhr führt Werkstattmeister Olaf Brandt durch Halle, Lackiererei und Prüfgrube. Die Führung dauert 90 Minuten und ist bis auf die Grube stufenlos. Nach der Anmeldung bekommst du sofort alle Einzelheiten.`,
        ),
        action({
          title: 'Zur Führung anmelden',
          phone: 'optional',
          autoresponse: 'plain',
          popupTitle: 'Du bist angemeldet',
          popupText:
            'Treffpunkt: Pforte des Depots, Werkstraße 40, Haltestelle Kupferhof. Bitte bring diese Nachricht mit, auf dem Handy genügt.',
        }),
      ],
    }),
    story(kit, '128', {
      title: 'Hörspaziergang: Dein Zugang kostet nichts',
      from: -6,
      time: '09:30',
      card: {
        picture: 'muehlenviertel',
        header: 'Hörspaziergang durchs Mühlenviertel',
        subheader: 'Geschenkt',
        text: 'Elf Stationen, elf Stimmen: Den Audioguide des Stadtmuseums gibt es für Fahrgäste umsonst.',
      },
      tiles: [
        article(
          'Wo das Wasserrad klappert, stand einmal die größte Papiermühle am Fluss. Der Hörspaziergang des Stadtmuseums erzählt davon mit Stimmen von Nachbarn, einer Müllerstochter und einem sehr alten Karpfen. Sonst kostet er 6 Euro; wer sich hier anmeldet, bekommt den Zugang frei.',
        ),
        action({
          title: 'Zugang anfordern',
          autoresponse: 'free',
          popupTitle: 'Viel Freude beim Zuhören!',
          popupText:
            'Nenne im Museumsladen am Mühlenplatz das Stichwort „Karpfen“ oder gib es auf der Seite des Museums ein. Es gilt bis zum Monatsende.',
        }),
      ],
    }),
    story(kit, '129', {
      title: 'Eine Kugel Eis geht auf uns',
      from: -1,
      time: '11:00',
      card: {
        picture: 'eisdiele',
        header: 'Eine Kugel Eis geht auf uns',
        subheader: 'Gutschein als QR-Code',
        text: 'Anmelden, Code zeigen, schlecken: 100 Gutscheine für die Eisdiele Gelatino am Markt.',
      },
      tiles: [
        article(
          'Kapitän Haferkeks oder Alde-Blau? Die Eisdiele Gelatino hat zwei Sorten nach unserer Stadt benannt, und die ersten hundert Fahrgäste probieren kostenlos. Nach der Anmeldung erscheint dein Gutschein als QR-Code und kommt zusätzlich per E-Mail. An der Theke wird er einmal eingelesen, danach ist er verbraucht.',
        ),
        action({
          title: 'Gutschein holen',
          maxCalls: 100,
          autoresponse: 'qrcode',
          endDate: dates.day(60),
          showParticipationTimespan: 1,
          popupTitle: 'Dein Gutschein ist da',
          popupText: 'Zeig diesen Code bei Gelatino, Marktplatz 9. Eine Kugel, eine Waffel, ein Lächeln.',
        }),
      ],
    }),
    story(kit, '180', {
      title: 'Suppengutschein: Das war’s für diese Saison',
      from: -20,
      time: '09:00',
      till: 20,
      card: {
        picture: 'wochenmarkt',
        header: 'Suppengutschein: Das war’s',
        subheader: 'Aktion beendet',
        text: '94 von 100 Schalen sind ausgelöffelt. Danke an alle, die mitgegessen haben.',
      },
      lead: false,
      tiles: [
        picture(kit, {
          picture: 'suppe',
          header: '94 Schalen Kürbissuppe',
          text: 'Ausgegeben in der Suppenbar Löffelweise am Mühlenplatz.',
        }),
        article(
          'Drei Wochen lang gab es für einen Code aus der Bahn eine Schale Suppe. Am beliebtesten war Kürbis mit Ingwer, am mutigsten Rote Bete mit Meerrettich. Die Aktion ist beendet, Gutscheine werden nicht mehr angenommen.',
        ),
        action({
          title: 'Gutschein holen',
          maxCalls: 100,
          autoresponse: 'qrcode',
          startDate: dates.day(-20, '09:00'),
          endDate: dates.day(-3, '20:00'),
          showParticipationTimespan: true,
          uploadbuttonColor: colors.brick,
        }),
      ],
    }),
  ];
}
