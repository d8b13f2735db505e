import sharp from "sharp";
import { newId } from "../../../db/ids.ts";
import { DRAFTS } from "../../../domain/assistants/coverDrafts.ts";
import { complianceOf } from "../../compliance/testing.ts";
import type { Viewer } from "../../graphql/context.ts";
import { OPERATION_LIMIT } from "../../graphql/limits.ts";
import { anArtist, aRelease, releaseRow } from "../../releases/testing.ts";
import { openTestServer, type TestServer } from "../../testing.ts";
import { askAssistant } from "../testing.ts";

let now = new Date("2026-11-26T09:00:00Z");
let server: TestServer;
beforeAll(async () => void (server = await openTestServer(() => now)));
afterAll(() => server.close());

const NO_COVER = { state: "draft", coverKey: null } as const;
const AGAIN = "Make four other covers for Harbour Notebook";
const MARK = "/digitalsourcetype/algorithmicMedia";
const DRAFTS_OF = `query Drafts($id: ID!) { node(id: $id) { ... on ChatMessage { coverDrafts {
  id motif title isWritten pictureUrl fileUrl isCover mayBeUndone release { version }
} } } }`;

interface Seen {
  id: string;
  motif: string;
  title: string;
  isWritten: boolean;
  pictureUrl: string;
  fileUrl: string;
  isCover: boolean;
  mayBeUndone: boolean;
  release: { version: number } | null;
}

async function draftsOf(viewer: Viewer, messageId: string): Promise<Seen[]> {
  return (await server.ask(viewer, DRAFTS_OF, { id: messageId })).data.node.coverDrafts;
}

type Artist = Awaited<ReturnType<typeof anArtist>>;

/** Drafts for a release of an artist's, as the designer shows them. */
async function drawn(artist: Artist, some: Parameters<typeof aRelease>[2] = NO_COVER) {
  const release = await aRelease(server, artist.workspaceId, { title: "Harbour Notebook", ...some });
  const { id, content } = await askAssistant(server, artist.viewer, {
    ...{ workspaceId: artist.workspaceId, agent: "graphicDesigner" },
    text: `Make a cover for ${some.title ?? "Harbour Notebook"}`,
  });
  return { release, content, messageId: id, drafts: await draftsOf(artist.viewer, id) };
}

async function press(
  viewer: Viewer,
  verb: "takeCoverDraft" | "undoCoverDraft",
  input: object,
  key: string = newId(),
): Promise<string> {
  const name = verb[0]!.toUpperCase() + verb.slice(1);
  const { data, errors } = await server.ask(
    viewer,
    `mutation ${name}($input: ${name}Input!) { ${verb}(input: $input) {
      ... on ${name}Payload { draft { isCover } } ... on UserError { code }
    } }`,
    { input },
    { request: new Request("http://127.0.0.1/graphql", { headers: { "idempotency-key": key } }) },
  );
  const answer = data?.[verb];
  if (answer?.draft) return answer.draft.isCover ? "cover" : "no cover";
  return answer?.code ?? String(errors?.[0]?.extensions?.code);
}

const fetched = async (path: string, { userId }: Pick<Artist, "userId">) =>
  server.app.request(path, { headers: { cookie: await server.cookieFor(userId) } });

