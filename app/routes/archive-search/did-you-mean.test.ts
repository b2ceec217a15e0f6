import { describe, expect, it } from 'vitest';
import { readFound } from '#app/contract/content/archive.ts';
import { didYouMean } from './did-you-mean.ts';

const found = (...texts: string[]) =>
  readFound(
    {
      found: texts.map((content, n) => ({
        id: String(n),
        title: 'Aus der Stadt',
        kacheln: [{ type: 'text', content }],
      })),
    },
    () => undefined,
  ) ?? [];

const TWELVE = 'rot blau grün gelb weiß grau lila rosa braun orange beige silber';

describe('the corrected search term', () => {
  it.each([
    ['a letter too many', 'Kulturhaaus', ['<p>Das Kulturhaus öffnet.</p>'], 'Kulturhaus'],
    ['two in the wrong order', 'kulturhuas abend', ['Kulturhaus am Abend'], 'Kulturhaus abend'],
    ['an umlaut forgotten in a misspelled word', 'Waldkauze', ['Der Waldkauz ruft'], null],
    ['a word whole that has an entity', 'Öffnungszeitn', ['<p>&Ouml;ffnungszeiten</p>'], 'Öffnungszeiten'],
    ['a word whole that has markup', 'Straßenbhan', ['<p><b>S</b>traßen&shy;bahn</p>'], 'Straßen\u00adbahn'],
    ['the word that stands there more often', 'Mussum', ['Mussun', 'Museum', 'Museum'], 'Museum'],
    ['nothing where it stands there', 'Museum', ['Museum'], null],
    ['nothing where it stands there as a part', 'bahn', ['Die Straßenbahn kommt'], null],
    ['nothing where it stands there in another form', 'Konzerte', ['Ein Konzert'], null],
    ['nothing where ß is spelt out', 'Strasse', ['Große Straße'], null],
    ['nothing where no word is near', 'Quastenflosser', ['Museum'], null],
    ['nothing where it stands there with a hyphen', 'Email SBahn', ['E-Mail in der S-Bahn'], null],
    ['a word with a hyphen whole', 'Stadtteilfets', ['Das Stadtteil-Fest'], 'Stadtteil-Fest'],
    ['nothing for a number', '1938', ['Das Jahr 1939'], null],
    ['nothing for a short word', 'dem', ['den'], null],
    ['nothing where nothing was found', 'Kulturhuas', [], null],
    ['no word that the house has for a tile', 'Texd', ['Museum'], null],
    [
      'no address',
      'tram-bruecke',
      ['<img src="https://kachel.example/tran-bruecke.jpg" alt="">Brücke'],
      null,
    ],
    ['nothing for a word that no result may have', 'Stadt -Land', ['Stadt aus erster Hand'], null],
    ['nothing for such a phrase', 'Stadt -"langes Land"', ['Ein Band der langen Stadt'], null],
    ['nothing for a word that the search ignores', 'wann Zoo', ['Der Zoo kann öffnen'], null],
    ['no word that the search ignores', 'Dieb Wien', ['Die Bahn, wie immer'], null],
    ['no small word', 'Segen Dorn', ['Alle sind dort gegen Regenfälle'], null],
    ['nothing for a phrase in a phone’s quotes', 'Stadt -„langes Land“', ['Ein Band der langen Stadt'], null],
    ['nothing behind a phone’s dash', 'Stadt –Land', ['Stadt aus erster Hand'], null],
    [
      'four words at most',
      'Kulturhuas Waldkuaz Stadthlale Jazzbnad Hauptbahnhfo',
      ['Kulturhaus Waldkauz Stadthalle Jazzband Hauptbahnhof'],
      'Kulturhaus Waldkauz Stadthalle Jazzband Hauptbahnhfo',
    ],
    ['nothing behind the twelfth word', `${TWELVE} Kulturhuas`, [`${TWELVE} Kulturhaus`], null],
    ['phrases with their quotes', '"lange Nahct"', ['Die lange Nacht'], '"lange Nacht"'],
  ])('is %s: %s', (_, term, texts, meant) => {
    expect(didYouMean(term, found(...texts))).toBe(meant);
  });
});
