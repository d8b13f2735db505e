import { newId } from "../../db/ids.ts";
import { AI_PARTS } from "../../domain/catalog/aiDisclosure.ts";
import { decodeGlobalID, encodeGlobalID } from "../graphql/globalId.ts";
import { openTestServer, type TestServer } from "../testing.ts";
import { aFan, aPlaylist, press, read, songs } from "./testing.ts";

let server: TestServer;
beforeAll(async () => void (server = await openTestServer()));
afterAll(() => server.close());

const titles = async (viewer: any, id: string) => (await read(server, viewer, id)).items.titles;

test("a fan builds a playlist, moves a song, takes one out and puts it back where it was", async () => {
  const fan = await aFan(server);
  const tracks = await songs(server, ["Ash", "Birch", "Cedar", "Dogwood"]);
  const id = await aPlaylist(server, fan, tracks);
  const { items } = await read(server, fan, id);
  const [ash, birch, cedar, dogwood] = items.ids;
  await press(server, fan, "movePlaylistItems", { id, itemIds: [dogwood], beforeId: birch });
  expect(await titles(fan, id)).toEqual(["Ash", "Dogwood", "Birch", "Cedar"]);
  await press(server, fan, "movePlaylistItems", { id, itemIds: [ash, dogwood] });
  expect(await titles(fan, id)).toEqual(["Birch", "Cedar", "Ash", "Dogwood"]);
  await press(server, fan, "removeFromPlaylist", { id, itemIds: [cedar] });
  expect(await titles(fan, id)).toEqual(["Birch", "Ash", "Dogwood"]);
  await press(server, fan, "addToPlaylist", { id, trackIds: [tracks[2]], itemIds: [cedar], beforeId: ash });
  expect(await titles(fan, id)).toEqual(["Birch", "Cedar", "Ash", "Dogwood"]);
});

test("what is sent twice is there once: a playlist, and each song by the id it was given", async () => {
  const fan = await aFan(server);
  const [track] = await songs(server, ["Once"]);
  const id = encodeGlobalID("Playlist", newId());
  const itemIds = [newId()];
  expect(
    await press(server, fan, "createPlaylist", { id, title: "Mine", trackIds: [track], itemIds }),
  ).toMatchObject({ playlist: { id } });
  expect(await press(server, fan, "createPlaylist", { id, title: "Mine" })).toMatchObject({
    code: "general.idTaken",
  });
  await press(server, fan, "addToPlaylist", { id, trackIds: [track], itemIds });
  expect(await read(server, fan, id)).toMatchObject({ version: 1, items: { titles: ["Once"] } });
  await press(server, fan, "addToPlaylist", { id, trackIds: [track] });
  expect(await titles(fan, id)).toEqual(["Once", "Once"]);
});

test("two people add and move at the same time, and each finds the other's songs where they were put", async () => {
  const [owner, friend] = [await aFan(server), await aFan(server, "Teo Marsh")];
  const tracks = await songs(server, ["Alder", "Beech", "Cherry"]);
  const id = await aPlaylist(server, owner, tracks.slice(0, 2));
  await join(owner, friend, id);
  const [alder, beech] = (await read(server, owner, id)).items.ids;
  await Promise.all([
    press(server, owner, "movePlaylistItems", { id, itemIds: [beech], beforeId: alder }),
    press(server, friend, "addToPlaylist", { id, trackIds: [tracks[2]] }),
    press(server, friend, "removeFromPlaylist", { id, itemIds: [newId()] }),
  ]);
  expect((await read(server, friend, id)).items).toMatchObject({
    titles: ["Beech", "Alder", "Cherry"],
    addedBy: ["Ines Calder", "Ines Calder", "Teo Marsh"],
  });
  // The one before which it was to come has gone meanwhile.
  await press(server, owner, "removeFromPlaylist", { id, itemIds: [alder] });
  await press(server, friend, "movePlaylistItems", { id, itemIds: [beech], beforeId: alder });
  await press(server, friend, "movePlaylistItems", { id, itemIds: [alder], beforeId: beech });
  expect(await titles(owner, id)).toEqual(["Cherry", "Beech"]);
});

