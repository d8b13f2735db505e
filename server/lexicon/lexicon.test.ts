import { verifyAudit } from "../../db/audit/verifyAudit.ts";
import { type LexiconCategoryRow, listLexiconCategories } from "../../db/lexicon/categories.ts";
import type { TermRow } from "../../db/lexicon/terms.ts";
import { aTrack, aUser, aWorkspace } from "../../db/testing/build.ts";
import { currentTerm } from "../../domain/lexicon/currentVocabulary.ts";
import type { Viewer } from "../graphql/context.ts";
import { openTestServer, type TestServer, viewerFor } from "../testing.ts";
import { refreshTerm } from "./refreshTerm.ts";

let server: TestServer;
let ada: Viewer;
let nova: Viewer;
let workspaceId: string;
let atFirst: { terms: TermRow[]; categories: LexiconCategoryRow[] };
beforeAll(async () => {
  server = await openTestServer();
  atFirst = {
    terms: await server.db.selectFrom("vocabularyTerm").selectAll().execute(),
    categories: await listLexiconCategories(server.db),
  };
  ada = await viewerFor(server, (await aUser(server.db, { role: "superadmin" })).id);
  const { id } = await aUser(server.db, { role: "artist" });
  workspaceId = (await aWorkspace(server.db, { ownerId: id })).id;
  nova = await viewerFor(server, id);
});
afterEach(async () => {
  for (const table of ["track", "vocabularyTerm", "lexiconCategory"] as const)
    await server.db.deleteFrom(table).execute();
  await server.db.insertInto("lexiconCategory").values(atFirst.categories).execute();
  await server.db.insertInto("vocabularyTerm").values(atFirst.terms).execute();
  server.services.events.publish("lexiconChanged", {});
});
afterAll(() => server.close());

const LISTS = /* GraphQL */ `
  query Lists {
    vocabulary { key labelEs terms { slug labelEn aliases isChoosable } }
    admin {
      lexiconCategories { id name active }
      genres: terms(list: GENRE) { id slug labelEn labelEs aliases active lexiconCategory { name } uses { tracks people } }
      moods: terms(list: MOOD) { id slug }
      merges { id name into { slug } }
    }
  }
`;
const PUBLIC = /* GraphQL */ `query Public { vocabulary { key labelEs terms { slug labelEs isChoosable } } }`;
const verb = (name: string, payload: string) => /* GraphQL */ `
  mutation Verb($input: ${name[0]!.toUpperCase()}${name.slice(1)}Input!) {
    ${name}(input: $input) {
      __typename
      ... on ${name[0]!.toUpperCase()}${name.slice(1)}Payload { ${payload} }
      ... on InvalidInput { field message }
    }
  }
`;
const PAYLOADS: Record<string, string> = {
  createTerm: "term { id slug labelEs aliases }",
  updateTerm: "term { id slug labelEn aliases active }",
  orderTerms: "terms { slug }",
  mergeTerms: "merge { id name into { slug aliases } }",
  undoMerge: "term { id slug }",
  createLexiconCategory: "category { id name }",
  updateLexiconCategory: "category { name active }",
  orderLexiconCategories: "categories { name }",
  importTerms: "isApplied rows { line outcome name problem { message } }",
  updateTrack: "track { genre mood }",
};

async function act(name: keyof typeof PAYLOADS & string, input: object, viewer = ada) {
  const { data, errors } = await server.ask(viewer, verb(name, PAYLOADS[name]!), { input });
  return data?.[name] ?? errors;
}
const lists = async () => (await server.ask(ada, LISTS)).data;
const genre = async (slug: string) => (await lists()).admin.genres.find((term: any) => term.slug === slug);
const shelf = async (name: string) =>
  (await lists()).admin.lexiconCategories.find((category: any) => category.name === name).id;

async function aGenre(labelEn: string, some: object = {}) {
  const lexiconCategoryId = await shelf("Electronic");
  return (await act("createTerm", { list: "GENRE", labelEn, lexiconCategoryId, ...some })).term;
}

async function aSong(genre: string) {
  const { id } = await aTrack(server.db, { workspaceId, genre });
  return { id, gid: Buffer.from(`Track:${id}`).toString("base64") };
}

const tagged = async (id: string) =>
  (await server.db.selectFrom("track").select("genre").where("id", "=", id).executeTakeFirstOrThrow()).genre;

