import type { DemoPosition } from './import-file.ts';
import type { DemoHelpers } from './kit.ts';
import { pictureFile } from './pictures.ts';
import { colors, site } from './town.ts';

/** The teaser pages, levels and the about page, with the entries of each position. */
export function demoPages(kit: DemoHelpers): Record<string, DemoPosition[]> {
  const night = kit.media(pictureFile('hintergrund-nacht'));
  const leaves = kit.media(pictureFile('hintergrund-blaetter'));
  const position = (type: string, entries: string[], more: Partial<DemoPosition> = {}): DemoPosition => ({
    type,
    title: '',
    color: '',
    bgurl: '',
    external_link: '',
    ...more,
    entries,
  });

  return {
    start: [
      position('slider', ['190', '101', '161', '120', '173', '102', '110']),
      position('dpaheadlines', []),
      position('full', ['162']),
      position('small', ['192', '166', '163', '164', '176']),
      position('full', ['140']),
      position('banner', ['181']),
      position('rubrik', ['167', '169', '168', '171'], { title: 'Sport', external_link: '{address}/sport' }),
      position('colortopic', ['122', '150', '129'], { title: 'Kurz mitgemacht', color: colors.night }),
      position('full', ['191', '175', '142']),
      position('rublikslider', ['418', '105', '410', '106', '419', '104'], {
        title: 'Kultur in der Stadt',
        external_link: '/vorschau',
      }),
      position('bslider', ['182', '183', '184', '185']),
      position('colortopic', ['165', '408', '406'], { title: 'Grün in der Stadt', bgurl: leaves }),
      position('small', ['174', '179', '160', '109', '108', '143']),
      position('full', ['103']),
    ],
    line: [
      position('slider', ['400', '401', '403', '404', '402']),
      position('full', ['405']),
      position('rubrik', ['406', '407', '101'], { title: 'Aus dem Netz', external_link: '{address}/netz' }),
      position('colortopic', ['166', '181'], {
        title: 'Nachts unterwegs',
        bgurl: night,
        color: colors.night,
      }),
      position('full', ['161']),
      position('rublikslider', ['102', '104', '103', '408'], { title: 'Bilder und Geschichten' }),
      position('small', ['108', '109', '176']),
      position('banner', ['182']),
    ],
    events: [
      position('slider', ['413', '421', '419', '105']),
      position('rubrik', ['410', '411', '412'], { title: 'Konzerte', external_link: '{address}/konzerte' }),
      position('full', ['416']),
      position('small', ['418', '420', '417']),
      position('banner', ['185']),
      position('rublikslider', ['414', '106', '175', '192'], { title: 'Am Wochenende' }),
      position('colortopic', ['173', '415'], {
        title: 'Theater',
        color: colors.plum,
        external_link: site('partner'),
      }),
      position('bslider', ['183', '184']),
      position('dpaheadlines', [], { title: 'Aus aller Welt' }),
    ],
    prizes: [
      position('slider', ['122', '120', '123', '129']),
      position('full', ['121']),
      position('rubrik', ['110', '113', '111'], {
        title: 'Freikarten',
        external_link: '{address}/freikarten',
      }),
      position('colortopic', ['124', '125'], { title: 'Auf die Bühne', color: colors.sun }),
      position('small', ['126', '127', '128', '112']),
      position('full', ['150']),
      position('banner', ['184']),
      position('rublikslider', ['140', '142', '141', '143'], { title: 'Umfragen' }),
      position('small', ['180']),
    ],
    deals: [
      position('slider', ['130', '131', '433', '437']),
      position('rubrik', ['430', '431', '432', '436'], {
        title: 'Essen und Trinken',
        external_link: '{address}/gastro',
      }),
      position('full', ['132']),
      position('small', ['435', '434', '133']),
      position('banner', ['183']),
      position('colortopic', ['129', '172'], { title: 'Nur für Fahrgäste', color: colors.brick }),
    ],
    about: [position('full', ['170'])],
    sport: [
      position('slider', ['167', '168', '171']),
      position('full', ['169']),
      position('full', ['107']),
      position('small', ['172', '437', '142']),
      position('dpaheadlines', []),
    ],
    netz: [
      position('full', ['405']),
      position('small', ['101', '406', '166']),
      position('full', ['407']),
      position('colortopic', ['126', '108'], { title: 'Immer auf dem Laufenden', color: colors.river }),
      position('banner', ['181']),
    ],
    konzerte: [
      position('slider', ['410']),
      position('full', ['411']),
      position('small', ['412', '420', '417']),
      position('rublikslider', ['421', '105'], { title: 'Draußen und drinnen' }),
    ],
    freikarten: [
      position('full', ['110']),
      position('small', ['113', '111', '112']),
      position('full', ['121']),
      position('bslider', ['184']),
    ],
    gastro: [
      position('full', ['430']),
      position('small', ['130', '433', '431', '432', '434', '129']),
      position('colortopic', ['133', '180'], { title: 'Schon ausgelöffelt', color: colors.sand }),
    ],
    intern: [position('full', ['177']), position('small', ['178'])],
  };
}
