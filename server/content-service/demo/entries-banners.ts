import type { DemoEntry } from './import-file.ts';
import { article, type Card, type DemoHelpers, story } from './kit.ts';
import type { PictureName } from './pictures.ts';
import { colors, site } from './town.ts';

/** 181 to 185: advertising as wide banners; the texts are those on the banner. */
export function bannerEntries(kit: DemoHelpers): DemoEntry[] {
  const banner = (picture: PictureName, header: string, subheader: string): Card => ({
    picture,
    header,
    subheader,
    text: '',
  });
  return [
    story(kit, '181', {
      title: 'Nachtlinien: so kommst du heim',
      from: -7,
      banner: banner('banner-nachtlinien', 'Nachtlinien', 'Freitag und Samstag alle 30 Minuten nach Hause'),
      card: {
        picture: 'tram-nacht',
        header: 'Nachtlinien: so kommst du heim',
        subheader: 'N1, N2 und N7',
        text: 'Drei Linien, ein Treffpunkt: Um 0.15 Uhr warten am Hauptbahnhof alle aufeinander.',
      },
      tiles: [
        article(
          'Wenn die letzte reguläre Bahn im Depot steht, beginnt das Nachtnetz. N1, N2 und N7 treffen sich in den Nächten auf Samstag und Sonntag alle 30 Minuten am Hauptbahnhof und warten dort drei Minuten, damit niemand rennen muss. Zwischen den Haltestellen darf man auf Wunsch aussteigen: einfach beim Fahrpersonal melden.',
        ),
        {
          type: 'infos',
          title: 'Zum Mitnehmen',
          label1: 'Fahrplan der Nachtlinien',
          url1: kit.media('fahrplan-nacht.pdf'),
          url1Type: 'pdf',
        },
      ],
    }),
    story(kit, '182', {
      title: 'Aldenabo: der zweite Monat geht auf uns',
      from: -7,
      banner: banner('banner-abo', 'Aldenabo', 'Ein Monat fahren, den zweiten geschenkt'),
      card: {
        picture: 'fahrgaeste',
        header: 'Der zweite Monat geht auf uns',
        subheader: 'Aldenabo',
        text: 'Wer jetzt einsteigt, zahlt einen Monat und fährt zwei.',
      },
      tiles: [
        article(
          '49 Euro im Monat, alle Linien, auch nachts, am Wochenende für die halbe Familie: Das Aldenabo ist der einfachste Fahrschein der Stadt. Wer es bis zum Monatsende bestellt, bekommt den zweiten Monat geschenkt. Kündigen kann man jederzeit mit zwei Sätzen per E-Mail.',
        ),
        {
          type: 'deeplinkbutton',
          title: 'Abo bestellen',
          url: site('abo'),
          color: colors.green,
          style: '',
        },
      ],
    }),
    story(kit, '183', {
      title: 'Tierpark Uhlengrund: Endstation Otter',
      from: -8,
      banner: {
        ...banner('banner-tierpark', 'Tierpark Uhlengrund', 'Mit Linie 5 bis vor das Tor'),
        text: 'Elf Minuten sind es vom Hauptbahnhof bis zum Waldkauz.',
      },
      card: {
        picture: 'eule',
        header: 'Endstation Otter',
        subheader: 'Tierpark Uhlengrund',
        text: 'Mit der Linie 5 sind es elf Minuten vom Hauptbahnhof bis zum Waldkauz.',
      },
      tiles: [
        article(
          '64 Arten, alle aus heimischen Wäldern, Wiesen und Flüssen: Im Tierpark Uhlengrund sieht man, was man beim Spazierengehen meistens verpasst. Geöffnet ist täglich von 9 Uhr bis zur Dämmerung, Fütterung der Otter um 11 und 15 Uhr. Wer mit der Linie 5 kommt, zahlt einen Euro weniger.',
        ),
      ],
    }),
    story(kit, '184', {
      title: 'Theater am Wall: Karten ab 9 Euro',
      from: -6,
      link: site('partner/theater-am-wall'),
      banner: banner('banner-theater', 'Theater am Wall', 'Karten ab 9 Euro'),
      card: {
        picture: 'theater',
        header: 'Karten ab 9 Euro',
        subheader: 'Theater am Wall',
        text: 'Die besten Plätze sind nicht immer die teuersten: Im zweiten Rang hört man jedes Flüstern.',
      },
      tiles: [
        article(
          'Der zweite Rang im Theater am Wall ist steil, schmal und akustisch der beste Ort im Haus. Karten kosten dort 9 Euro, für Schülerinnen und Schüler 5 Euro.',
        ),
      ],
    }),
    story(kit, '185', {
      title: 'Uferflohmarkt: Stand jetzt anmelden',
      from: -5,
      banner: banner('banner-flohmarkt', 'Uferflohmarkt', 'Stand jetzt anmelden'),
      card: {
        picture: 'flohmarkt',
        header: 'Uferflohmarkt: Stand anmelden',
        subheader: 'Hafenkante',
        text: 'Drei Meter Tisch, 12 Euro, keine Neuware: Die Anmeldung ist eröffnet.',
      },
      tiles: [
        article(
          'Vier Sonntage im Jahr gehört der Kai den Trödlern. 180 Plätze vergibt der Bürgerverein Hafenkante, Kinder verkaufen auf Decken kostenlos. Angemeldet wird im Vereinsbüro an Kran 1, mittwochs von 17 bis 19 Uhr, oder telefonisch unter 0221 4710 420. Aufgebaut werden darf ab 7 Uhr, gefeilscht ab 7.01 Uhr.',
        ),
      ],
    }),
  ];
}
