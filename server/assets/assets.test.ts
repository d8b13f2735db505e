import { readdir } from "node:fs/promises";
import path from "node:path";
import { encodeGlobalID } from "@pothos/plugin-relay";
import sharp from "sharp";
import { newId } from "../../db/ids.ts";
import { aTrack, aUser, aWorkspace } from "../../db/testing/build.ts";
import { DAY_MS } from "../../domain/duration.ts";
import { english } from "../../domain/testing/english.ts";
import { keptRefusal } from "../../domain/words/kept.ts";
import { samplesOf, waveOf } from "../providers/audio/testing/handmade.ts";
import { openTestServer, type TestServer, viewerFor } from "../testing.ts";
import { ingestAsset } from "./ingestAsset.ts";
import { renderAsset } from "./renderAsset.ts";
import { sweepAssets } from "./sweepAssets.ts";
import { aJpeg, aPdf, sendAsset } from "./testing.ts";

const clock = { now: new Date("2027-03-01T12:00:00Z") };
let server: TestServer;

beforeAll(async () => {
  server = await openTestServer(() => clock.now);
});
beforeEach(() => {
  clock.now = new Date("2027-03-01T12:00:00Z");
});
afterAll(() => server.close());

async function aStudio(userTier = "artist_pro") {
  const { id: userId } = await aUser(server.db, { role: "artist", userTier, name: "Mara Lune" });
  const { id: workspaceId } = await aWorkspace(server.db, { ownerId: userId });
  const viewer = await viewerFor(server, userId, clock.now);
  return { userId, workspaceId, viewer, cookie: await server.cookieFor(userId) };
}
type Studio = Awaited<ReturnType<typeof aStudio>>;

const gid = (id: string) => encodeGlobalID("Asset", id);

/** Sends a file and lets the server look into it; the answer is what became of the upload. */
async function bring(studio: Studio, name: string, bytes: Uint8Array, told: Record<string, string>) {
  const sent = await sendAsset(server, studio.cookie, { name, bytes, told });
  if (sent.said) return { ...sent, state: "refused", reason: sent.said, assetId: null };
  await ingestAsset(server, { uploadId: sent.id }, false);
  const upload = await server.db
    .selectFrom("upload")
    .selectAll()
    .where("id", "=", sent.id)
    .executeTakeFirstOrThrow();
  const { reasonCode, reasonParams } = upload;
  return { ...sent, ...upload, reason: english(keptRefusal(reasonCode, reasonParams, null)) };
}

async function aPhoto(studio: Studio): Promise<string> {
  const { assetId } = await bring(studio, "pier.jpg", await aJpeg(400, 300), { kind: "pressPhoto" });
  return assetId!;
}

const ASSET = /* GraphQL */ `
  query Asset($id: ID!) {
    node(id: $id) {
      ... on Asset {
        kind name format bytes sha256 width height coverFaults preview previewUrl listenUrl peaks duration downloadUrl
        stemCategory access tags revision number deletedAt downloadCount
        downloads { number userName isByLink linkLabel }
        versions { number fileName downloadUrl }
        links { id label state views allowsDownload }
      }
    }
  }
`;
const read = async (studio: Studio, id: string) =>
  (await server.ask(studio.viewer, ASSET, { id: gid(id) })).data.node;

const get = (url: string, cookie = "") => server.app.request(url, { headers: { cookie } });

test("a press photo is kept as it was sent, and shown as a picture that was drawn anew", async () => {
  const studio = await aStudio();
  const sent = await sharp(await aJpeg(2000, 1500))
    .withExif({ IFD0: { Artist: "secret place" } })
    .jpeg()
    .toBuffer();
  const { assetId } = await bring(studio, "On_the pier.jpg", sent, { kind: "pressPhoto" });
  const asset = await read(studio, assetId!);
  expect(asset).toMatchObject({ kind: "pressPhoto", name: "On the pier", format: "jpg", bytes: sent.length });
  expect(asset).toMatchObject({ width: 2000, height: 1500, preview: "ready", coverFaults: [] });
  const original = await get(asset.downloadUrl, studio.cookie);
  expect(Buffer.from(await original.arrayBuffer()).equals(sent)).toBe(true);
  expect(original.headers.get("content-disposition")).toMatch(/^attachment; filename="On_the pier.jpg"/);
  expect(original.headers.get("x-content-type-options")).toBe("nosniff");
  expect(original.headers.get("content-security-policy")).toContain("default-src 'none'");
  const shown = Buffer.from(await (await get(asset.previewUrl, studio.cookie)).arrayBuffer());
  const { format, width, exif } = await sharp(shown).metadata();
  expect({ format, width, exif }).toEqual({ format: "webp", width: 320, exif: undefined });
});

