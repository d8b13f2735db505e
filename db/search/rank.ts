import { type RawBuilder, sql } from "kysely";
import type { Place } from "../../domain/search/request.ts";
import type { Term } from "../../domain/search/terms.ts";

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
  return sql`
    case
      when title like ${`${phrase}%`}::text then case when title = ${phrase}::text then ${sql.lit(3 * TIER)} else ${sql.lit(2 * TIER)} end
      when ${sql.join(each, sql` and `)} then ${sql.lit(TIER)}
      else 0::bigint
    end + popularity`;
}

/** The rank of a place, and the place of a rank. */
export function rankAt({ tier, popularity }: Pick<Place, "tier" | "popularity">): number {
  return tier * TIER + popularity;
}

export function placeAt(rank: number): Pick<Place, "tier" | "popularity"> {
  return { tier: Math.floor(rank / TIER), popularity: rank % TIER };
}
