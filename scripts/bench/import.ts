// npm run bench:import: 10,000 tracks out as CSV and 10,000 changed rows in, on the embedded database. Prints what each part
// takes; nothing is judged here.
import { encodeGlobalID } from "@pothos/plugin-relay";
import { findOrMakeArtists, setTrackArtists } from "../../db/catalog/artists.ts";
import { migrateToLatest } from "../../db/migrate.ts";
import { openDatabase } from "../../db/open.ts";
import { aTrack, aUser, aWorkspace } from "../../db/testing/build.ts";
import { guessColumns } from "../../domain/catalog/table/guessColumns.ts";
import { csvLine, parseCsv } from "../../domain/csv.ts";
import { importTracks } from "../../server/catalog/importTracks.ts";
import { openTestServer } from "../../server/testing.ts";

const TRACKS = 10_000;
const ADDRESS = "http://127.0.0.1:4000/api/catalog";

const database = await openDatabase({});
await migrateToLatest(database.db);
const server = await openTestServer(undefined, { database });
const { db } = server;
const user = await aUser(db, { userTier: "artist_pro" });
const { id: workspaceId } = await aWorkspace(db, { ownerId: user.id });
const cookie = await server.cookieFor(user.id);
const workspace = encodeGlobalID("Workspace", workspaceId);

async function timed<Result>(what: string, act: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  const result = await act();
  const seconds = (performance.now() - start) / 1000;
  console.log(`${what.padEnd(44)} ${seconds.toFixed(2)} s`);
  return result;
}

await timed(`make ${TRACKS} tracks`, () =>
  db.transaction().execute(async (trx) => {
    const artists = await findOrMakeArtists(trx, workspaceId, ["Nova"]);
    for (let at = 0; at < TRACKS; at++) {
      const { id } = await aTrack(trx, { workspaceId, title: `Song ${at}` });
      await setTrackArtists(trx, id, artists);
    }
  }),
);
const csv = await timed("export", async () => {
  const request = new Request(`${ADDRESS}/tracks.csv?workspace=${encodeURIComponent(workspace)}`, {
    headers: { cookie },
  });
  return (await server.app.fetch(request)).text();
});
console.log(`${"the file".padEnd(44)} ${(csv.length / 1e6).toFixed(1)} MB`);
const [headings = [], ...rows] = parseCsv(csv);
const at = (name: string) => headings.indexOf(name);
const changed = rows.map((row, number) =>
  row.map((cell, column) =>
    column === at("bpm")
      ? String(60 + (number % 200))
      : column === at("artists")
        ? `Nova; Guest ${number % 500}`
        : cell,
  ),
);
const file = [headings, ...changed].map(csvLine).join("");
const id = await timed("read the file and say what it does", async () => {
  const request = new Request(`${ADDRESS}/imports`, {
    method: "POST",
    headers: { cookie, "x-levare": "1", "content-type": "application/json" },
    body: JSON.stringify({
      workspaceId: workspace,
      key: crypto.randomUUID(),
      fileName: "tracks.csv",
      csv: file,
      mapping: guessColumns(headings),
      emptyClears: false,
    }),
  });
  const { id: given } = (await (await server.app.fetch(request)).json()) as { id: string };
  return Buffer.from(given, "base64").toString().split(":")[1]!;
});
await db.updateTable("trackImport").set({ state: "queued" }).where("id", "=", id).execute();
await timed("carry it out in one transaction", () =>
  importTracks({ db, services: server.services, dataDir: server.dataDir }, { importId: id }),
);
const { count } = await db
  .selectFrom("track")
  .where("bpm", "is not", null)
  .select((eb) => eb.fn.countAll<number>().as("count"))
  .executeTakeFirstOrThrow();
console.log(`${"tracks that changed".padEnd(44)} ${count}`);
console.log(`${"most memory".padEnd(44)} ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`);
await server.close();