test("four different drafts are shown, one is explained, and none is set", async () => {
  const artist = await anArtist(server);
  const { release, content, drafts } = await drawn(artist);
  expect(drafts).toHaveLength(DRAFTS);
  expect(new Set(drafts.map(({ motif }) => motif)).size).toBe(DRAFTS);
  expect(content).toContain(`The first shows ${drafts[0]!.motif}.`);
  expect(content).toContain("None is set");
  expect(drafts.map(({ isCover, isWritten }) => [isCover, isWritten])).toEqual(
    drafts.map(() => [false, true]),
  );
  const pictures = await Promise.all(
    drafts.map(async ({ pictureUrl }) => (await fetched(pictureUrl, artist)).text()),
  );
  expect(new Set(pictures).size).toBe(DRAFTS);
  for (const picture of pictures) {
    expect(picture).toMatch(/^<svg .*<path [^>]*d="M.*<\/svg>$/s);
    expect(picture).not.toMatch(/<text|<script|href|NaN|undefined/);
  }
  expect(await releaseRow(server, release.id)).toMatchObject({ coverKey: null, version: 1 });
});

test("who asks for four others gets other motifs, three times over", async () => {
  const artist = await anArtist(server);
  await aRelease(server, artist.workspaceId, { title: "Harbour Notebook", ...NO_COVER });
  const conversationId = newId();
  const seen: string[] = [];
  for (const text of ["Make a cover for Harbour Notebook", AGAIN, AGAIN]) {
    const asked = {
      workspaceId: artist.workspaceId,
      agent: "graphicDesigner",
      text,
      conversationId,
    } as const;
    const { id } = await askAssistant(server, artist.viewer, asked);
    seen.push(...(await draftsOf(artist.viewer, id)).map(({ motif }) => motif));
    now = new Date(now.getTime() + 60_000);
  }
  expect([seen.length, new Set(seen).size]).toEqual([12, 12]);
});

test("one that is chosen is the cover at 3000 pixels, in RGB, marked and described; shops find nothing wrong with its size, and it is taken back by a press", async () => {
  const artist = await anArtist(server);
  const { release, messageId, drafts } = await drawn(artist);
  const [, second] = drafts;
  const codes = async () =>
    (await complianceOf(server, artist.viewer, release.gid)).findings.map(
      ({ code }: { code: string }) => code,
    ) as string[];
  expect(await codes()).toContain("coverMissing");
  const key = newId();
  expect(await press(artist.viewer, "takeCoverDraft", { id: second!.id, version: 1 }, key)).toBe("cover");
  const row = await releaseRow(server, release.id);
  expect(row).toMatchObject({
    ...{ coverWidth: 3000, coverHeight: 3000, coverIsRgb: true, coverAttested: false, version: 2 },
    coverAlt: `A drawing of ${second!.motif}, with the title Harbour Notebook and the name Mara Lune`,
  });
  const master = Buffer.from(await server.services.storage.bytes(`covers/${row.coverKey}`));
  const { width, height, space, format, xmp } = await sharp(master).metadata();
  expect({ width, height, space, format }).toEqual({
    ...{ width: 3000, height: 3000 },
    ...{ space: "srgb", format: "jpeg" },
  });
  expect(xmp?.toString()).toContain(MARK);
  const left = (await codes()).filter((code) => code.startsWith("cover"));
  // That it shows no address and no logo, a person says.
  expect(left).toEqual(["coverUnconfirmed"]);

  // The same press once more, and another one, change nothing.
  expect(await press(artist.viewer, "takeCoverDraft", { id: second!.id, version: 1 }, key)).toBe("cover");
  expect(await press(artist.viewer, "takeCoverDraft", { id: second!.id, version: 2 })).toBe("cover");
  expect(await releaseRow(server, release.id)).toMatchObject({ coverKey: row.coverKey, version: 2 });
  const lines = await server.db
    .selectFrom("audit")
    .selectAll()
    .where("entityId", "=", release.id)
    .where("action", "=", "release.cover")
    .execute();
  expect(lines.map(({ actorId }) => actorId)).toEqual([artist.userId]);

  expect((await draftsOf(artist.viewer, messageId)).map(({ isCover }) => isCover)).toEqual([
    false,
    true,
    false,
    false,
  ]);
  expect(await press(artist.viewer, "undoCoverDraft", { id: second!.id })).toBe("no cover");
  expect(await releaseRow(server, release.id)).toMatchObject({
    ...{ coverKey: null, coverWidth: null, coverAlt: null, version: 3 },
  });
  expect(await press(artist.viewer, "undoCoverDraft", { id: second!.id })).toBe("no cover");
}, 60_000);

test("a cover that stood before comes back with all that was told of it, but not once its files are gone or another one stands there", async () => {
  const artist = await anArtist(server);
  const own = { coverKey: "release/0a-1.jpg", coverWidth: 1400, coverAlt: "A pier", coverAttested: true };
  const { release, content, drafts } = await drawn(artist, { ...NO_COVER, ...own });
  expect(content).toContain("The cover that it has, of 1,400 pixels, stays until then.");
  const [first, second] = drafts;
  await press(artist.viewer, "takeCoverDraft", { id: first!.id, version: 1 });
  expect(await press(artist.viewer, "undoCoverDraft", { id: first!.id })).toBe("no cover");
  expect(await releaseRow(server, release.id)).toMatchObject(own);

  await press(artist.viewer, "takeCoverDraft", { id: first!.id, version: 3 });
  await press(artist.viewer, "takeCoverDraft", { id: second!.id, version: 4 });
  expect(await press(artist.viewer, "undoCoverDraft", { id: first!.id })).toBe("assistants.coverChanged");
  const before = now;
  now = new Date(now.getTime() + 46 * 60_000);
  expect(await press(artist.viewer, "undoCoverDraft", { id: second!.id })).toBe("assistants.coverBackGone");
  now = before;
  expect(await press(artist.viewer, "undoCoverDraft", { id: second!.id })).toBe("no cover");
}, 60_000);

test("drawing a cover is not called off where a question would be", async () => {
  const artist = await anArtist(server);
  const { drafts } = await drawn(artist);
  const usual = OPERATION_LIMIT.ms;
  OPERATION_LIMIT.ms = 0;
  try {
    expect(await press(artist.viewer, "takeCoverDraft", { id: drafts[0]!.id, version: 1 })).toBe("cover");
  } finally {
    OPERATION_LIMIT.ms = usual;
  }
});

test("nothing is set where somebody saved the release meanwhile", async () => {
  const artist = await anArtist(server);
  const { release, drafts } = await drawn(artist);
  await server.db.updateTable("release").set({ version: 2 }).where("id", "=", release.id).execute();
  expect(await press(artist.viewer, "takeCoverDraft", { id: drafts[0]!.id, version: 1 })).toBe(
    "releases.stale",
  );
  expect((await releaseRow(server, release.id)).coverKey).toBeNull();
});

test("drafts are seen, fetched and used by nobody but whom they were drawn for", async () => {
  const artist = await anArtist(server);
  const { release, messageId, drafts } = await drawn(artist);
  const stranger = await anArtist(server);
  const { data } = await server.ask(stranger.viewer, DRAFTS_OF, { id: messageId });
  expect(data.node).toBeNull();
  const [{ id, pictureUrl, fileUrl }] = drafts as [Seen];
  for (const path of [pictureUrl, fileUrl]) {
    expect((await fetched(path, stranger)).status).toBe(404);
    expect((await server.app.request(path)).status).toBe(404);
  }
  for (const verb of ["takeCoverDraft", "undoCoverDraft"] as const)
    expect(await press(stranger.viewer, verb, { id, ...(verb === "takeCoverDraft" && { version: 1 }) })).toBe(
      "general.notFound",
    );
  expect((await releaseRow(server, release.id)).coverKey).toBeNull();
  // A stranger who asks for the same name draws nothing of it.
  const asked = await askAssistant(server, stranger.viewer, {
    ...{ workspaceId: stranger.workspaceId, agent: "graphicDesigner" },
    text: "Make a cover for Harbour Notebook",
  });
  expect(await draftsOf(stranger.viewer, asked.id)).toEqual([]);
});

test("a draft is fetched at 3000 pixels, small enough for shops, and is the same file each time", async () => {
  const artist = await anArtist(server);
  const [draft] = (await drawn(artist)).drafts as [Seen];
  const [one, other] = await Promise.all([fetched(draft.fileUrl, artist), fetched(draft.fileUrl, artist)]);
  expect(one.headers.get("content-disposition")).toMatch(/^attachment; filename="cover-[0-9a-f]{12}\.jpg"$/);
  const bytes = Buffer.from(await one.arrayBuffer());
  expect(bytes.equals(Buffer.from(await other.arrayBuffer()))).toBe(true);
  const { width, xmp } = await sharp(bytes).metadata();
  expect([width, xmp?.toString().includes(MARK)]).toEqual([3000, true]);
  expect(bytes.length).toBeLessThan(10 * 1024 * 1024);
}, 60_000);

test("where the typeface lacks letters a cover carries no text, and the answer says so", async () => {
  const artist = await anArtist(server);
  const { content, drafts } = await drawn(artist, { ...NO_COVER, title: "港の手帳" });
  expect(content).toContain("they carry no text");
  expect(drafts.map(({ isWritten }) => isWritten)).toEqual(drafts.map(() => false));
});

test("a question that names no release gets the releases to choose from, and a plan without the designer no drafts", async () => {
  const artist = await anArtist(server);
  await aRelease(server, artist.workspaceId, { title: "Low Tide", ...NO_COVER });
  await aRelease(server, artist.workspaceId, { title: "High Tide", ...NO_COVER });
  const which = await askAssistant(server, artist.viewer, {
    ...{ workspaceId: artist.workspaceId, agent: "graphicDesigner" },
    text: "Make a cover for Zanzibar",
  });
  expect(which.content).toContain("For which release? I know none of that name.");
  expect(await draftsOf(artist.viewer, which.id)).toEqual([]);
  const free = await anArtist(server, "artist_free");
  await aRelease(server, free.workspaceId, { title: "Harbour Notebook", ...NO_COVER });
  const asked = await askAssistant(server, free.viewer, {
    ...{ workspaceId: free.workspaceId, agent: "pam" },
    text: "Make a cover for Harbour Notebook",
  });
  expect(asked.content).toContain("I set none");
  expect(await draftsOf(free.viewer, asked.id)).toEqual([]);
});