test("a cover hears at once what shops would say of it", async () => {
  const studio = await aStudio();
  const { assetId } = await bring(studio, "cover.jpg", await aJpeg(1500, 1400), { kind: "cover" });
  expect((await read(studio, assetId!)).coverFaults).toEqual(["notSquare", "belowExport"]);
});

test("a stem on a track gets its part of the mix, a stream and a waveform", async () => {
  const studio = await aStudio();
  const track = await aTrack(server.db, { workspaceId: studio.workspaceId });
  const wave = waveOf(
    samplesOf(2, 44_100, (at) => at / 5),
    44_100,
  );
  const told = { kind: "stem", track: encodeGlobalID("Track", track.id) };
  const { assetId } = await bring(studio, "Tide kick.wav", wave, told);
  await renderAsset(server, { versionId: assetId! }, true);
  const stem = await read(studio, assetId!);
  expect(stem).toMatchObject({ stemCategory: "kick", format: "wav", preview: "ready", duration: 2 });
  expect(stem.peaks).toHaveLength(800);
  const heard = await server.app.request(stem.listenUrl, {
    headers: { cookie: studio.cookie, range: "bytes=0-99" },
  });
  expect([heard.status, heard.headers.get("content-type")]).toEqual([206, "audio/mpeg"]);
  const { data } = await server.ask(
    studio.viewer,
    `query Of($id: ID!, $track: ID!) { node(id: $id) { ... on Workspace { assets(filter: { trackId: $track }) { totalCount edges { node { name track { title } } } } } } }`,
    { id: encodeGlobalID("Workspace", studio.workspaceId), track: encodeGlobalID("Track", track.id) },
  );
  expect(data.node.assets).toEqual({
    totalCount: 1,
    edges: [{ node: { name: "Tide kick", track: { title: "Tide" } } }],
  });
});

test("an asset takes no place among the tracks of the plan", async () => {
  const studio = await aStudio();
  await aPhoto(studio);
  const { data } = await server.ask(
    studio.viewer,
    "{ viewer { workspace { tracksUploaded uploads { fileName } } } }",
  );
  expect(data.viewer.workspace).toEqual({ tracksUploaded: 0, uploads: [] });
});

