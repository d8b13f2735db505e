import type { Transaction } from "kysely";
import { replaceContributors } from "../../../db/credits/contributors.ts";
import { findOrMakeParties } from "../../../db/credits/parties.ts";
import { replaceTrackWorks, replaceWriters, upsertWork } from "../../../db/credits/works.ts";
import { newId } from "../../../db/ids.ts";
import { makeProfile } from "../../../db/profiles/profiles.ts";
import { setPlaces } from "../../../db/releases/runningOrder.ts";
import type { DB } from "../../../db/tables.generated.ts";
import { aTrack } from "../../../db/testing/build.ts";
import { type Agreement, draftPath, pressKitPath } from "../../../domain/assistants/papers.ts";
import { wordsOf } from "../../papers/testing/wordsOf.ts";
import { anArtist, aRelease } from "../../releases/testing.ts";
import { openTestServer, type TestServer } from "../../testing.ts";

const NOW = new Date("2026-11-25T09:00:00Z");
let server: TestServer;
beforeAll(async () => void (server = await openTestServer(() => NOW)));
afterAll(() => server.close());

/** Undertow, written by Noa and Ines with a quarter open, produced by Ines. */
async function undertow(workspaceId: string): Promise<string> {
  const trx = server.db as Transaction<DB>;
  const track = await aTrack(server.db, {
    ...{ workspaceId, title: "Undertow", isrc: "QZLEV2600001", visibility: "public", state: "ready" },
  });
  const [noa, ines] = await findOrMakeParties(trx, workspaceId, ["Noa Łukasik", "Ines Молчат"]);
  const workId = newId();
  await upsertWork(trx, { id: workId, workspaceId, title: "Undertow", iswc: null });
  await replaceWriters(trx, workId, [
    { partyId: noa!.id, role: "CA", shareBp: 5_000 },
    { partyId: ines!.id, role: "C", shareBp: 2_550 },
  ]);
  await replaceTrackWorks(trx, track.id, [workId]);
  await replaceContributors(trx, track.id, [{ partyId: ines!.id, role: "producer" }]);
  return track.id;
}

type Artist = Awaited<ReturnType<typeof anArtist>>;
const get = async (path: string, artist: Artist | null, language = "en") =>
  server.app.request(`http://127.0.0.1:4000${path}`, {
    headers: {
      "accept-language": language,
      ...(artist ? { cookie: await server.cookieFor(artist.userId) } : {}),
    },
  });

async function draft(kind: Agreement, track: string, artist: Artist, language?: string) {
  const answer = await get(draftPath(kind, track), artist, language);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  const bytes = Buffer.from(await answer.arrayBuffer());
  const pages = wordsOf(bytes);
  return { pdf: bytes.toString("latin1"), pages, letters: lettersOf(pages.join()) };
}

/** Without spaces: where a line or a part of the font ends is no question of what a paper says. */
const lettersOf = (words: string) => words.replace(/\s+/g, "");

test("a split sheet has the writers, what is open, blanks to fill in, and on each page that a lawyer should read it", async () => {
  const nova = await anArtist(server);
  const track = await undertow(nova.workspaceId);
  const { pdf, pages, letters } = await draft("split-sheet", track, nova);
  expect(pages.length).toBeGreaterThan(0);
  for (const page of pages)
    expect(page).toContain("A starting point, not legal advice. Have a lawyer read it.");
  for (const each of ["Noa Łukasik Music and lyrics [____] 50 %", "Ines Молчат Music [____] 25.5 %"])
    expect(letters).toContain(lettersOf(each));
  for (const each of ["Not agreed yet 24.5 %", "QZLEV2600001", "ISWC [____]", "November 25, 2026"])
    expect(letters).toContain(lettersOf(each));
  expect(pdf).toContain("digitalsourcetype/algorithmicMedia");
  expect(pdf).toContain("<pdf:Keywords>AI-generated</pdf:Keywords>");
});

