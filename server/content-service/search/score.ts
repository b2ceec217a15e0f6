import { type SQL, sql } from 'drizzle-orm';
import { entries } from '../db/schema.ts';
import type { Query } from './query.ts';

/** Shorter stems are parts of too many words: 'Reise' is in 'Preise', 'Eis' in 'Gleis'. */
const SHORTEST_TELLING = 5;

/**
 * Headline hits count most (whole word, then part of one), then text hits; for a short word the text's whole word comes
 * before parts of the headline's. Words adjacent in typed order add 3.
 */
export function score({ words, phrases }: Query): SQL {
  const each = words.map(({ folded, stem }) => {
    const inText = sql`when ${entries.search} @@ to_tsquery('simple', ${stem})`;
    return sql`case
      when ${entries.titleStems} like ${`% ${folded} %`} then 9.0
      when ${entries.titleStems} like ${`% ${stem} %`} then 8.0
      ${stem.length < SHORTEST_TELLING ? sql`${inText} then 6.0` : sql``}
      when ${entries.titleStems} like ${`% ${stem}%`} then 5.0
      when ${entries.titleStems} like ${`%${stem} %`} then 5.0
      when ${entries.titleStems} like ${`%${stem}%`} then 4.0
      ${inText} then 2.0
      else word_similarity(${folded}, ${entries.titleStems}) end`;
  });
  const stems = words.map(({ stem }) => stem);
  const together =
    stems.length > 1
      ? [sql`case when ${entries.bodyStems} like ${`% ${stems.join(' ')} %`} then 3.0 else 0.0 end`]
      : [];
  const inTitle = phrases.map((phrase) => sql`word_similarity(${phrase}, ${entries.titleStems})`);
  // Word frequency (ts_rank) only if no headline matches: reading the tsvector costs more than all the rest.
  const rank =
    stems.length > 0
      ? [
          sql`case when ${sql.join(
            stems.map((stem) => sql`${entries.titleStems} like ${`%${stem}%`}`),
            sql` or `,
          )} then 0.0 else ts_rank(${entries.search}, to_tsquery('simple', ${stems.join(' | ')})) end`,
        ]
      : [];
  return sql.join([...each, ...together, ...inTitle, ...rank], sql` + `);
}
