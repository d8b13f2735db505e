import { openDatabase } from "../../../db/open.ts";
import { refreshSearchDocs } from "../../../db/search/searchDocs.ts";
import { ask, type Candidate } from "./Candidate.ts";

const WRITES = 25;

/** Milliseconds from the commit of a new title until the server's search finds it: the median, and the worst but one. */
export async function findableAfter(url: string, server: Candidate): Promise<{ p50: number; p95: number }> {
  const { db, close } = await openDatabase({ url });
  const waits: number[] = [];
  const tracks = await db
    .selectFrom("track")
    .select(["id", "title"])
    .where("visibility", "=", "public")
    .limit(WRITES)
    .execute();
  for (const [n, { id, title }] of tracks.entries()) {
    const word = `zq${"abcdefghijklmnopqrstuvwxyz"[n]}xwv`;
    await retitle(id, `${word} ${title}`);
    const committed = performance.now();
    while (!(await finds(server, word)));
    waits.push(performance.now() - committed);
    await retitle(id, title);
  }
  await close();
  waits.sort((a, b) => a - b);
  return { p50: waits[Math.floor(waits.length / 2)]!, p95: waits.at(-2)! };

  function retitle(id: string, title: string): Promise<void> {
    return db.transaction().execute(async (trx) => {
      await trx.updateTable("track").set({ title }).where("id", "=", id).execute();
      await refreshSearchDocs(trx, "track", [id]);
    });
  }
}

async function finds(server: Candidate, text: string): Promise<boolean> {
  const answer = await ask(server, { text, filters: {} });
  const { data } = (await answer.json()) as { data: { search: { totalCount: number } } };
  return data.search.totalCount > 0;
}