test("a private playlist is as missing to strangers; whoever has the link reads an unlisted one and changes nothing", async () => {
  const [owner, stranger] = [await aFan(server), await aFan(server)];
  const [track] = await songs(server, ["Secret garden"]);
  const id = await aPlaylist(server, owner, [track!], { folder: "Mine alone" });
  expect(await read(server, stranger, id)).toBeNull();
  const missing = await press(server, stranger, "addToPlaylist", {
    id: encodeGlobalID("Playlist", newId()),
    trackIds: [],
  });
  expect(await press(server, stranger, "addToPlaylist", { id, trackIds: [track] })).toEqual(missing);
  await press(server, owner, "updatePlaylist", { id, visibility: "unlisted" });
  for (const reader of [stranger, null])
    expect(await read(server, reader, id)).toMatchObject({
      ...{
        folder: null,
        isOwn: false,
        mayFill: false,
        ownerName: null,
        invitationPath: null,
        collaborators: [],
      },
      items: { titles: ["Secret garden"], addedBy: [""] },
    });
  expect(await press(server, stranger, "updatePlaylist", { id, title: "Mine now" })).toEqual(missing);
  expect(await press(server, stranger, "deletePlaylist", { id })).toEqual(missing);
  await press(server, owner, "deletePlaylist", { id });
  expect(await read(server, owner, id)).toBeNull();
});

test("a song that the reader may not hear keeps its place and says nothing", async () => {
  const fan = await aFan(server);
  const tracks = await songs(server, ["Open", "Taken back"]);
  const id = await aPlaylist(server, fan, tracks, { visibility: "public" });
  const hidden = decodeGlobalID(tracks[1]!).id;
  await server.db.updateTable("track").set({ visibility: "private" }).where("id", "=", hidden).execute();
  expect((await read(server, null, id)).items).toMatchObject({
    ...{ available: [true, false], titles: ["Open", ""], artists: ["Mara Lune", ""] },
  });
  expect(await press(server, fan, "addToPlaylist", { id, trackIds: [tracks[1]] })).toMatchObject({
    code: "playlists.noSuchTrack",
  });
});

test("a playlist holds five thousand songs and not one more, and takes a long list at once", async () => {
  const fan = await aFan(server);
  const [track] = await songs(server, ["Again"]);
  const id = await aPlaylist(
    server,
    fan,
    Array.from({ length: 4_999 }, () => track!),
  );
  await press(server, fan, "addToPlaylist", { id, trackIds: [track] });
  expect(await press(server, fan, "addToPlaylist", { id, trackIds: [track] })).toMatchObject({
    code: "playlists.full",
  });
  expect((await read(server, fan, id)).itemCount).toBe(5_000);
});

test.each([
  ["createPlaylist", { title: "  " }, "playlists.titleMissing"],
  ["createPlaylist", { title: "x".repeat(101) }, "playlists.titleTooLong"],
  ["createPlaylist", { title: "Rules", rule: "ab" }, "playlists.ruleEmpty"],
])("%s with %p is refused", async (verb, input, code) =>
  expect(await press(server, await aFan(server), verb, input)).toMatchObject({ code }),
);

test("a playlist by a rule finds what the search finds, now, and nothing is put in by hand", async () => {
  const fan = await aFan(server);
  await songs(server, ["Quiet riverbank"], { genre: "jazz" });
  const id = await aPlaylist(server, fan, [], { rule: "genre:jazz riverbank" });
  expect(await titles(fan, id)).toEqual(["Quiet riverbank"]);
  const [other] = await songs(server, ["Loud riverbank"], { genre: "jazz" });
  expect((await titles(fan, id)).toSorted()).toEqual(["Loud riverbank", "Quiet riverbank"]);
  expect(await press(server, fan, "addToPlaylist", { id, trackIds: [other] })).toMatchObject({
    code: "playlists.smart",
  });
});

