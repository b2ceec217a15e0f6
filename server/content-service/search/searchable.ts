import { fold, foldJoined, germanStem, HYPHENATED, wordsOf } from '#app/contract/german-words.ts';
import { memo } from '#app/contract/memo.ts';
import { flatCopy } from '#app/contract/split-target.ts';
import { canonicalTileType, readTile, type TileType, traitsOf } from '#app/contract/tiles/tile-types.ts';
import { wordsOfHtml } from '#app/contract/words-of-html.ts';
import { type Document, tilesOf } from '../core/document.ts';

/** The search columns of an entry. */
interface Searchable {
  /** All words in order, folded and separated by spaces: for phrases. */
  searchText: string;
  /** Stems and words of the title and headlines, separated by spaces: for the ranking. */
  titleStems: string;
  /** The stems of all words in order, separated by spaces: for words in any inflection. */
  bodyStems: string;
  /** Each word with its stem, for the word list. */
  words: ReadonlyMap<string, string>;
}

/** tsvector takes no more than 1 MB; no rider needs the hundredth page of an article. */
const MAX_LETTERS = 100_000;
/** The word list's index takes no more than 2,704 bytes; longer 'words' are inline data, not language. */
const LONGEST_WORD = 100;

/** Separates two fields, so that no word spans both. */
const BREAK = ' \n ';

export function searchable(document: Document): Searchable {
  const title = textsOf(document, ['title']);
  const found = tilesOf(document).flatMap((tile) => {
    const type = canonicalTileType(tile.type);
    if (type === null) return [];
    const { headlines } = traitsOf(type).searched;
    return [{ headlines: textsOf(tile, headlines), texts: textsOf(tile, shownTexts(type, tile)) }];
  });
  const headlines = joined([title, ...found.map((tile) => tile.headlines)]);
  const everything = joined([title, ...found.flatMap((tile) => [tile.headlines, tile.texts])]);
  return {
    searchText: spaced(wordsOf(everything)),
    titleStems: spaced([...new Set([...stemsOf(headlines), ...wordsOf(headlines)])]),
    bodyStems: spaced(stemsOf(everything)),
    words: new Map(
      wholeWordsOf(everything).flatMap((word) =>
        word.length > LONGEST_WORD ? [] : [[word, stemOf(word)] as const],
      ),
    ),
  };
}

/** The fields of the texts that the tile shows. */
function shownTexts(type: TileType, raw: Document): readonly string[] {
  const { texts, isShown } = traitsOf(type).searched;
  if (!isShown) return texts;
  const { tile } = readTile(raw);
  return tile ? texts.filter((field) => isShown(field, tile)) : [];
}

function joined(fields: readonly string[][]): string {
  return fields.flat().join(BREAK).slice(0, MAX_LETTERS);
}

function textsOf(part: Document, fields: readonly string[]): string[] {
  return fields.flatMap((field) => {
    const value = part[field];
    return typeof value === 'string' ? [wordsOfHtml(value)] : [];
  });
}

/** The words of a text; 'S-Bahn' gives 's', 'bahn' and 'sbahn', because riders write all three. */
function wholeWordsOf(text: string): string[] {
  return [...wordsOf(text), ...(fold(text).match(HYPHENATED) ?? []).map(foldJoined)];
}

function stemsOf(text: string): string[] {
  return wholeWordsOf(text).map(stemOf);
}

/** Memoised, because few words make up most of a text. */
const stems = memo<string>(10_000, Number.POSITIVE_INFINITY);
const stemOf = (word: string) => stems(word, () => germanStem(flatCopy(word)));

function spaced(words: readonly string[]): string {
  return words.length > 0 ? ` ${words.join(' ')} ` : '';
}