const lastAudit = async () => {
  const entry = await server.db
    .selectFrom("audit")
    .innerJoin("auditPart", (join) => join.onRef("auditPart.seq", "=", "audit.seq").on("part", "=", "what"))
    .select(["action", "content"])
    .orderBy("audit.seq", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  return { action: entry.action, ...JSON.parse(entry.content!) };
};

test("everybody may read the four lists, in both languages", async () => {
  const { vocabulary } = (await server.ask(null, PUBLIC)).data;
  expect(vocabulary.map(({ key, labelEs, terms }: any) => [key, labelEs, terms.length])).toEqual([
    ["GENRE", "Géneros", 5],
    ["MOOD", "Ambientes", 4],
    ["INSTRUMENT", "Instrumentos", 4],
    ["LANGUAGE", "Idiomas", 4],
  ]);
  expect(vocabulary[3].terms[0]).toEqual({ slug: "english", labelEs: "Inglés", isChoosable: true });
});

test("a genre that was added just now can be chosen, read from a file's tags and searched for", async () => {
  const song = await aSong("rock");
  const before = await act("updateTrack", { id: song.gid, version: 1, genre: "ambient" }, nova);
  expect(before).toMatchObject({ __typename: "InvalidInput", message: "Choose a genre from the list." });
  const term = await aGenre("Ambient", { labelEs: "Ambiental", aliases: ["drone", " Drone", "new age"] });
  expect(term).toMatchObject({ slug: "ambient", labelEs: "Ambiental", aliases: ["drone", "new age"] });
  const after = await act("updateTrack", { id: song.gid, version: 1, genre: "New Age" }, nova);
  expect(after.track).toEqual({ genre: "ambient", mood: null });
  expect(currentTerm("GENRE", "DRONE")?.slug).toBe("ambient");
  expect(await lastAudit()).toMatchObject({ action: "term.create", after: { slug: "ambient" } });
});

test("a genre that rests stays on its tracks and cannot be chosen any more", async () => {
  const song = await aSong("jazz");
  const { id } = await genre("jazz");
  expect((await act("updateTerm", { id, active: false })).term).toMatchObject({ active: false });
  expect(await act("updateTrack", { id: song.gid, version: 1, genre: "jazz" }, nova)).toMatchObject({
    __typename: "InvalidInput",
  });
  const { vocabulary } = await lists();
  expect(vocabulary[0].terms.at(-1)).toMatchObject({ slug: "jazz", isChoosable: false });
  expect(await tagged(song.id)).toBe("jazz");
  await act("updateTerm", { id, active: true });
  expect((await act("updateTrack", { id: song.gid, version: 1, genre: "jazz" }, nova)).track.genre).toBe(
    "jazz",
  );
});

test("a category that rests takes all of its genres along", async () => {
  await act("updateLexiconCategory", { id: await shelf("Rock"), active: false, name: "Guitars" });
  const { vocabulary, admin } = await lists();
  expect(vocabulary[0].terms.find((term: any) => term.slug === "rock").isChoosable).toBe(false);
  expect(admin.lexiconCategories[1]).toMatchObject({ name: "Guitars", active: false });
  expect(await act("createLexiconCategory", { name: "guitars" })).toMatchObject({
    message: "There is already a category with this name.",
  });
});

test("one word means one term: a name that is taken is refused at its field", async () => {
  const lexiconCategoryId = await shelf("Pop");
  const create = (input: object) => act("createTerm", { list: "GENRE", lexiconCategoryId, ...input });
  expect(await create({ labelEn: "Rap" })).toEqual({
    __typename: "InvalidInput",
    field: "labelEn",
    message: "“rap” already means Hip Hop.",
  });
  expect(await create({ labelEn: "Trap", aliases: ["ROCK"] })).toMatchObject({ field: "aliases" });
  expect(await create({ labelEn: "-1" })).toMatchObject({
    message: "A name begins with a letter or a digit.",
  });
  expect(await act("createTerm", { list: "GENRE", labelEn: "Nowhere" })).toMatchObject({
    field: "lexiconCategoryId",
  });
});

test("terms and categories are put in order", async () => {
  const { admin } = await lists();
  const turned = [...admin.moods].reverse();
  await act("orderTerms", { ids: turned.map(({ id }: any) => id) });
  const shelves = [...admin.lexiconCategories].reverse();
  await act("orderLexiconCategories", { ids: shelves.map(({ id }: any) => id) });
  const { admin: after, vocabulary } = await lists();
  expect(after.moods).toEqual(turned);
  expect(vocabulary[0].terms.map(({ slug }: any) => slug)).toEqual([
    "jazz",
    "hip-hop",
    "pop",
    "rock",
    "electronic",
  ]);
  expect(await lastAudit()).toMatchObject({ action: "lexiconCategory.order" });
});

test("a merge retags the tracks, keeps the old slug understood, and can be taken back", async () => {
  const from = await aGenre("Synthwave", { aliases: ["retrowave"] });
  const song = await aSong("synthwave");
  expect((await genre("synthwave")).uses).toEqual({ tracks: 1, people: 0 });
  const into = await genre("electronic");
  const { merge } = await act("mergeTerms", { fromId: from.id, intoId: into.id });
  expect(merge).toMatchObject({
    name: "Synthwave",
    into: { slug: "electronic", aliases: ["edm", "dance", "synthwave", "retrowave"] },
  });
  expect(await tagged(song.id)).toBe("electronic");
  expect(await lastAudit()).toMatchObject({ action: "term.merge", before: { slug: "synthwave" } });
  // An old tab, or a change that waited offline, still sends the old slug.
  const late = await aSong("synthwave");
  expect((await act("updateTrack", { id: song.gid, version: 1, genre: "synthwave" }, nova)).track.genre).toBe(
    "electronic",
  );
  await refreshTerm(server, { key: "GENRE", slug: "electronic" });
  expect(await tagged(late.id)).toBe("electronic");
  expect((await lists()).admin.merges).toMatchObject([{ name: "Synthwave" }]);

  expect((await act("undoMerge", { id: merge.id })).term).toEqual({ id: from.id, slug: "synthwave" });
  expect([await tagged(song.id), await tagged(late.id)]).toEqual(["synthwave", "electronic"]);
  expect((await genre("electronic")).aliases).toEqual(["edm", "dance"]);
  expect(await verifyAudit(server.db, null)).toMatchObject({ ok: true });
});

test("a merge is not taken back over a name that was given away since", async () => {
  const from = await aGenre("Synthwave");
  const into = await genre("electronic");
  const { merge } = await act("mergeTerms", { fromId: from.id, intoId: into.id });
  await act("updateTerm", { id: into.id, aliases: ["edm"] });
  await act("updateTerm", { id: (await genre("pop")).id, aliases: ["synthwave"] });
  expect(await act("undoMerge", { id: merge.id })).toMatchObject({
    message: "“synthwave” already means Pop.",
  });
  expect(await genre("synthwave")).toBeUndefined();
});

test("a genre and a mood do not become one, nor does a term become part of itself", async () => {
  const { admin } = await lists();
  const [mood] = admin.moods;
  const [first] = admin.genres;
  for (const intoId of [mood.id, first.id])
    expect(await act("mergeTerms", { fromId: first.id, intoId })).toMatchObject({ field: "intoId" });
});

test("what was renamed is found by its new names", async () => {
  await aTrack(server.db, { workspaceId, genre: "jazz", title: "Nothing", visibility: "public" });
  await act("updateTerm", { id: (await genre("jazz")).id, aliases: ["bebop"] });
  await refreshTerm(server, { key: "GENRE", slug: "jazz" });
  const SEARCH = /* GraphQL */ `
    query Find($text: String!, $filters: SearchFilters) {
      search(text: $text, scope: ALL, filters: $filters) { edges { node { ... on Track { title } } } }
    }
  `;
  const titles = async (variables: object) =>
    (await server.ask(null, SEARCH, variables)).data.search.edges.map(({ node }: any) => node.title);
  expect(await titles({ text: "bebop" })).toEqual(["Nothing"]);
  expect(await titles({ text: "", filters: { genre: ["bebop"] } })).toEqual(["Nothing"]);
});

test("a file is tried first, and with one wrong row nothing of it is taken", async () => {
  const rows = [
    "list,english,spanish,aliases,category",
    "MOOD,Dreamy,Soñador,,",
    "GENRE,Jazz,Jazz,bebop,Jazz",
  ];
  const csv = rows.join("\r\n");
  const tried = await act("importTerms", { csv, isDryRun: true });
  expect(tried).toMatchObject({ isApplied: false, rows: [{ outcome: "new" }, { outcome: "changed" }] });
  expect((await lists()).admin.moods).toHaveLength(4);
  const broken = await act("importTerms", { csv: `${csv}\nMOOD,Calm,,relaxed,`, isDryRun: false });
  expect(broken).toMatchObject({ isApplied: false });
  expect(broken.rows[2]).toEqual({
    line: 4,
    outcome: "wrong",
    name: "Calm",
    problem: { message: "“relaxed” already means Relaxed." },
  });
  expect((await lists()).admin.moods).toHaveLength(4);
  expect(await act("importTerms", { csv, isDryRun: false })).toMatchObject({ isApplied: true });
  expect((await lists()).admin.moods.at(-1).slug).toBe("dreamy");
  expect((await genre("jazz")).aliases).toEqual(["bebop"]);
  expect(await lastAudit()).toMatchObject({
    action: "lexicon.import",
    after: { added: ["MOOD dreamy"], changed: ["GENRE jazz"] },
  });
  expect(await act("importTerms", { csv: "nothing", isDryRun: true })).toMatchObject({ field: "csv" });
});

test("the export is refused to everybody else, is written into the log, and reads back as no change", async () => {
  const fetchFile = async (viewer: Viewer) =>
    server.app.request("/api/admin/lexicon.csv", {
      headers: { cookie: await server.cookieFor(viewer.userId) },
    });
  expect((await fetchFile(nova)).status).toBe(404);
  const answer = await fetchFile(ada);
  expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(await lastAudit()).toMatchObject({ action: "lexicon.export" });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const read = await act("importTerms", { csv: new TextDecoder().decode(bytes), isDryRun: false });
  expect(new Set(read.rows.map(({ outcome }: any) => outcome))).toEqual(new Set(["same"]));
  expect(read.rows).toHaveLength(17);
});

test("while the words cannot be read, the last known ones go on counting", async () => {
  await server.db.schema.alterTable("vocabularyTerm").renameTo("hidden").execute();
  server.services.events.publish("lexiconChanged", {});
  expect((await server.ask(null, PUBLIC)).data.vocabulary[0].terms).toHaveLength(5);
  await server.db.schema.alterTable("hidden").renameTo("vocabularyTerm").execute();
});
