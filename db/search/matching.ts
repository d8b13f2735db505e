import { type RawBuilder, sql } from "kysely";
import type { Place } from "../../domain/search/request.ts";
import type { Term } from "../../domain/search/words.ts";

/** How many first letters of each word are indexed as a word of their own (`searchLexemes` in the migration). */
const GRAM = 3;

/** The condition in PostgreSQL's own notation. Words hold letters and digits only, so nothing in them needs escaping. */
export function tsqueryOf(terms: readonly Term[]): string {
  return terms.map(lexemeOf).join(" & ");
}

function lexemeOf({ word, isPrefix }: Term): string {
  if (!isPrefix) return `'${word}'`;
  return [...word].length === GRAM ? `'^${word}'` : `'${word}':*`;
}

/** Above every popularity. */
const TIER = 2 ** 32;

/**
 * How well a row matches, its tier and within it its popularity (domain/search/request.ts, Place), as one number: it is compared
 * for every match. Without words all match alike.
 */
export function rankOf(terms: readonly Term[], phrase: string): RawBuilder<number> {
  if (terms.length === 0) return sql`popularity::bigint`;
  // Words stand between single spaces: one that is bounded on both sides is whole, one bounded on its left begins so. They hold
  // nothing that means something to LIKE, which finds a beginning in a third of the time of starts_with.
  const each = terms.map(({ word, isPrefix }) => {
    if (!isPrefix) return sql`' ' || title || ' ' like ${`% ${word} %`}::text`;
    const isLater = sql`title like ${`% ${word}%`}::text`;
    // A title that begins with the whole phrase has a better tier by then.
    return word === phrase ? isLater : sql`(title like ${`${word}%`}::text or ${isLater})`;
  });
  const tier = (tier: number) => sql`${sql.lit(tier * TIER)}`;
  return sql`
    case
      when title like ${`${phrase}%`}::text then case when title = ${phrase}::text then ${tier(3)} else ${tier(2)} end
      when ${sql.join(each, sql` and `)} then ${tier(1)}
      else 0::bigint
    end + popularity`;
}

/** The rank of a place, and the place of a rank. */
export function rankIn({ tier, popularity }: Pick<Place, "tier" | "popularity">): number {
  return tier * TIER + popularity;
}

export function placeOf(rank: number): Pick<Place, "tier" | "popularity"> {
  return { tier: Math.floor(rank / TIER), popularity: rank % TIER };
}
