import { encodeGlobalID } from "@pothos/plugin-relay";
import { sql } from "kysely";
import { findOrMakeArtists, setTrackArtists } from "../../db/catalog/artists.ts";
import { aTrack, aUser, aWorkspace } from "../../db/testing/build.ts";
import { guessColumns } from "../../domain/catalog/table/guessColumns.ts";
import { MAX_IMPORT_ROWS } from "../../domain/catalog/table/importPlan.ts";
import { csvLine, parseCsv } from "../../domain/csv.ts";
import type { Viewer } from "../graphql/context.ts";
import { openTestServer, type TestServer, viewerFor } from "../testing.ts";
import { importTracks } from "./importTracks.ts";

const FILE = /* GraphQL */ `
  query File($id: ID!) {
    node(id: $id) { ... on TrackImport { state counts { outcome count } rows { line outcome name problems { column cell message } } } }
  }
`;
const START = /* GraphQL */ `
  mutation Start($input: StartImportInput!) { startImport(input: $input) { ... on StartImportPayload { import { state } } } }
`;
const CANCEL = /* GraphQL */ `
  mutation Cancel($input: CancelImportInput!) { cancelImport(input: $input) { ... on CancelImportPayload { import { state } } } }
`;

interface Studio {
  viewer: Viewer;
  workspaceId: string;
  cookie: string;
}
let server: TestServer;
let studio: Studio;
beforeAll(async () => void (server = await openTestServer()));
beforeEach(async () => void (studio = await aStudio()));
afterAll(() => server.close());

async function aStudio(): Promise<Studio> {
  const user = await aUser(server.db, { userTier: "artist_pro" });
  const { id: workspaceId } = await aWorkspace(server.db, { ownerId: user.id });
  return { viewer: await viewerFor(server, user.id), workspaceId, cookie: await server.cookieFor(user.id) };
}

async function aSong({ workspaceId }: Studio, facts: object = {}, artists = ["Nova"]): Promise<string> {
  const { id } = await aTrack(server.db, { workspaceId, ...facts });
  await server.db.transaction().execute(async (trx) => {
    await setTrackArtists(trx, id, await findOrMakeArtists(trx, workspaceId, artists));
  });
  return id;
}

async function exportOf({ workspaceId, cookie }: Studio, words = ""): Promise<string> {
  const workspace = encodeURIComponent(encodeGlobalID("Workspace", workspaceId));
  const url = `http://127.0.0.1:4000/api/catalog/tracks.csv?workspace=${workspace}${words}`;
  const answer = await server.app.fetch(new Request(url, { headers: { cookie } }));
  expect(answer.status).toBe(200);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  return bytes.toString();
}

