import type { Transaction } from "kysely";
import type { DB } from "../../db/tables.generated.ts";
import { tidySearch } from "../../domain/search/savedSearch.ts";
import { personId, storyId } from "./storyId.ts";

const SAVED = new Date("2026-03-09T19:30:00Z");
const SEARCHES = [
  { account: "artist", name: "Mine, fit for the club", query: "in=my-catalog&genre=electronic&bpm=120-140" },
  { account: "artist", name: "In A minor, to mix with", query: "q=key:Am" },
  { account: "fan", name: "Quiet evenings", query: "mood=relaxed&mood=melancholic" },
  { account: "fan", name: "Records under 30", query: "in=products&price=0-2999" },
];

/** What two people of the demo look for again and again. */
export async function writeSavedSearches(trx: Transaction<DB>): Promise<void> {
  await trx
    .insertInto("savedSearch")
    .values(
      SEARCHES.map(({ account, name, query }) => ({
        id: storyId(`search ${name}`, SAVED),
        userId: personId(account),
        name,
        query: tidySearch(query)!,
        createdAt: SAVED,
      })),
    )
    .execute();
}
