import type { Pool } from "pg";
import { tsqueryOf } from "../../../db/search/matching.ts";
import { HEAD, WORDS } from "../../scale/vocabulary.ts";
import { requestFor } from "./request.ts";

/** A search that finds about a given share of all public documents, as far as the words allow. */
export interface SearchClass {
  name: "common" | "medium" | "two words" | "rare";
  text: string;
  found: number;
}

const SHARES = { common: 0.05, medium: 0.005, "two words": 0.012, rare: 0.00005 } as const;

/** The same names for the same shares at every size: what is compared over sizes finds as much of each. */
export async function classesIn(pool: Pool, documents: number): Promise<SearchClass[]> {
  const heads = HEAD.filter((word) => /^[a-z]{4,}$/.test(word));
  const prefixes = [...new Set(heads.map((word) => word.slice(0, 3)))];
  const texts = {
    common: prefixes,
    medium: WORDS.slice(150, 1_500).filter((_, n) => n % 40 === 0),
    "two words": heads
      .slice(0, 8)
      .flatMap((word, n) => heads.slice(n + 1, n + 5).map((next) => `${word} ${next.slice(0, 3)}`)),
    rare: WORDS.slice(8_000, 28_000).filter((_, n) => n % 1_000 === 0),
  };
  const classes: SearchClass[] = [];
  for (const [name, share] of Object.entries(SHARES) as [SearchClass["name"], number][]) {
    const counted = [];
    for (const text of texts[name]) counted.push({ name, text, found: await countOf(pool, text) });
    const distance = ({ found }: SearchClass) => Math.abs(Math.log((found + 0.5) / (documents * share)));
    classes.push(counted.sort((a, b) => distance(a) - distance(b))[0]!);
  }
  return classes;
}

export const PUBLIC_MATCH = `from "searchDoc" where visibility = 'public' and "searchLexemes"(title, names, body) @@ $1::tsquery`;

/** The condition of a text as PostgreSQL's full-text search takes it. */
export function conditionOf(text: string): string {
  return tsqueryOf(requestFor({ text, filters: {} }).terms);
}

async function countOf(pool: Pool, text: string): Promise<number> {
  const { rows } = await pool.query(`select count(*) as count ${PUBLIC_MATCH}`, [conditionOf(text)]);
  return rows[0].count;
}