async function send({ workspaceId, cookie }: Studio, csv: string, given: object = {}) {
  const body = {
    workspaceId: encodeGlobalID("Workspace", workspaceId),
    key: crypto.randomUUID(),
    fileName: "tracks.csv",
    csv,
    mapping: guessColumns(parseCsv(csv)[0] ?? []),
    emptyClears: false,
    ...given,
  };
  const request = new Request("http://127.0.0.1:4000/api/catalog/imports", {
    method: "POST",
    headers: { cookie, "x-levare": "1", "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const answer = await server.app.fetch(request);
  return { status: answer.status, ...((await answer.json()) as { id: string; message: string }) };
}

async function fileOf({ viewer }: Studio, id: string) {
  const { node } = (await server.ask(viewer, FILE, { id })).data;
  const counts = Object.fromEntries(
    node.counts.flatMap(({ outcome, count }: { outcome: string; count: number }) =>
      count ? [[outcome, count]] : [],
    ),
  );
  return { ...node, counts };
}

const uuidOf = (id: string) => Buffer.from(id, "base64").toString().split(":")[1]!;

async function carryOut(from: Studio, id: string, choices: object = {}) {
  await server.ask(from.viewer, START, {
    input: { id, takesSuggestions: false, skipsWrong: false, ...choices },
  });
  await importTracks(
    { db: server.db, services: server.services, dataDir: server.dataDir },
    { importId: uuidOf(id) },
  );
  return fileOf(from, id);
}

const FULL = {
  title: '=SUM("a";1), – "Ñandú"',
  versionTitle: "'quoted",
  isrc: "QZABC2600001",
  genre: "rock",
  subGenre: "jazz",
  mood: "relaxed",
  furtherMoods: ["uplifting", "energetic"],
  instruments: ["piano", "bass"],
  bpm: 97,
  key: "F#m",
  language: "es",
  explicit: "clean",
  visibility: "unlisted",
  pLineYear: 2024,
  pLineOwner: "Nova; Records",
  recordingYear: 2023,
  recordingCountry: "ES",
  isCover: true,
  coverLicence: "HFA 12",
  isLive: true,
  aiDisclosure: JSON.stringify({
    vocals: "none",
    instrumentation: "assisted",
    composition: "none",
    lyrics: "none",
    postProduction: "generated",
  }),
  previewStartMs: 12_345,
  maxFreePlays: 3,
  priceMinor: 100,
  suggestedPriceMinor: 150,
  downloadAllowed: true,
  creditsText: "Line one\nLine two, with a comma",
};
const FACTS = Object.keys(FULL) as (keyof typeof FULL)[];
const rowOf = (id: string) =>
  server.db.selectFrom("track").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

test("an export imported again changes nothing", async () => {
  await aSong(studio, FULL, ["AC;DC", "Mara"]);
  await aSong(studio, { title: "Plain" });
  const { id } = await send(studio, await exportOf(studio));
  expect((await fileOf(studio, id)).counts).toEqual({ same: 2 });
  await carryOut(studio, id);
  const versions = await server.db
    .selectFrom("track")
    .select("version")
    .where("workspaceId", "=", studio.workspaceId)
    .execute();
  expect(versions).toEqual([{ version: 1 }, { version: 1 }]);
});

test("an export imported into another studio with the same recordings gives them the same facts", async () => {
  const original = await aSong(studio, FULL, ["Nova", "Mara"]);
  const csv = await exportOf(studio);
  const other = await aStudio();
  const { priceMinor: _price, ...unpriced } = { priceMinor: 0 };
  const copy = await aSong(other, { title: FULL.title, versionTitle: FULL.versionTitle, ...unpriced }, [
    "mara",
    "nova",
  ]);
  const { id } = await send(other, csv);
  expect((await fileOf(other, id)).counts).toEqual({ suggested: 1 });
  const done = await carryOut(other, id, { takesSuggestions: true });
  expect(done).toMatchObject({ state: "done", counts: { changed: 1 } });
  const facts = async (trackId: string) => {
    const row = await rowOf(trackId);
    return Object.fromEntries(FACTS.map((fact) => [fact, row[fact]]));
  };
  expect(await facts(copy)).toEqual(await facts(original));
});

test("the list's filter narrows the file, and a stranger gets none", async () => {
  await aSong(studio, { title: "Loud", bpm: 140 });
  await aSong(studio, { title: "Calm", bpm: 70, isrc: "QZABC2600009" });
  expect(
    parseCsv(await exportOf(studio, "&bpmMin=100"))
      .slice(1)
      .map(([, title]) => title),
  ).toEqual(["Loud"]);
  expect(
    parseCsv(await exportOf(studio, "&lacking=isrc"))
      .slice(1)
      .map(([, title]) => title),
  ).toEqual(["Loud"]);
  const workspace = encodeURIComponent(encodeGlobalID("Workspace", studio.workspaceId));
  const url = `http://127.0.0.1:4000/api/catalog/tracks.csv?workspace=${workspace}`;
  const { cookie } = await aStudio();
  expect((await server.app.fetch(new Request(url, { headers: { cookie } }))).status).toBe(404);
});

test("every wrong cell is named by row and column before anything is written", async () => {
  await aSong(studio, { title: "Tide", isrc: "QZABC2600001" });
  await aSong(studio, { title: "Ebb", isrc: "QZABC2600002" });
  const keeper = await aSong(studio, { title: "Foam", isrc: "QZABC2600003" });
  const rows = [
    ["isrc", "title", "bpm", "language", "new code"],
    ["QZ-ABC-26-00001", "Tide", "fast", "Klingonian", ""],
    ["QZABC2600002", "Ebb and Flow", "90", "English", ""],
    ["QZABC2600777", "Nowhere", "90", "", ""],
  ];
  const csv = rows.map(csvLine).join("");
  const { id } = await send(studio, csv);
  const file = await fileOf(studio, id);
  expect(file.counts).toEqual({ changed: 1, missing: 1, wrong: 1 });
  expect(file.rows[0]).toMatchObject({
    line: 2,
    outcome: "wrong",
    problems: [{ column: "bpm" }, { column: "language" }],
  });
  expect(await carryOut(studio, id)).toMatchObject({ state: "refused" });

  const skipping = await send(studio, csv);
  expect(await carryOut(studio, skipping.id, { skipsWrong: true })).toMatchObject({ state: "done" });
  const titles = await server.db
    .selectFrom("track")
    .select("title")
    .where("workspaceId", "=", studio.workspaceId)
    .orderBy("title")
    .execute();
  expect(titles.map(({ title }) => title)).toEqual(["Ebb and Flow", "Foam", "Tide"]);

  const report = await server.app.fetch(
    new Request(`http://127.0.0.1:4000/api/catalog/imports/${uuidOf(id)}/report.csv`, {
      headers: { cookie: studio.cookie },
    }),
  );
  expect(parseCsv(await report.text())[1]).toEqual(["2", "Tide", "wrong", "bpm", "“fast”: Write a number."]);

  const taking = ["id,isrc", `${keeper},QZABC2600001`].join("\n");
  expect((await fileOf(studio, (await send(studio, taking)).id)).rows[0].problems).toEqual([
    {
      column: "isrc",
      cell: "QZABC2600001",
      message: "“QZABC2600001”: Another track of this studio already has this ISRC.",
    },
  ]);
});

test("one wrong cell hides none of the others in its row: each is quoted, with what it takes", async () => {
  await aSong(studio, { title: "Tide", isrc: "QZABC2600001" });
  const keeper = await aSong(studio, { title: "Ebb" });
  const csv = [
    "sep=;",
    "id;isrc;bpm;genre;recording_year;price;is_live;visibility",
    `${keeper};QZABC2600001;fast;elektronic;3000;0,01;VERDADERO;publlic`,
    `${keeper};;98.027;;;;;`,
  ].join("\n");
  const file = await fileOf(studio, (await send(studio, csv)).id);
  expect(file.rows.map(({ line }: { line: number }) => line)).toEqual([3, 4]);
  const said = Object.fromEntries(
    file.rows[0].problems.map(({ column, message }: { column: string; message: string }) => [
      column,
      message,
    ]),
  );
  expect(said).toEqual({
    bpm: "“fast”: Write a number.",
    genre: "“elektronic”: Did you mean “electronic”? Choose one of: electronic, rock, pop, hip-hop, jazz.",
    visibility: "“publlic”: Did you mean “public”? Choose one of: private, unlisted, public.",
    recordingYear: "“3000”: A year has four digits and is not in the future.",
    priceMinor: "“0,01”: A price is 0, or at least 0.50 and at most 10,000.",
    isrc: "“QZABC2600001”: Another track of this studio already has this ISRC.",
  });
  expect(file.rows[1].problems).toEqual([
    { column: "title", cell: null, message: "Row 3 of this file is about the same track." },
  ]);
});

test("a quote that never closes is told at its line, and swallows no row in silence", async () => {
  await aSong(studio, { isrc: "QZABC2600001" });
  const csv = 'isrc,title\nQZABC2600001,"Open\nQZABC2600002,Lost\n';
  const { id } = await send(studio, csv);
  const file = await fileOf(studio, id);
  expect(file.counts).toEqual({ wrong: 1 });
  expect(file.rows[0].problems[0].message).toBe(
    "The quotation mark that opens in line 2 never closes: everything after it is read as one cell.",
  );
  expect(await carryOut(studio, id)).toMatchObject({ state: "refused" });
  expect(await send(studio, 'isrc,"title\nQZABC2600001,Tide\n')).toMatchObject({ status: 422 });
});

test("what would be wrong with a track found by its title is told before anybody takes it", async () => {
  await aSong(studio, { title: "Tide" }, ["Nova"]);
  const wrong = ["title,artists,mood", "Tide,Nova,grumpyish"].join("\n");
  const file = await fileOf(studio, (await send(studio, wrong)).id);
  expect(file.counts).toEqual({ wrong: 1 });
  expect(file.rows[0]).toMatchObject({ problems: [{ column: "mood" }] });
});

test("an import that breaks in the middle leaves nothing, and its next try does all of it", async () => {
  const ids: string[] = [];
  for (let at = 0; at < 600; at++)
    ids.push((await aTrack(server.db, { workspaceId: studio.workspaceId, title: `Song ${at}` })).id);
  const csv = ["id,bpm", ...ids.map((id, at) => `${id},${100 + (at % 50)}`)].join("\n");
  const { id } = await send(studio, csv);
  await sql`create function fall() returns trigger as $$ begin raise 'the power failed'; end $$ language plpgsql`.execute(
    server.db,
  );
  await sql`create trigger fall before update on track for each row when (old.id = ${sql.lit(ids[599]!)}) execute function fall()`.execute(
    server.db,
  );
  await expect(carryOut(studio, id)).rejects.toThrow("the power failed");
  const changed = () =>
    server.db
      .selectFrom("track")
      .select("id")
      .where("workspaceId", "=", studio.workspaceId)
      .where("bpm", "is not", null)
      .execute();
  expect(await changed()).toEqual([]);
  expect((await fileOf(studio, id)).state).toBe("queued");

  await sql`drop trigger fall on track`.execute(server.db);
  expect(await carryOut(studio, id)).toMatchObject({ state: "done", counts: { changed: 600 } });
  expect(await changed()).toHaveLength(600);
});

test("a file that was given up is not carried out, and one that is sent twice is read once", async () => {
  const trackId = await aSong(studio, { isrc: "QZABC2600001" });
  const key = crypto.randomUUID();
  const csv = "isrc,title\nQZABC2600001,Other";
  const first = await send(studio, csv, { key });
  expect((await send(studio, csv, { key })).id).toBe(first.id);
  await server.ask(studio.viewer, CANCEL, { input: { id: first.id } });
  expect(await carryOut(studio, first.id)).toMatchObject({ state: "canceled" });
  expect((await rowOf(trackId)).title).toBe("Tide");
});

test("an empty cell leaves a fact, unless the person says that it clears it", async () => {
  const id = await aSong(studio, { isrc: "QZABC2600001", bpm: 120, genre: "rock" });
  const csv = "isrc,bpm,genre\nQZABC2600001,,pop";
  await carryOut(studio, (await send(studio, csv)).id);
  expect(await rowOf(id)).toMatchObject({ bpm: 120, genre: "pop" });
  await carryOut(studio, (await send(studio, csv, { emptyClears: true })).id);
  expect(await rowOf(id)).toMatchObject({ bpm: null, genre: "pop" });
});

test("a file that names no track, or too many, is refused in words", async () => {
  expect(await send(studio, "genre\nrock")).toMatchObject({
    status: 422,
    message: "Choose which column holds the ID, the ISRC, or the title and the artists.",
  });
  const long = `isrc\n${"QZABC2600001\n".repeat(MAX_IMPORT_ROWS + 1)}`;
  expect(await send(studio, long)).toMatchObject({ status: 422 });
  const stranger = await aStudio();
  expect(await send({ ...studio, cookie: stranger.cookie }, "isrc\nQZABC2600001")).toMatchObject({
    status: 404,
  });
});

test("the next file's headings are taken for what the last one's were", async () => {
  await send(studio, "Código,Mi columna\nQZABC2600001,x", { mapping: ["isrc", "title"] });
  const { data } = await server.ask(
    studio.viewer,
    "query Memory($id: ID!) { node(id: $id) { ... on Workspace { rememberedHeadings { heading column } } } }",
    { id: encodeGlobalID("Workspace", studio.workspaceId) },
  );
  expect(data.node.rememberedHeadings).toEqual([
    { heading: "codigo", column: "isrc" },
    { heading: "mi columna", column: "title" },
  ]);
});
