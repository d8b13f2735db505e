import { encodeGlobalID } from "@pothos/plugin-relay";
import { newId } from "../../../db/ids.ts";
import { insertMarks } from "../../../db/library/marks.ts";
import { insertPlays } from "../../../db/plays/plays.ts";
import { aUser } from "../../../db/testing/build.ts";
import { anArtist, aRelease } from "../../releases/testing.ts";
import { openTestServer, type TestServer } from "../../testing.ts";
import { askAssistant } from "../testing.ts";

/** A Wednesday. */
const now = new Date("2026-11-25T12:00:00Z");
let server: TestServer;
beforeAll(async () => void (server = await openTestServer(() => now)));
afterAll(() => server.close());

type Artist = Awaited<ReturnType<typeof anArtist>>;

async function aSong({ workspaceId }: Artist, title: string) {
  const { tracks } = await aRelease(server, workspaceId, { title: `${title} (Single)` });
  const id = tracks[0]!;
  await server.db.updateTable("track").set({ title }).where("id", "=", id).execute();
  return id;
}

/** Plays of a day that came to something. */
function played(trackId: string, day: string, times: number, outcome = "counted") {
  const startedAt = new Date(`${day}T10:00:00Z`);
  const play = () => ({
    ...{ id: newId(), trackId, listenerId: null, listenerKey: newId(), sessionId: newId() },
    ...{ startedAt, heardMs: 40_000, outcome, day },
  });
  return insertPlays(server.db, Array.from({ length: times }, play), now);
}

async function aFan() {
  return (await aUser(server.db, { role: "fan", capabilities: ["fan"], userTier: "fan_free" })).id;
}

const ask = async ({ viewer, workspaceId }: Artist, text: string) =>
  (await askAssistant(server, viewer, { workspaceId, agent: "businessManager", text })).content;

const SOURCES = /* GraphQL */ `query Sources($id: ID!) { node(id: $id) { ... on ChatMessage { citations { label path } } } }`;

test("plays are told by days and by song, of one's own studio, and each figure leads to its song", async () => {
  const [artist, other] = [await anArtist(server), await anArtist(server)];
  const [ebb, flow, foreign] = [
    await aSong(artist, "Ebb"),
    await aSong(artist, "Flow"),
    await aSong(other, "Not yours"),
  ];
  await played(ebb, "2026-11-16", 3);
  await played(ebb, "2026-11-22", 1);
  await played(flow, "2026-11-18", 9);
  await played(flow, "2026-11-18", 5, "tooShort");
  await played(flow, "2026-11-23", 20);
  await played(ebb, "2026-11-15", 40);
  await played(foreign, "2026-11-17", 100);

  const week = await askAssistant(server, artist.viewer, {
    ...{ workspaceId: artist.workspaceId, agent: "businessManager" },
    text: "How many plays last week?",
  });
  expect(week.content).toMatch(/13 plays counted, 16\s?–\s?22 November 2026\. \[1\]/);
  expect(week.content).toMatch(/Flow \[1\] \| 9 \|\n\| Ebb \[2\] \| 4 \|/);
  const { citations } = (await server.ask(artist.viewer, SOURCES, { id: week.id })).data.node;
  expect(citations).toEqual([
    { label: "Flow", path: expect.stringMatching(/^\/catalog\/tracks\/flow-.*\/plays$/) },
    { label: "Ebb", path: expect.stringMatching(/^\/catalog\/tracks\/ebb-.*\/plays$/) },
  ]);
  expect(await ask(artist, "How often was Ebb played last week?")).toContain("4 plays counted");
  expect(await ask(artist, "¿Cuántas reproducciones ayer?")).toContain("0 plays counted, 24 November 2026");
  expect(await ask(artist, "How many plays this month?")).toContain("73 plays counted");
});

test("likes are those that songs still have, and followers are people, each once", async () => {
  const artist = await anArtist(server);
  const [ebb, flow] = [await aSong(artist, "Ebb"), await aSong(artist, "Flow")];
  const fans = [await aFan(), await aFan(), await aFan()];
  const [early, late] = [new Date("2026-06-01T00:00:00Z"), new Date("2026-11-24T23:59:59Z")];
  await insertMarks(server.db, "track", [
    { userId: fans[0]!, id: ebb, at: early },
    { userId: fans[1]!, id: ebb, at: late },
    { userId: fans[2]!, id: flow, at: late },
  ]);
  const named = ["Nova", "Nova and friends"].map((name) => ({
    ...{ id: newId(), name, workspaceId: artist.workspaceId },
  }));
  await server.db.insertInto("artist").values(named).execute();
  await insertMarks(server.db, "artist", [
    { userId: fans[0]!, id: named[0]!.id, at: early },
    { userId: fans[0]!, id: named[1]!.id, at: late },
    { userId: fans[1]!, id: named[0]!.id, at: late },
  ]);

  const liked = await ask(artist, "Which song is most liked?");
  expect(liked).toContain("3 likes in all.");
  expect(liked).toMatch(/Ebb \[1\] \| 2 \|\n\| Flow \[2\] \| 1 \|/);
  expect(await ask(artist, "How many likes did I get yesterday?")).toContain("2 likes, 24 November 2026.");
  const followed = await ask(artist, "How many followers do I have this week?");
  expect(followed).toContain("2 people follow the artists of this studio. [1]");
  expect(followed).toMatch(/1 of them is new, 23\s?–\s?25 November 2026\./);
});

test("nobody reads another studio's plays, likes and followers", async () => {
  const [artist, other] = [await anArtist(server), await anArtist(server)];
  const RECEIVED = `query Received($id: ID!) { node(id: $id) { ... on Workspace {
    playsReceived(from: "2026-11-01", to: "2026-11-30") { total }
    likesReceived { total } followers(from: "2026-11-01", to: "2026-11-30") { total }
  } } }`;
  const id = encodeGlobalID("Workspace", other.workspaceId);
  expect((await server.ask(artist.viewer, RECEIVED, { id })).data.node).toBeNull();
  expect((await server.ask(other.viewer, RECEIVED, { id })).data.node.playsReceived).toEqual({ total: 0 });
});
