import { sql } from "kysely";
import type { Database } from "../../db/open.ts";
import { forgetFeed } from "../../db/search/feed.ts";
import type { Note } from "./fill.ts";
import { ADDRESS_END } from "./World.ts";

/** What goes, each before what it refers to; rows that belong to these go with them. */
const OF_WORKSPACES = ["searchDoc", "post", "product", "track", "release", "artist"] as const;

/** Takes away what `load` made, and what people did with it, in one transaction. */
export async function clear({ db }: Database, note: Note): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`alter table "searchDoc" disable trigger user`.execute(trx);
    const theirs = trx.selectFrom("user").select("id").where("email", "like", `owner-%${ADDRESS_END}`);
    const workspaces = trx.selectFrom("workspace").select("id").where("ownerId", "in", theirs);
    for (const table of OF_WORKSPACES) {
      const { numDeletedRows } = await trx
        .deleteFrom(table)
        .where("workspaceId", "in", workspaces)
        .executeTakeFirstOrThrow();
      note(`${table.padEnd(14)} ${numDeletedRows.toLocaleString("en").padStart(11)} rows taken away`);
    }
    await trx.deleteFrom("workspace").where("ownerId", "in", theirs).execute();
    await trx.deleteFrom("user").where("email", "like", `owner-%${ADDRESS_END}`).execute();
    await sql`alter table "searchDoc" enable trigger user`.execute(trx);
    await forgetFeed(trx);
  });
}