const PAGE = "<!doctype html><script>alert(1)</script>";
const hostile: [string, string, () => Uint8Array | Promise<Uint8Array>][] = [
  [
    "a vector drawing with a program",
    "cover",
    () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>`),
  ],
  ["a page named like a photo", "pressPhoto", () => Buffer.from(PAGE)],
  [
    "a photo with a page behind it",
    "pressPhoto",
    async () => Buffer.concat([await aJpeg(40, 40), Buffer.from(PAGE)]),
  ],
  [
    "a photo with an archive behind it",
    "pressPhoto",
    async () => Buffer.concat([await aJpeg(40, 40), Buffer.from("PK\x05\x06".padEnd(22, "\0"), "latin1")]),
  ],
  ["a photo that is cut off", "pressPhoto", async () => (await aJpeg(400, 400)).subarray(0, 700)],
  ["a GIF", "pressPhoto", () => Buffer.from("GIF89a\x01\x00\x01\x00", "latin1")],
  [
    "a picture that claims a billion pixels",
    "cover",
    () =>
      Buffer.from(
        "89504e470d0a1a0a0000000d494844520000ffff0000ffff0802000000" +
          "00000000" +
          "0000000049454e44ae426082",
        "hex",
      ),
  ],
  ["a PDF that runs a program", "booklet", () => aPdf("/OpenAction<</S/JavaScript/JS(app.alert(1))>>")],
  ["a PDF that starts a program", "contract", () => aPdf("/OpenAction<</S/Launch/F(calc.exe)>>")],
  ["a PDF that holds another file", "booklet", () => aPdf("/Names<</EmbeddedFiles 4 0 R>>")],
  ["a PDF that is cut off", "booklet", () => aPdf().subarray(0, 120)],
  ["a PDF behind other bytes", "booklet", () => Buffer.concat([Buffer.from("x"), aPdf()])],
  ["a PDF with a page in it", "sheetMusic", () => aPdf("/X(<script>)")],
  ["a program named like a project", "project", () => Buffer.from("MZ\x90\0".padEnd(200, "\0"), "latin1")],
  ["a script named like a project", "project", () => Buffer.from("#!/bin/sh\nrm -rf /\n")],
  ["a page named like a film", "video", () => Buffer.from(PAGE)],
  ["a PDF named like a stem", "stem", () => aPdf()],
  ["a playlist named like a stem", "stem", () => Buffer.from("#EXTM3U\nfile:///etc/passwd\n")],
];

test.each(hostile)("%s is refused and leaves nothing behind", async (what, kind, make) => {
  const studio = await aStudio();
  const name = `..%2f..\\${what}.jpg`;
  const { id, state, reason, assetId } = await bring(studio, name, await make(), { kind });
  expect({ state, assetId }).toEqual({ state: "refused", assetId: null });
  expect(reason).toMatch(/^(This file|This PDF|The file|A picture) .*\.$/);
  const left = await readdir(server.dataDir, { recursive: true });
  expect(left.filter((file) => file.includes(id))).toEqual([]);
});

/** A photo that the server received and has not looked into. */
async function aReceivedPhoto(studio: Studio): Promise<string> {
  const told = { kind: "pressPhoto" };
  return (await sendAsset(server, studio.cookie, { name: "pier.jpg", bytes: await aJpeg(400, 300), told }))
    .id;
}

/** The studio takes its asset home. */
async function takenHome(studio: Studio, id: string): Promise<number> {
  return (await get((await read(studio, id)).downloadUrl, studio.cookie)).status;
}

test("a file that was kept is there although the database was lost before it could say so", async () => {
  const studio = await aStudio();
  const uploadId = await aReceivedPhoto(studio);
  let isLost = false;
  const lostOnce = new Proxy(server.db, {
    get(db, name) {
      const value = Reflect.get(db, name);
      if (name !== "transaction") return typeof value === "function" ? value.bind(db) : value;
      return () => ({
        async execute(work: Parameters<ReturnType<typeof db.transaction>["execute"]>[0]) {
          const answer = await db.transaction().execute(work);
          if (isLost) return answer;
          isLost = true;
          throw new Error("Connection terminated unexpectedly");
        },
      });
    },
  });
  await expect(ingestAsset({ ...server, db: lostOnce }, { uploadId }, false)).rejects.toThrow("terminated");
  await ingestAsset(server, { uploadId }, false);
  expect(await takenHome(studio, uploadId)).toBe(200);
});

test("a file that one worker kept stays when another, which was at it too, cannot store it", async () => {
  const studio = await aStudio();
  const uploadId = await aReceivedPhoto(studio);
  const { storage } = server.services;
  const failing = {
    ...storage,
    async put() {
      await ingestAsset(server, { uploadId }, false);
      throw new Error("The store is away.");
    },
  };
  const other = { ...server, services: { ...server.services, storage: failing } };
  await expect(ingestAsset(other, { uploadId }, false)).rejects.toThrow("The store is away.");
  expect(await takenHome(studio, uploadId)).toBe(200);
});

test("a new version of what is gone is refused, and a store that is away for a moment keeps nothing of it", async () => {
  const studio = await aStudio();
  const assetId = await aPhoto(studio);
  const sent = await sendAsset(server, studio.cookie, {
    ...{ name: "pier.jpg", bytes: await aJpeg(500, 300) },
    told: { kind: "pressPhoto", asset: gid(assetId) },
  });
  await server.db.updateTable("asset").set({ deletedAt: clock.now }).where("id", "=", assetId).execute();
  const { storage } = server.services;
  const away = { ...storage, delete: () => Promise.reject(new Error("The store is away.")) };
  const asked = { uploadId: sent.id };
  const late = { ...server, services: { ...server.services, storage: away } };
  await expect(ingestAsset(late, asked, false)).rejects.toThrow("The store is away.");
  await ingestAsset(server, asked, false);
  const { state, reasonCode } = await server.db
    .selectFrom("upload")
    .selectAll()
    .where("id", "=", sent.id)
    .executeTakeFirstOrThrow();
  expect({ state, reasonCode }).toEqual({ state: "refused", reasonCode: "assets.placeGone" });
  const kept = await readdir(path.join(server.dataDir, "media"), { recursive: true });
  expect(kept.filter((name) => name.includes(sent.id) && path.extname(name))).toEqual([]);
});

test("before its first byte, a file is refused that is too large, of no kind or for nobody's place", async () => {
  const studio = await aStudio();
  const stranger = await aStudio();
  const theirs = await aPhoto(stranger);
  const announce = async (length: number, told: Record<string, string>) => {
    const metadata = Object.entries({ filename: "x.jpg", purpose: "asset", ...told })
      .map(([key, value]) => `${key} ${Buffer.from(value).toString("base64")}`)
      .join(",");
    const { status } = await server.app.request("/uploads", {
      method: "POST",
      headers: {
        ...{ "tus-resumable": "1.0.0", cookie: studio.cookie },
        ...{ "upload-length": String(length), "upload-metadata": metadata },
      },
    });
    return status;
  };
  expect(await announce(50 * 1024 ** 2 + 1, { kind: "cover" })).toBe(413);
  expect(await announce(2 * 1024 ** 3 + 1, { kind: "project" })).toBe(413);
  expect(await announce(9, { kind: "ringtone" })).toBe(422);
  expect(await announce(9, { asset: gid(theirs) })).toBe(404);
  expect(await announce(9, { kind: "stem", track: encodeGlobalID("Track", newId()) })).toBe(404);
});

test("a new version keeps the asset, and the files before it stay to be had, newest first", async () => {
  const studio = await aStudio();
  const id = await aPhoto(studio);
  const second = await bring(studio, "pier 2.jpg", await aJpeg(500, 500), { asset: gid(id) });
  expect(second.assetId).toBe(id);
  const wrong = await bring(studio, "pier.pdf", aPdf(), { asset: gid(id) });
  expect(wrong.reason).toBe("This file is not a JPEG, PNG or WebP picture, or it is damaged.");
  const asset = await read(studio, id);
  expect(asset).toMatchObject({ name: "pier", number: 2, width: 500 });
  expect(asset.versions.map((version: any) => `${version.number} ${version.fileName}`)).toEqual([
    "2 pier 2.jpg",
    "1 pier.jpg",
  ]);
  expect((await get(asset.versions[1].downloadUrl, studio.cookie)).status).toBe(200);
  expect((await read(studio, id)).downloads).toEqual([
    { number: 1, userName: "Mara Lune", isByLink: false, linkLabel: null },
  ]);
});

const EDIT = /* GraphQL */ `
  mutation Edit($input: EditAssetInput!) {
    editAsset(input: $input) {
      __typename
      ... on EditAssetPayload { asset { name tags revision altText } }
      ... on InvalidInput { field message }
      ... on StaleAsset { current { name } }
    }
  }
`;

test("of two edits at once the second one is shown what stands", async () => {
  const studio = await aStudio();
  const id = gid(await aPhoto(studio));
  const edit = (input: object) => server.ask(studio.viewer, EDIT, { input: { id, revision: 1, ...input } });
  const first = await edit({ name: " Pier ", tags: ["#Press", "press"], altText: "Mara on a pier" });
  expect(first.data.editAsset.asset).toEqual({
    ...{ name: "Pier", tags: ["press"], revision: 2, altText: "Mara on a pier" },
  });
  expect((await edit({ name: "Harbour" })).data.editAsset).toEqual({
    ...{ __typename: "StaleAsset", current: { name: "Pier" } },
  });
  const wrong = await edit({ revision: 2, kind: "booklet" });
  expect(wrong.data.editAsset).toMatchObject({ __typename: "InvalidInput", field: "kind" });
});

test("an asset cannot be put on a stranger's track", async () => {
  const [studio, stranger] = [await aStudio(), await aStudio()];
  const track = await aTrack(server.db, { workspaceId: stranger.workspaceId });
  const input = { id: gid(await aPhoto(studio)), revision: 1, trackId: encodeGlobalID("Track", track.id) };
  expect((await server.ask(studio.viewer, EDIT, { input })).data.editAsset.__typename).toBe("NotFound");
});

const LINK = /* GraphQL */ `
  mutation Link($input: CreateAssetLinkInput!) {
    createAssetLink(input: $input) {
      __typename
      ... on CreateAssetLinkPayload { url }
      ... on InvalidInput { field }
    }
  }
`;
const REVOKE = /* GraphQL */ `
  mutation Revoke($input: RevokeAssetLinkInput!) {
    revokeAssetLink(input: $input) { __typename ... on RevokeAssetLinkPayload { link { state } } }
  }
`;

async function aLink(studio: Studio, id: string, more: object = {}): Promise<string> {
  const input = { assetId: gid(id), days: 7, label: "Radio Sur", allowsDownload: true, ...more };
  const { data } = await server.ask(studio.viewer, LINK, { input });
  return new URL(data.createAssetLink.url).pathname;
}

test("whoever holds a link sees the file and takes it home; the studio sees how often, and that it was by the link", async () => {
  const studio = await aStudio();
  const id = await aPhoto(studio);
  const link = await aLink(studio, id);
  const page = await get(link);
  expect(page.headers.get("x-robots-tag")).toContain("noindex");
  expect(page.headers.get("referrer-policy")).toBe("no-referrer");
  expect(page.headers.get("content-security-policy")).not.toContain("script-src");
  expect(await page.text()).toContain("<h1>pier</h1>");
  expect((await get(`${link}/picture`)).headers.get("content-type")).toBe("image/webp");
  const file = await get(`${link}/file`);
  expect(file.headers.get("content-disposition")).toMatch(/^attachment/);
  expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(100);
  // The studio's own look is not counted.
  await get(link, studio.cookie);
  const asset = await read(studio, id);
  expect(asset.links).toMatchObject([{ label: "Radio Sur", state: "open", views: 1 }]);
  expect(asset.downloads).toEqual([{ number: 1, userName: null, isByLink: true, linkLabel: "Radio Sur" }]);
  expect(asset.downloadCount).toBe(1);
});

test("the secret of a link is nowhere in the database", async () => {
  const studio = await aStudio();
  const token = (await aLink(studio, await aPhoto(studio))).slice(3);
  const links = await server.db.selectFrom("assetLink").selectAll().execute();
  const events = await server.db.selectFrom("auditPart").selectAll().execute();
  expect(JSON.stringify([links, events])).not.toContain(token);
});

test("a link for looking only gives no file", async () => {
  const studio = await aStudio();
  const link = await aLink(studio, await aPhoto(studio), { allowsDownload: false });
  expect((await get(link)).status).toBe(200);
  expect((await get(`${link}/file`)).status).toBe(404);
});

test("a link that is over, revoked, of something thrown away or never was answers alike", async () => {
  const studio = await aStudio();
  const [one, other, third] = [await aPhoto(studio), await aPhoto(studio), await aPhoto(studio)];
  const [expired, revoked, gone] = [
    await aLink(studio, one, { days: 1 }),
    await aLink(studio, other),
    await aLink(studio, third),
  ];
  const { links } = await read(studio, other);
  const closed = await server.ask(studio.viewer, REVOKE, { input: { id: links[0].id } });
  expect(closed.data.revokeAssetLink.link.state).toBe("revoked");
  await throwAway(studio, third);
  clock.now = new Date(clock.now.getTime() + DAY_MS);
  const answers = await Promise.all(
    [expired, revoked, gone, `/s/${"a".repeat(43)}`, "/s/short", `${revoked}/file`, `${expired}/picture`].map(
      async (url) => {
        const answer = await get(url);
        return `${answer.status} ${await answer.text()}`;
      },
    ),
  );
  expect(new Set(answers).size).toBe(1);
  expect(answers[0]).toMatch(/^404 .*/);
});

test("a link lasts 90 days at most", async () => {
  const studio = await aStudio();
  const input = { assetId: gid(await aPhoto(studio)), days: 91, label: "", allowsDownload: true };
  expect((await server.ask(studio.viewer, LINK, { input })).data.createAssetLink.field).toBe("days");
});

const DELETE = `mutation Delete($input: DeleteAssetInput!) { deleteAsset(input: $input) { __typename } }`;
const RESTORE = `mutation Restore($input: RestoreAssetInput!) { restoreAsset(input: $input) { __typename } }`;
const throwAway = (studio: Studio, id: string) =>
  server.ask(studio.viewer, DELETE, { input: { id: gid(id) } });
const takeBack = async (studio: Studio, id: string) =>
  (await server.ask(studio.viewer, RESTORE, { input: { id: gid(id) } })).data.restoreAsset.__typename;
const filesOf = async (id: string) =>
  (await readdir(path.join(server.dataDir, "media/assets"))).filter((file) => file.startsWith(id));

test("what was thrown away comes back within 30 days; then its files are gone", async () => {
  const studio = await aStudio();
  const id = await aPhoto(studio);
  await throwAway(studio, id);
  clock.now = new Date(clock.now.getTime() + 29 * DAY_MS);
  await sweepAssets(server, clock.now);
  expect(await takeBack(studio, id)).toBe("RestoreAssetPayload");
  expect((await read(studio, id)).deletedAt).toBeNull();
  await throwAway(studio, id);
  clock.now = new Date(clock.now.getTime() + 30 * DAY_MS);
  expect(await takeBack(studio, id)).toBe("NotFound");
  expect(await filesOf(id)).toHaveLength(3);
  await sweepAssets(server, clock.now);
  expect(await filesOf(id)).toEqual([]);
  expect(await read(studio, id)).toBeNull();
});

test("a stranger finds neither the asset nor its files, and a public one's file is anybody's", async () => {
  const [studio, stranger] = [await aStudio(), await aStudio()];
  const id = await aPhoto(studio);
  const { downloadUrl, previewUrl } = await read(studio, id);
  expect(await read(stranger, id)).toBeNull();
  for (const cookie of [stranger.cookie, ""])
    expect([(await get(downloadUrl, cookie)).status, (await get(previewUrl, cookie)).status]).toEqual([
      404, 404,
    ]);
  await server.db.updateTable("asset").set({ access: "public" }).where("id", "=", id).execute();
  expect((await get(downloadUrl)).status).toBe(200);
  await server.db.updateTable("asset").set({ access: "tier" }).where("id", "=", id).execute();
  expect((await get(downloadUrl)).status).toBe(404);
});

test("what a hired person brings is judged by the plan of the studio, not by their own", async () => {
  const [hired, studio] = [await aStudio("artist_pro"), await aStudio("artist_starter")];
  await server.db
    .updateTable("user")
    .set({ trialEndsAt: new Date(0) })
    .where("id", "=", studio.userId)
    .execute();
  await server.db
    .insertInto("membership")
    .values({ workspaceId: studio.workspaceId, userId: hired.userId, role: "manager" })
    .execute();
  const told = { kind: "pressPhoto", workspaceId: encodeGlobalID("Workspace", studio.workspaceId) };
  const { said } = await bring(hired, "pier.jpg", await aJpeg(400, 300), told);
  expect(said).toBe("This is part of Pro Artist.");
  expect((await bring(hired, "pier.jpg", await aJpeg(400, 300), { kind: "pressPhoto" })).state).toBe(
    "finished",
  );
});

test("whose plan has ended still reads and takes home what is there, and brings nothing new", async () => {
  const studio = await aStudio();
  const id = await aPhoto(studio);
  await server.db
    .updateTable("user")
    .set({ userTier: "artist_starter", trialEndsAt: new Date("2027-01-01T00:00:00Z") })
    .where("id", "=", studio.userId)
    .execute();
  const viewer = await viewerFor(server, studio.userId, clock.now);
  expect(viewer.tier).toBe("free");
  const { downloadUrl } = (await server.ask(viewer, ASSET, { id: gid(id) })).data.node;
  expect((await get(downloadUrl, studio.cookie)).status).toBe(200);
  expect(await bring(studio, "more.jpg", await aJpeg(40, 40), { kind: "cover" })).toMatchObject({
    ...{ status: 402, said: "This is part of Pro Artist." },
  });
  const refused = await server.ask(viewer, EDIT, { input: { id: gid(id), revision: 1, name: "Pier" } });
  expect(refused.errors?.[0]?.extensions?.code).toBe("UPGRADE_REQUIRED");
  expect((await server.ask(viewer, DELETE, { input: { id: gid(id) } })).data.deleteAsset.__typename).toBe(
    "DeleteAssetPayload",
  );
});
