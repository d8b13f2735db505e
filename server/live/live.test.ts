import { aTrack, aUser, aWorkspace } from "../../db/testing/build.ts";
import { STREAMS_PER_PERSON, SUBSCRIPTIONS_PER_STREAM } from "../../domain/live/limits.ts";
import { encodeGlobalID } from "../graphql/globalId.ts";
import { documentOf } from "../graphql/ownDocuments.ts";
import { openTestServer, shortestOf, type TestServer } from "../testing.ts";

let server: TestServer;
beforeAll(async () => void (server = await openTestServer()));
afterAll(() => server.close());

const TRACKS = documentOf("TrackWatchSubscription");
const RELEASES = documentOf("ReleaseWatchSubscription");

async function anArtist() {
  const person = await aUser(server.db, {});
  const workspace = await aWorkspace(server.db, { ownerId: person.id });
  const track = await aTrack(server.db, { workspaceId: workspace.id, title: "Ebb" });
  const cookie = await server.cookieFor(person.id);
  return { id: person.id, workspaceId: workspace.id, trackId: track.id, cookie };
}
type Artist = Awaited<ReturnType<typeof anArtist>>;

const of = (key: string, id: string, workspaceId: string) => ({
  key,
  id,
  variables: { workspaceId: encodeGlobalID("Workspace", workspaceId) },
});

function ask(body: unknown, headers: Record<string, string>) {
  return server.app.request("/live", {
    method: "POST",
    headers: { "content-type": "application/json", "x-levare": "1", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}

/** Opens a stream as the page of a person, and answers with how to read its events one by one. */
async function open({ id, cookie }: Artist, subscriptions: object[]) {
  const response = await ask({ viewer: encodeGlobalID("Viewer", id), subscriptions }, { cookie });
  expect(response.status).toBe(200);
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  const read = async (): Promise<{ event: string; data: any } | null> => {
    const block = /^event: (.*)\ndata: (.*)\n\n/.exec(text);
    if (block) {
      text = text.slice(block[0].length);
      return { event: block[1]!, data: JSON.parse(block[2]!) };
    }
    const { done, value } = await reader.read();
    if (done) return null;
    text += value;
    return read();
  };
  return { read, close: () => reader.cancel() };
}

test("one stream carries what all pages of a browser subscribe to, each under its key", async () => {
  const artist = await anArtist();
  const { workspaceId, trackId } = artist;
  const stream = await open(artist, [of("t", TRACKS, workspaceId), of("r", RELEASES, workspaceId)]);
  expect(await stream.read()).toEqual({ event: "listening", data: ["t", "r"] });

  server.services.events.publish("trackChanged", workspaceId, { trackId });
  expect(await stream.read()).toEqual({
    event: "next",
    data: { key: "t", answer: { data: { trackChanged: expect.objectContaining({ title: "Ebb" }) } } },
  });
  await stream.close();
});

test("what is foreign or unknown is refused, and the rest is heard", async () => {
  const artist = await anArtist();
  const { workspaceId: foreign } = await anArtist();
  const stream = await open(artist, [
    of("foreign", TRACKS, foreign),
    of("unknown", "no document", artist.workspaceId),
    of("query", documentOf("AppShellQuery"), artist.workspaceId),
    of("own", TRACKS, artist.workspaceId),
  ]);
  const heard = new Map<string, any>();
  await stream.read();
  for (let at = 0; at < 3; at++) {
    const { data } = (await stream.read())!;
    heard.set(data.key, data.answer);
  }
  expect(heard.get("foreign").errors).toMatchObject([{ extensions: { code: "NOT_FOUND" } }]);
  for (const key of ["unknown", "query"])
    expect(heard.get(key).errors).toMatchObject([{ extensions: { code: "PERSISTED_DOCUMENTS_ONLY" } }]);

  server.services.events.publish("trackChanged", foreign, { trackId: artist.trackId });
  server.services.events.publish("trackChanged", artist.workspaceId, { trackId: artist.trackId });
  expect((await stream.read())!.data).toMatchObject({ key: "own" });
  await stream.close();
});

test("an accident is masked", async () => {
  const artist = await anArtist();
  const stream = await open(artist, [of("t", TRACKS, artist.workspaceId)]);
  await stream.read();
  server.services.events.publish("trackChanged", artist.workspaceId, { trackId: "no id at all" });
  const { data } = (await stream.read())!;
  expect(data.answer.errors).toMatchObject([
    { message: "An unexpected error occurred. Please try again.", extensions: { code: "UNEXPECTED" } },
  ]);
  await stream.close();
});

test("a stream ends within a second of its session, and says why", async () => {
  const endOfAStream = async () => {
    const artist = await anArtist();
    const stream = await open(artist, [
      of("t", TRACKS, artist.workspaceId),
      of("r", RELEASES, artist.workspaceId),
    ]);
    await stream.read();
    const endedAt = Date.now();
    await server.db.deleteFrom("session").where("userId", "=", artist.id).execute();
    const { data } = (await stream.read())!;
    expect(data.answer.errors).toMatchObject([{ extensions: { code: "UNAUTHENTICATED" } }]);
    while (await stream.read());
    return Date.now() - endedAt;
  };
  expect(await shortestOf(endOfAStream, 1000)).toBeLessThan(1000);
});

test("nobody listens without a session, for somebody else's page, or from another site", async () => {
  const { id, cookie } = await anArtist();
  const other = await anArtist();
  const body = { viewer: encodeGlobalID("Viewer", id), subscriptions: [] };
  const visitor = await ask(body, {});
  expect([visitor.status, await visitor.json()]).toEqual([
    401,
    { code: "general.signInFirst", params: {}, message: "Sign in first." },
  ]);
  expect((await ask(body, { cookie: other.cookie })).status).toBe(401);
  expect((await ask(body, { cookie, "x-levare": "" })).status).toBe(404);
});

test("a list that is none, is too long or too large is refused", async () => {
  const { id, cookie, workspaceId } = await anArtist();
  const viewer = encodeGlobalID("Viewer", id);
  const many = (count: number) => Array.from({ length: count }, (_, at) => of(`${at}`, TRACKS, workspaceId));
  const status = async (body: unknown) => (await ask(body, { cookie })).status;
  expect(await status("{")).toBe(400);
  expect(await status({ viewer })).toBe(400);
  expect(await status({ viewer, subscriptions: many(SUBSCRIPTIONS_PER_STREAM + 1) })).toBe(400);
  expect(await status({ viewer, subscriptions: [], more: "x".repeat(200_000) })).toBe(413);

  const stream = await open(await anArtist(), many(SUBSCRIPTIONS_PER_STREAM));
  expect((await stream.read())!.data).toHaveLength(SUBSCRIPTIONS_PER_STREAM);
  await stream.close();
});

test("one person holds twenty streams, then has to close one; others are not counted", async () => {
  const artist = await anArtist();
  const streams = [];
  for (let at = 0; at < STREAMS_PER_PERSON; at++) streams.push(await open(artist, []));
  const body = { viewer: encodeGlobalID("Viewer", artist.id), subscriptions: [] };
  const refused = await ask(body, { cookie: artist.cookie });
  expect([refused.status, await refused.json()]).toEqual([
    429,
    { code: "TOO_MANY_STREAMS", message: "At most 20 streams are open at a time." },
  ]);
  const other = await open(await anArtist(), []);

  await streams[0]!.close();
  streams[0] = await open(artist, []);
  for (const stream of [...streams, other]) await stream.close();
});
