import type { ResultPicture } from './result-svg.ts';

export const typicalPicture: ResultPicture = {
  question: 'Welche Linie soll nachts öfter fahren?',
  color: '#338C15',
  rows: [
    { text: 'Linie 1 über den Hauptbahnhof', percent: 62.804878, percentText: '62,8 %' },
    { text: 'Linie 5', percent: 32.164634, percentText: '32,2 %' },
    { text: 'Der Ringbus', percent: 5.030488, percentText: '5,0 %' },
  ],
  notes: ['Nicht repräsentatives Stimmungsbild', '656 Teilnehmer'],
  brand: 'Kachel',
};

export const longestPicture: ResultPicture = {
  ...typicalPicture,
  question:
    'Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrikationsanlagenbesichtigung oder lieber ein ganz gewöhnlicher Ausflug mit der Straßenbahn an den Stadtrand? 🚋',
  color: '#fff',
  rows: [1, 2, 3, 4].map((number) => ({
    text: `Antwort ${number}: ${'sehr ausführlich begründet und '.repeat(6)}am Ende doch dafür`,
    percent: number === 4 ? 100 : 0,
    percentText: number === 4 ? '100,0 %' : '0,0 %',
  })),
};
