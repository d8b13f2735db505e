import { type Kysely, sql } from "kysely";
import type { DB } from "../../db/tables.generated.ts";
import { bucketOf, type Filters } from "../../domain/search/facets.ts";
import { KINDS } from "../../domain/search/kinds.ts";
import { PAGE_SIZE } from "../../domain/search/limits.ts";
import type { SearchRequest } from "../../domain/search/request.ts";
import { phraseOf, termsOf } from "../../domain/search/terms.ts";

interface Seen {
  title: string;
  names: string;
  genre: string | null;
  bpm: number | null;
  workspaceId: string;
}

/** Searches that find something of what is there: beginnings, words, phrases, filters, for visitors and for people of a studio. */
export async function randomRequests(db: Kysely<DB>, count: number): Promise<SearchRequest[]> {
  const { rows } = await sql<Seen>`
    select title, names, genre, bpm, "workspaceId" from "searchDoc" order by random() limit ${count}
  `.execute(db);
  return rows.map(requestAbout);
}

const chance = (share: number) => Math.random() < share;

function requestAbout({ title, names, genre, bpm, workspaceId }: Seen): SearchRequest {
  const words = `${chance(0.7) ? title : names}`.split(" ").filter(Boolean);
  const from = Math.floor(Math.random() * words.length);
  const part = words.slice(from, from + (chance(0.4) ? 2 : 1)).join(" ");
  const text = chance(0.6) ? [...part].slice(0, -1 - Math.floor(Math.random() * 4)).join("") : part;
  const filters: Filters = {
    ...(genre && chance(0.3) ? { genre: [genre] } : {}),
    ...(bpm !== null && chance(0.2) ? { bpm: [bucketOf("bpm", bpm)] } : {}),
  };
  const isPhrase = part.includes(" ") && chance(0.3);
  return {
    terms: isPhrase ? [] : termsOf(text),
    phrase: isPhrase ? part : phraseOf(text),
    phrases: isPhrase ? [{ words: part, where: "anywhere", isNot: chance(0.2) }] : [],
    filters,
    without: genre && chance(0.1) ? { genre: [genre] } : {},
    kinds: chance(0.7) ? KINDS : [KINDS[Math.floor(Math.random() * KINDS.length)]!],
    workspaceIds: chance(0.5) ? [workspaceId] : [],
    isOwnOnly: chance(0.1),
    first: PAGE_SIZE,
    after: null,
    want: { facets: true, total: true },
  };
}