test("a playlist by a rule may ask what artists say of AI", async () => {
  const fan = await aFan(server);
  const told = (share: string) =>
    JSON.stringify(Object.fromEntries(AI_PARTS.map((part) => [part, part === "vocals" ? share : "none"])));
  await songs(server, ["By hand ravine"], { aiDisclosure: told("none") });
  await songs(server, ["By machine ravine"], { aiDisclosure: told("generated") });
  await songs(server, ["Untold ravine"]);
  const id = await aPlaylist(server, fan, [], { rule: "ravine ai:none" });
  expect(await titles(fan, id)).toEqual(["By hand ravine"]);
});

/** The owner's link, and the friend who follows it. */
async function join(owner: any, friend: any, id: string) {
  await press(server, owner, "openPlaylistInvitation", { id });
  const { invitationPath } = await read(server, owner, id);
  return press(server, friend, "joinPlaylist", { secret: invitationPath.split("#")[1] });
}

test("by a link that can be revoked others join, are seen by those who fill it, and leave or are taken out", async () => {
  const [owner, friend, late] = [await aFan(server), await aFan(server, "Teo Marsh"), await aFan(server)];
  const id = await aPlaylist(server, owner, []);
  expect(await join(owner, friend, id)).toMatchObject({ playlist: { id } });
  expect(await read(server, friend, id)).toMatchObject({
    ...{ mayFill: true, isOwn: false, ownerName: "Ines Calder", invitationPath: null },
    collaborators: [{ name: "Teo Marsh", isViewer: true }],
  });
  const secret = (await read(server, owner, id)).invitationPath.split("#")[1];
  await press(server, owner, "revokePlaylistInvitation", { id });
  expect(await press(server, late, "joinPlaylist", { secret })).toMatchObject({ code: "general.notFound" });
  await press(server, friend, "leavePlaylist", { id });
  expect(await read(server, friend, id)).toBeNull();
  await join(owner, friend, id);
  const [{ userId }] = (await read(server, owner, id)).collaborators;
  await press(server, owner, "removePlaylistCollaborator", { id, userId });
  expect(await read(server, friend, id)).toBeNull();
});

test("lines of a list are found by code first, else by title and artist, and what nobody has is left out", async () => {
  const fan = await aFan(server);
  const [coded] = await songs(server, ["Kelp"], { isrc: "QZABC2600777" });
  const [named] = await songs(server, ["Ámbar, part 2"]);
  const { data } = await server.ask(
    fan,
    `query ($lines: [WantedTrack!]!) { matchTracks(lines: $lines) { at trackId artists } }`,
    {
      lines: [
        { title: "whatever", isrc: "qz-abc-26-00777" },
        { title: "Nobody's song", artist: "Mara Lune" },
        { title: "AMBAR Part 2", artist: "mara lune" },
        { title: "Ambar part 2", artist: "Somebody Else" },
      ],
    },
  );
  expect(data.matchTracks).toEqual([
    { at: 0, trackId: coded, artists: "Mara Lune" },
    { at: 2, trackId: named, artists: "Mara Lune" },
  ]);
});

test("who watches hears of each change, and nobody of one that changed nothing", async () => {
  const fan = await aFan(server);
  const id = await aPlaylist(server, fan, await songs(server, ["Heard"]));
  const news = server.services.events.subscribe("playlistChanged", decodeGlobalID(id).id);
  const first = news.next();
  await press(server, fan, "updatePlaylist", { id, title: "Evening" });
  await press(server, fan, "updatePlaylist", { id, title: "Night" });
  expect((await first).done).toBe(false);
  expect(await read(server, fan, id)).toMatchObject({ title: "Night", version: 2 });
  await news.return?.();
});