test("a sync licence and a producer agreement leave blank what nobody recorded, in the language of whoever asks", async () => {
  const nova = await anArtist(server);
  const track = await undertow(nova.workspaceId);
  const sync = (await draft("sync-licence", track, nova)).letters;
  expect(sync).toContain(lettersOf("Fee [____]"));
  expect(sync).toContain(lettersOf("Writers Noa Łukasik, Ines Молчат"));
  const producing = await draft("producer-agreement", track, nova, "es");
  expect(producing.letters).toContain(lettersOf("Producción Ines Молчат"));
  expect(producing.letters).toContain(lettersOf("Fecha de entrega [____]"));
  expect(producing.letters).toContain(lettersOf("Un punto de partida, no asesoramiento jurídico."));
  expect(producing.pdf).toContain("/Lang (es)");
});

test("a song with nothing recorded still makes a sheet, and one with fifty writers is whole over several pages", async () => {
  const nova = await anArtist(server);
  const bare = await aTrack(server.db, { workspaceId: nova.workspaceId, title: "Bare" });
  const { pages } = await draft("split-sheet", bare.id, nova);
  expect(pages.join("")).toContain("[____]");
  const trx = server.db as Transaction<DB>;
  const track = await undertow(nova.workspaceId);
  const names = Array.from({ length: 50 }, (_, place) => `Writer ${place + 1} `.padEnd(100, "of the choir "));
  const parties = await findOrMakeParties(trx, nova.workspaceId, names);
  const workId = newId();
  await upsertWork(trx, { id: workId, workspaceId: nova.workspaceId, title: "Choir", iswc: null });
  await replaceWriters(
    trx,
    workId,
    parties.map(({ id }) => ({ partyId: id, role: "CA", shareBp: 200 })),
  );
  await replaceTrackWorks(trx, track, [workId]);
  const choir = await draft("split-sheet", track, nova);
  expect(choir.pages.length).toBeGreaterThan(2);
  for (const page of choir.pages) expect(page.match(/not legal advice/g)?.length).toBeGreaterThan(0);
  expect(choir.pages.join("\n")).toContain("Writer 50 of");
});

test("nobody else gets a draft, not even of a song that everybody hears, and neither does a plan without LegalBot", async () => {
  const nova = await anArtist(server);
  const path = draftPath("split-sheet", await undertow(nova.workspaceId));
  expect((await get(path, await anArtist(server))).status).toBe(404);
  expect((await get(path, null)).status).toBe(404);
  expect((await get(path.replace("split-sheet", "will"), nova)).status).toBe(404);
  expect((await get(draftPath("split-sheet", newId()), nova)).status).toBe(404);
  const free = await anArtist(server, "artist_free");
  expect((await get(draftPath("split-sheet", await undertow(free.workspaceId)), free)).status).toBe(404);
});

test("a press kit has the bio, the links and what is out or dated with its songs, and nothing of drafts", async () => {
  const nova = await anArtist(server);
  await makeProfile(server.db, {
    id: nova.userId,
    name: "Nova Reyes",
    stageName: "Nova",
    capabilities: ["artist"],
  });
  await server.db
    .updateTable("profile")
    .set({ bio: "I write songs for tides.", links: ["https://nova.bandcamp.com"] })
    .where("userId", "=", nova.userId)
    .execute();
  const out = { state: "live", date: new Date("2026-10-02T08:00:00Z"), coverKey: null };
  const { id, tracks } = await aRelease(server, nova.workspaceId, { title: "Tidal Memory", ...out }, 2);
  const places = tracks.toReversed().map((trackId) => ({ trackId, disc: 1, isInstant: false }));
  await setPlaces(server.db as Transaction<DB>, id, places);
  await aRelease(server, nova.workspaceId, { title: "Secret Harbour", state: "draft", date: null });
  const answer = await get(pressKitPath(nova.workspaceId), nova);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  const pdf = Buffer.from(await answer.arrayBuffer());
  const letters = lettersOf(wordsOf(pdf).join());
  for (const each of [
    "I write songs for tides.",
    "https://nova.bandcamp.com",
    "Tidal Memory · October 2, 2026",
  ])
    expect(letters).toContain(lettersOf(each));
  expect(letters).not.toContain("SecretHarbour");
  expect(pdf.toString("latin1")).toContain("digitalsourcetype/algorithmicMedia");
  expect((await get(pressKitPath(nova.workspaceId), await anArtist(server))).status).toBe(404);
  expect((await get(pressKitPath("x"), nova)).status).toBe(404);
  expect((await get(pressKitPath(nova.workspaceId), null)).status).toBe(404);
});
