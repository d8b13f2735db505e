import { aUser } from "../../db/testing/build.ts";
import { openTestServer, type TestServer } from "../testing.ts";

let server: TestServer;
beforeAll(async () => void (server = await openTestServer()));
afterAll(() => server.close());

const post = (body: string, headers: Record<string, string> = {}) =>
  server.app.request("/graphql", {
    method: "POST",
    headers: { "content-type": "application/json", "x-levare": "1", ...headers },
    body,
  });

test("a visitor's own query text is refused, whatever it asks", async () => {
  for (const query of ["{ viewer { id } }", "{ __schema { types { name } } }"]) {
    const answer = await post(JSON.stringify({ query }));
    expect((await answer.json()).errors[0].extensions.code).toBe("PERSISTED_DOCUMENTS_ONLY");
  }
});

test("an unknown id is refused without saying which ids there are", async () => {
  const answer = await post(JSON.stringify({ id: "0".repeat(64) }));
  expect((await answer.json()).errors[0].extensions.code).toBe("PERSISTED_QUERY_NOT_IN_LIST");
});

test.each([
  ["a form", "application/x-www-form-urlencoded", "query=%7Bviewer%7Bid%7D%7D"],
  ["a multipart form", "multipart/form-data; boundary=x", "--x--"],
  ["plain text", "text/plain", "{}"],
])("%s from another site has no effect", async (_what, type, body) => {
  const answer = await server.app.request("/graphql", {
    method: "POST",
    headers: { "content-type": type },
    body,
  });
  expect(answer.status).toBe(403);
});

test("a body above one megabyte is refused", async () => {
  const answer = await post(JSON.stringify({ id: "x".repeat(1024 * 1024) }), {
    "content-length": String(1024 * 1024 + 20),
  });
  expect(answer.status).toBe(413);
});

test.each([
  [
    "too many aliases",
    `query A { ${Array.from({ length: 31 }, (_, n) => `a${n}: viewer { id }`).join(" ")} }`,
  ],
  ["too many words", `query B { ${"viewer { id } ".repeat(600)} }`],
  [
    "too deep a question",
    `query C { viewer { workspace { tracks { edges { node { release { tracks { edges { node { release { tracks { edges { node { id } } } } } } } } } } } } } }`,
  ],
])("a free document with %s is refused before it reaches the catalog", async (_what, query) => {
  const superadmin = await aUser(server.db, { role: "superadmin" });
  const cookie = await server.cookieFor(superadmin.id);
  const statements = await server.statementsDuring(async () => {
    const answer = await post(JSON.stringify({ query }), { cookie });
    expect((await answer.json()).errors.length).toBeGreaterThan(0);
  });
  expect(statements.filter((text) => !text.includes('"session"'))).toEqual([]);
});

test("a superadmin may ask freely", async () => {
  const superadmin = await aUser(server.db, { role: "superadmin" });
  const answer = await post(JSON.stringify({ query: "{ viewer { role } }" }), {
    cookie: await server.cookieFor(superadmin.id),
  });
  expect(await answer.json()).toEqual({ data: { viewer: { role: "superadmin" } } });
});

test("an id that is none answers as one that does not exist", async () => {
  for (const id of ["Track:1", "Track:not-a-uuid", "nonsense"]) {
    const globalId = Buffer.from(id).toString("base64");
    const { errors } = await server.ask(null, "query D($id: ID!) { node(id: $id) { id } }", { id: globalId });
    expect(errors?.[0]?.extensions?.code).toBe("NOT_FOUND");
  }
});

test("an accident is masked, and tells its request id", async () => {
  const broken = await openTestServer();
  await broken.close();
  const { errors } = await broken.ask(null, "query E { newReleases { totalCount } }");
  expect(errors?.[0]?.message).toBe("An unexpected error occurred. Please try again.");
  expect(errors?.[0]?.extensions?.requestId).toMatch(/^[0-9a-f-]{36}$/);
});

test("GraphiQL does not exist for anybody but a superadmin", async () => {
  const open = (cookie: string) => server.app.request("/graphiql", { headers: { cookie } });
  const artist = await aUser(server.db, { role: "artist" });
  const superadmin = await aUser(server.db, { role: "superadmin" });
  expect((await open("")).status).toBe(404);
  expect((await open(await server.cookieFor(artist.id))).status).toBe(404);
  const page = await open(await server.cookieFor(superadmin.id));
  expect(page.status).toBe(200);
  expect(await page.text()).not.toMatch(/(src|href)="https?:/);
});
