import { aTrack, aUser, aWorkspace } from "../../db/testing/build.ts";
import { openTestServer, type TestServer } from "../testing.ts";
import { documentOf } from "./ownDocuments.ts";

let server: TestServer;
beforeAll(async () => void (server = await openTestServer()));
afterAll(() => server.close());

const HEADERS = { accept: "application/json", "x-levare": "1" };
/** Different each time. */
const OWN_HEADERS = ["x-request-id"];

function shortWay(id: string, variables: string | undefined, headers: Record<string, string> = HEADERS) {
  const query = new URLSearchParams({ id, ...(variables && { variables }) });
  return server.app.request(`/graphql?${query}`, { headers });
}

function longWay(id: string, variables: string | undefined, headers: Record<string, string> = HEADERS) {
  const body = `{"id":"${id}","variables":${variables ?? "{}"}}`;
  return server.app.request("/graphql", {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body,
  });
}

async function seen(answer: Response) {
  const headers = [...answer.headers].filter(([name]) => !OWN_HEADERS.includes(name));
  const { data, errors } = (await answer.json()) as { data?: unknown; errors?: { locations?: unknown }[] };
  // The long way forgets the place of what the compiler refuses.
  const body = { data, errors: errors?.map(({ locations: _place, ...error }) => error) };
  return { status: answer.status, headers: Object.fromEntries(headers), body };
}

test("a query by its id answers as the same one that is sent the long way, refusals and headers included", async () => {
  const artist = await aUser(server.db, { role: "artist" });
  const stranger = await aUser(server.db, { role: "artist" });
  const { id: workspaceId } = await aWorkspace(server.db, { ownerId: artist.id });
  const { id: trackId } = await aTrack(server.db, { workspaceId, title: "Slack Water" });
  const track = JSON.stringify({ id: Buffer.from(`Track:${trackId}`).toString("base64") });
  const cases: [name: string, variables: string | undefined, userId: string | null][] = [
    ["AppShellQuery", undefined, null],
    ["AppShellQuery", "{}", artist.id],
    ["TrackScreenQuery", track, artist.id],
    ["TrackScreenQuery", track, stranger.id],
    ["TrackScreenQuery", track, null],
    ["TrackScreenQuery", undefined, artist.id],
    ["TrackScreenQuery", '{"id":7}', artist.id],
    ["TrackScreenQuery", '{"id":{"or":1}}', artist.id],
    ["TrackScreenQuery", '{"id":"nonsense"}', artist.id],
  ];
  for (const [name, variables, userId] of cases) {
    const cookie = userId && (await server.cookieFor(userId));
    const headers = { ...HEADERS, ...(cookie && { cookie }) };
    const [short, long] = [shortWay, longWay].map((way) => way(documentOf(name), variables, headers));
    expect(await seen(await short!)).toEqual(await seen(await long!));
  }
});

test("a mutation is not carried out by an address alone", async () => {
  const id = documentOf("useStepVerbsCompleteMutation");
  expect((await shortWay(id, "{}")).status).toBe(405);
});

test("another site's page cannot ask in a person's name", async () => {
  const { "x-levare": _own, ...foreign } = HEADERS;
  expect((await shortWay(documentOf("AppShellQuery"), undefined, foreign)).status).toBe(403);
});

test.each(["{", "[]", "7", '"a"'])("variables that are none are refused: %s", async (variables) => {
  const answer = await shortWay(documentOf("AppShellQuery"), variables);
  expect((await answer.json()).errors.length).toBeGreaterThan(0);
});

test("an accident on the way is masked, and tells its request id", async () => {
  const broken = await openTestServer();
  await broken.close();
  const headers = { ...HEADERS, cookie: await server.cookieFor((await aUser(server.db)).id) };
  const answer = await broken.app.request(`/graphql?id=${documentOf("AppShellQuery")}`, { headers });
  const { errors } = (await answer.json()) as { errors: { message: string; extensions: object }[] };
  expect(errors[0]?.message).toBe("An unexpected error occurred. Please try again.");
  expect(errors[0]?.extensions).toHaveProperty("requestId");
});
