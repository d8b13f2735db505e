import { type Kysely, sql } from "kysely";
import type { DB } from "../tables.generated.ts";
import { isHeardByAll, RELEASE_COLUMNS, type ReleaseRow } from "./releases.ts";

/** The newest public music of one genre. */
export interface GenreShelf {
  genre: string;
  releases: ReleaseRow[];
}

/** How many genres, how many releases of each, and how few make no shelf. */
export interface ShelfSize {
  shelves: number;
  most: number;
  least: number;
}

/** What the public can hear of these genres, newest first; those in which something came out last come first. One statement. */
export async function listGenreShelves(
  db: Kysely<DB>,
  genres: readonly string[],
  { shelves, most, least }: ShelfSize,
): Promise<GenreShelf[]> {
  const columns = sql.join(RELEASE_COLUMNS.map((column) => sql.ref(column)));
  const { rows } = await sql<ReleaseRow>`
    with newest as (
      select heard.* from unnest(${genres}::text[]) as given(slug)
      cross join lateral (
        select ${columns} from release
        where release.genre = given.slug and ${isHeardByAll}
        order by release.date desc, release.id desc limit ${most}
      ) heard
    ), chosen as (
      select genre, max(date) as latest from newest
      group by genre having count(*) >= ${least}
      order by latest desc, genre limit ${shelves}
    )
    select newest.* from newest join chosen using (genre)
    order by chosen.latest desc, genre, newest.date desc, newest.id desc`.execute(db);
  return [...Map.groupBy(rows, ({ genre }) => genre!)].map(([genre, releases]) => ({ genre, releases }));
}
