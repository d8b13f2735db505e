import { newId } from "../../db/ids.ts";
import { openTestServer, type TestServer } from "../testing.ts";
import { aDevice, aList, aSong, edit, send } from "./testing.ts";

let server: TestServer;
beforeAll(async () => void (server = await openTestServer()));
afterAll(() => server.close());

test("two devices edit one track without a network: each field has the value of who touched it, and what was written over is kept", async () => {
  const device = await aDevice(server);
  const id = await aSong(server, device, { title: "Tide", genre: "jazz", bpm: 90 });
  const base = { title: "Tide", genre: "jazz", bpm: 90 };
  const first = await send(server, device, `PUT /catalog/${id}`, {
    ifMatch: 1,
    body: edit("track", { title: "Ebb", bpm: 97 }, base),
  });
  expect(first).toMatchObject({ status: 200, version: 2, doc: { title: "Ebb", bpm: 97, genre: "jazz" } });
  const second = await send(server, device, `PUT /catalog/${id}`, {
    ifMatch: 1,
    body: edit("track", { title: "Flood", genre: "rock" }, base),
  });
  expect(second).toMatchObject({ status: 200, version: 3, doc: { title: "Flood", bpm: 97, genre: "rock" } });
  const kept = await server.db.selectFrom("overwrittenValue").selectAll().where("trackId", "=", id).execute();
  expect(kept).toMatchObject([{ field: "title", value: "Ebb", overwrittenBy: device.userId }]);
});

test("the same change sent again is done once and says so; another one under its key is refused", async () => {
  const device = await aDevice(server);
  const id = await aSong(server, device);
  const key = crypto.randomUUID();
  const body = edit("track", { title: "Ebb" }, { title: "Tide" });
  expect(await send(server, device, `PUT /catalog/${id}`, { key, body })).toMatchObject({
    ...{ status: 200, version: 2, isReplay: false },
  });
  expect(await send(server, device, `PUT /catalog/${id}`, { key, body })).toMatchObject({
    ...{ status: 200, version: 2, isReplay: true },
    doc: { title: "Ebb" },
  });
  const other = edit("track", { title: "Flood" }, { title: "Tide" });
  expect(await send(server, device, `PUT /catalog/${id}`, { key, body: other })).toMatchObject({
    ...{ status: 422, code: "KEY_REUSED" },
  });
});

test("a whole track that does not say what was touched is refused once somebody else saved it", async () => {
  const device = await aDevice(server);
  const id = await aSong(server, device, { version: 4 });
  const body = { kind: "track", title: "Ebb" };
  expect(await send(server, device, `PUT /catalog/${id}`, { ifMatch: 3, body })).toMatchObject({
    ...{ status: 412, code: "tracks.stale", version: 4, doc: { title: "Tide" } },
  });
  expect(await send(server, device, `PUT /catalog/${id}`, { ifMatch: 4, body })).toMatchObject({
    ...{ status: 200, version: 5, doc: { title: "Ebb" } },
  });
});

test("a release is begun, filled and edited without a network, and thrown away again", async () => {
  const device = await aDevice(server);
  const [id, song] = [newId(), await aSong(server, device)];
  const made = await send(server, device, "POST /catalog", {
    body: {
      ...{ kind: "release", id, workspaceId: device.workspaceId, title: "Low Water", trackIds: [song] },
      ...{ label: "Nova", description: "Eight songs.", artistNames: ["Nova Reyes"] },
    },
  });
  expect(made).toMatchObject({
    ...{ status: 201, version: 2 },
    doc: {
      id,
      kind: "release",
      title: "Low Water",
      label: "Nova",
      trackIds: [song],
      artistNames: ["Nova Reyes"],
    },
  });
  const saved = await send(server, device, `PUT /catalog/${id}`, {
    body: edit("release", { releaseDay: "2031-03-12", releaseTime: "09:30" }, { releaseDay: null }),
  });
  expect(saved).toMatchObject({ status: 200, doc: { releaseDay: "2031-03-12", releaseTime: "09:30" } });
  expect(await send(server, device, `DELETE /catalog/${id}`, { ifMatch: saved.version })).toMatchObject({
    ...{ status: 200, version: null, doc: null },
  });
  // Gone already is as good as deleted; an edit of it has nowhere to go.
  expect(await send(server, device, `DELETE /catalog/${id}`)).toMatchObject({ status: 200, doc: null });
  expect(
    await send(server, device, `PUT /catalog/${id}`, { body: edit("release", { label: "Reyes" }) }),
  ).toMatchObject({ status: 410, code: "sync.deletedMeanwhile" });
});

test("what a device took out of a playlist that it also means to make stays out where another made it first", async () => {
  const device = await aDevice(server);
  const song = await aSong(server, device);
  const list = await aList(server, device, [song]);
  const own = { id: newId(), trackId: song };
  const again = await send(server, device, "POST /playlists", {
    body: {
      ...{ id: list.id, title: "Evening", items: [own] },
      sync: { changed: ["items"], base: { items: list.items } },
    },
  });
  expect(again).toMatchObject({ doc: { items: [own] } });
});

test("two people order the songs of a release without a network: songs of both are on it, on the discs that they were brought to", async () => {
  const device = await aDevice(server);
  const [ash, birch, cedar, dogwood, elm] = await Promise.all(
    ["Ash", "Birch", "Cedar", "Dogwood", "Elm"].map((title) => aSong(server, device, { title })),
  );
  const id = newId();
  const at = (trackId: string | undefined, disc = 1) => ({ id: trackId, disc, isInstant: false });
  const tracks = [at(ash), at(birch), at(cedar)];
  const body = { kind: "release", id, workspaceId: device.workspaceId, title: "Woods", tracks };
  const made = await send(server, device, "POST /catalog", { body });
  expect(made).toMatchObject({ status: 201, doc: { tracks, trackIds: [ash, birch, cedar] } });
  const path = `PUT /catalog/${id}`;
  const first = await send(server, device, path, {
    ifMatch: made.version,
    body: edit("release", { tracks: [at(cedar), at(ash), at(elm), at(birch)] }, { tracks }),
  });
  expect(first).toMatchObject({ status: 200, doc: { trackIds: [cedar, ash, elm, birch] } });
  const second = await send(server, device, path, {
    ifMatch: made.version,
    body: edit(
      "release",
      { title: "Forest", tracks: [at(ash), at(dogwood, 2), at(cedar, 2)] },
      { title: "Woods", tracks },
    ),
  });
  expect(second).toMatchObject({
    ...{ status: 200, version: first.version + 2 },
    doc: { title: "Forest", tracks: [at(ash), at(elm), at(dogwood, 2), at(cedar, 2)] },
  });
  // The order alone: nothing changes its disc by it.
  const third = await send(server, device, path, {
    body: edit("release", { trackIds: [elm, ash, dogwood, cedar] }, { trackIds: second.doc.trackIds }),
  });
  expect(third).toMatchObject({ doc: { tracks: [at(elm), at(ash), at(dogwood, 2), at(cedar, 2)] } });
  // Whoever says nothing new changes nothing, and a song of somebody else's is none of it.
  const same = await send(server, device, path, {
    body: edit("release", { tracks: third.doc.tracks }, { tracks: third.doc.tracks }),
  });
  expect(same).toMatchObject({ status: 200, version: third.version });
  const foreign = await aSong(server, await aDevice(server), {});
  expect(
    await send(server, device, path, {
      body: edit("release", { tracks: [...third.doc.tracks, at(foreign)] }, { tracks: third.doc.tracks }),
    }),
  ).toMatchObject({ status: 422, code: "releases.tracksUnknown" });
});

test("the songs of a release that is out are changed with a reason", async () => {
  const device = await aDevice(server);
  const [song, other] = [await aSong(server, device), await aSong(server, device)];
  const body = {
    kind: "release",
    id: newId(),
    workspaceId: device.workspaceId,
    title: "Out",
    trackIds: [song],
  };
  const { doc } = await send(server, device, "POST /catalog", { body });
  await server.db
    .updateTable("release")
    .set({ state: "live", wentLiveAt: new Date() })
    .where("id", "=", doc.id)
    .execute();
  const filled = (more: object) =>
    send(server, device, `PUT /catalog/${doc.id}`, {
      body: { ...edit("release", { trackIds: [song, other] }, { trackIds: [song] }), ...more },
    });
  expect(await filled({})).toMatchObject({ status: 422, field: "reason" });
  expect(await filled({ reason: "A song was missing." })).toMatchObject({
    ...{ status: 200, doc: { trackIds: [song, other] } },
  });
});

test("an edit beats a delete that comes later: nothing is deleted, and the device is told what stands", async () => {
  const device = await aDevice(server);
  const id = await aSong(server, device);
  await send(server, device, `PUT /catalog/${id}`, {
    body: edit("track", { title: "Ebb" }, { title: "Tide" }),
  });
  expect(await send(server, device, `DELETE /catalog/${id}`, { ifMatch: 1 })).toMatchObject({
    ...{ status: 200, kept: true, version: 2, doc: { title: "Ebb", state: "ready" } },
  });
  expect(await send(server, device, `DELETE /catalog/${id}`, { ifMatch: 2 })).toMatchObject({
    ...{ status: 200, doc: { state: "archived" } },
  });
  const list = await aList(server, device, []);
  await send(server, device, `PUT /playlists/${list.id}`, { body: edit(null, { title: "Night" }) });
  expect(await send(server, device, `DELETE /playlists/${list.id}`, { ifMatch: 1 })).toMatchObject({
    ...{ status: 200, kept: true, doc: { title: "Night" } },
  });
  expect(await send(server, device, `DELETE /playlists/${list.id}`, { ifMatch: 2 })).toMatchObject({
    ...{ status: 200, doc: null },
  });
});

test("two people fill one playlist without a network: songs of both are there, those that either took out are gone", async () => {
  const [owner, friend] = [await aDevice(server), await aDevice(server)];
  const songs = await Promise.all(
    ["Ash", "Birch", "Cedar", "Dogwood", "Elm"].map((title) =>
      aSong(server, owner, { title, visibility: "public" }),
    ),
  );
  const list = await aList(server, owner, songs.slice(0, 4));
  await server.db
    .insertInto("playlistCollaborator")
    .values({ playlistId: list.id, userId: friend.userId, joinedAt: new Date() })
    .execute();
  const [ash, birch, cedar, dogwood] = list.items;
  const elm = { id: newId(), trackId: songs[4]! };
  const again = { id: newId(), trackId: songs[0]! };
  const path = `PUT /playlists/${list.id}`;
  const base = { items: list.items };
  const first = await send(server, friend, path, {
    body: edit(null, { items: [ash, elm, cedar, dogwood] }, base),
  });
  expect(first).toMatchObject({ status: 200, doc: { items: [ash, elm, cedar, dogwood] } });
  const second = await send(server, owner, path, {
    ifMatch: 1,
    body: edit(null, { title: "Woods", items: [dogwood, ash, birch, again] }, { ...base, title: "Evening" }),
  });
  expect(second).toMatchObject({ status: 200, doc: { title: "Woods", items: [dogwood, ash, elm, again] } });
  // Who only fills it does not name it.
  expect(await send(server, friend, path, { body: edit(null, { title: "Mine" }) })).toMatchObject({
    status: 404,
  });
});

test("likes, saved releases, who is followed, preferences and plays arrive by the same rules", async () => {
  const [device, artist] = [await aDevice(server), await aDevice(server)];
  const open = await aSong(server, artist, { visibility: "public" });
  const closed = await aSong(server, artist);
  expect(await send(server, device, "POST /data/likes", { body: { id: open, liked: true } })).toMatchObject({
    ...{ status: 200, version: null, doc: { id: open, liked: true } },
  });
  expect(await send(server, device, `PUT /data/likes/${open}`, { body: { liked: false } })).toMatchObject({
    ...{ status: 200, doc: { id: open, liked: false } },
  });
  expect(await send(server, device, `DELETE /data/likes/${open}`)).toMatchObject({ doc: { liked: false } });
  for (const id of [closed, newId()])
    expect(await send(server, device, "POST /data/likes", { body: { id, liked: true } })).toMatchObject({
      ...{ status: 404, code: "general.notFound", error: "Not found" },
    });
  expect(await send(server, device, "PUT /preferences/crossfade", { body: { value: 4 } })).toMatchObject({
    ...{ status: 200, version: null, doc: { key: "crossfade", value: 4 } },
  });
  const choices = [{ topic: "newMusic", channel: "email", isOn: true }];
  const chosen = await send(server, device, "PUT /preferences/notifications", { body: { value: choices } });
  expect(chosen).toMatchObject({ status: 200, doc: { key: "notifications", value: choices } });
  expect(await send(server, device, "PUT /preferences/crossfade", { body: { value: 40 } })).toMatchObject({
    ...{ status: 422, code: "accounts.choiceUnknown", field: "crossfade" },
  });
  expect(
    await send(server, device, "PUT /preferences/currentWorkspace", { body: { value: null } }),
  ).toMatchObject({
    status: 422,
  });
  expect(await send(server, device, "POST /data/secrets", { body: { id: open } })).toMatchObject({
    status: 422,
  });
  expect(await send(server, device, "POST /data/plays", { body: { reports: [] } })).toMatchObject({
    ...{ status: 422, code: "plays.noReports" },
  });
});

test("what is refused names its reason in the language that is asked for", async () => {
  const device = await aDevice(server);
  const id = await aSong(server, device);
  const body = edit("track", { title: "   " }, { title: "Tide" });
  const spanish = await send(server, device, `PUT /catalog/${id}`, {
    body,
    headers: { "accept-language": "es" },
  });
  const english = await send(server, device, `PUT /catalog/${id}`, { body });
  expect(english).toMatchObject({ status: 422, field: "title", code: spanish.code });
  expect(spanish.error).not.toBe(english.error);
  for (const wrong of [{ bpm: "fast" }, { masterKey: "x" }, { title: 7 }, { visibility: "loud" }])
    expect((await send(server, device, `PUT /catalog/${id}`, { body: edit("track", wrong) })).status).toBe(
      422,
    );
  expect(
    (await send(server, device, `PUT /catalog/${id}`, { body: edit("track", { title: "a\0b" }) })).status,
  ).toBe(400);
});

test("somebody else's things and things that are not there answer alike, and nothing is told of them", async () => {
  const [device, stranger] = [await aDevice(server), await aDevice(server)];
  const song = await aSong(server, stranger);
  const list = await aList(server, stranger, []);
  const body = edit("track", { title: "Mine" });
  const tries = [
    ["PUT /catalog", song, body],
    ["PUT /catalog", song, edit("release", { title: "Mine" })],
    ["DELETE /catalog", song, undefined],
    ["PUT /playlists", list.id, edit(null, { title: "Mine" })],
    ["DELETE /playlists", list.id, undefined],
  ] as const;
  for (const [asked, id, sent] of tries) {
    const [foreign, missing] = [
      await send(server, device, `${asked}/${id}`, { body: sent! }),
      await send(server, device, `${asked}/${newId()}`, { body: sent! }),
    ];
    expect([foreign.status, foreign.code, foreign.doc]).toEqual([404, "general.notFound", undefined]);
    expect([missing.status, missing.code, missing.doc]).toEqual([404, "general.notFound", undefined]);
  }
  expect(await send(server, device, "PUT /catalog/nothing", { body })).toMatchObject({ status: 404 });
  for (const workspaceId of [stranger.workspaceId, newId()])
    expect(
      await send(server, device, "POST /catalog", { body: { kind: "release", workspaceId, title: "Mine" } }),
    ).toMatchObject({ status: 404, code: "general.notFound" });
});

test("who is not signed in, another site, an old page and a change without a key are refused before anything is done", async () => {
  const device = await aDevice(server);
  const id = await aSong(server, device);
  const body = edit("track", { title: "Ebb" });
  const asked = `PUT /catalog/${id}`;
  expect(await send(server, null, asked, { body })).toMatchObject({
    status: 401,
    code: "general.signInFirst",
  });
  expect(await send(server, device, asked, { body, headers: { "x-levare": "" } })).toMatchObject({
    ...{ status: 403, code: "general.foreignOrigin" },
  });
  const evil = { origin: "https://evil.example" };
  expect(await send(server, device, asked, { body, headers: evil })).toMatchObject({ status: 403 });
  expect(await send(server, device, asked, { body, headers: { "x-levare-sync": "0" } })).toMatchObject({
    ...{ status: 426, code: "sync.appTooOld" },
  });
  expect(await send(server, device, asked, { body, key: "" })).toMatchObject({ status: 400 });
  const another = { "x-levare-user": (await aDevice(server)).userId };
  expect(await send(server, device, asked, { body, headers: another })).toMatchObject({ status: 401 });
  expect(await send(server, device, asked, { body, headers: { "if-match": "soon" } })).toMatchObject({
    status: 400,
  });
  const { title } = await server.db
    .selectFrom("track")
    .select("title")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  expect(title).toBe("Tide");
});

test("ten changes of one batch are answered each by itself, and one that fails touches no other; eleven are refused", async () => {
  const device = await aDevice(server);
  const ids = await Promise.all(Array.from({ length: 10 }, () => aSong(server, device)));
  const calls = ids.map((id, at) => ({
    ...{ method: "PUT", path: `/api/catalog/${id}`, headers: { "idempotency-key": crypto.randomUUID() } },
    body: edit("track", { title: at === 4 ? "" : `Song ${at}` }, { title: "Tide" }),
  }));
  const { status, answers } = await send(server, device, "POST /sync", { body: { calls } });
  expect([status, answers.map((each: any) => each.status)]).toEqual([
    ...[200, [200, 200, 200, 200, 422, 200, 200, 200, 200, 200]],
  ]);
  expect(answers[9].body).toMatchObject({ version: 2, doc: { title: "Song 9" } });
  const again = await send(server, device, "POST /sync", { body: { calls } });
  expect(again.answers[0].headers).toEqual({ "idempotent-replay": "true" });
  const more = [...calls, calls[0]];
  expect(await send(server, device, "POST /sync", { body: { calls: more } })).toMatchObject({ status: 422 });
  expect(await send(server, device, "POST /sync", { body: { calls: [] } })).toMatchObject({ status: 422 });
});

test("changes of one thing within a batch happen in their order: begun, filled, renamed", async () => {
  const device = await aDevice(server);
  const [id, first, second] = [newId(), await aSong(server, device), await aSong(server, device)];
  const items = [first, second].map((trackId) => ({ id: newId(), trackId }));
  const call = (method: string, path: string, body: object) => ({
    ...{ method, path, headers: { "idempotency-key": crypto.randomUUID() }, body },
  });
  const { answers } = await send(server, device, "POST /sync", {
    body: {
      calls: [
        call("POST", "/api/playlists", { id, title: "Evening", items: items.slice(0, 1) }),
        call("PUT", `/api/playlists/${id}`, edit(null, { items }, { items: items.slice(0, 1) })),
        call("PUT", `/api/playlists/${id}`, edit(null, { title: "Night" }, { title: "Evening" })),
      ],
    },
  });
  expect(answers.map((each: any) => each.status)).toEqual([201, 200, 200]);
  expect(answers[2].body.doc).toMatchObject({ title: "Night", items });
});

test("a playlist whose making was answered to nobody is made once, and what was put into it since is there", async () => {
  const device = await aDevice(server);
  const [first, second] = [await aSong(server, device), await aSong(server, device)];
  const list = await aList(server, device, [first]);
  const more = { id: newId(), trackId: second };
  const again = { id: list.id, title: "Night", items: [...list.items, more] };
  expect(await send(server, device, "POST /playlists", { body: again })).toMatchObject({
    ...{ status: 201, doc: { id: list.id, title: "Night", items: [...list.items, more] } },
  });
  // An id that is somebody else's says no more than that it is taken.
  const stranger = await aDevice(server);
  expect(
    await send(server, stranger, "POST /playlists", { body: { id: list.id, title: "Mine" } }),
  ).toMatchObject({ status: 422, code: "general.idTaken" });
});

test("an accident within a batch is told by its number only, and the others go on", async () => {
  const device = await aDevice(server);
  const [first, second] = [await aSong(server, device), await aSong(server, device)];
  const { limiter } = server.services;
  const take = limiter.take;
  limiter.take = () => Promise.reject(new Error("connect ECONNREFUSED 10.1.2.3"));
  const key = () => ({ "idempotency-key": crypto.randomUUID() });
  const reports = [{ id: newId(), session: "x", startedAt: new Date().toISOString(), heardMs: 1 }];
  const { answers } = await send(server, device, "POST /sync", {
    body: {
      calls: [
        {
          method: "PUT",
          path: `/api/catalog/${first}`,
          headers: key(),
          body: edit("track", { title: "One" }),
        },
        { method: "POST", path: "/api/data/plays", headers: key(), body: { reports } },
        {
          method: "PUT",
          path: `/api/catalog/${second}`,
          headers: key(),
          body: edit("track", { title: "Two" }),
        },
      ],
    },
  });
  limiter.take = take;
  expect(answers.map((each: any) => each.status)).toEqual([200, 500, 200]);
  expect(answers[1].body).toMatchObject({ code: "general.unexpected", requestId: expect.any(String) });
  expect(JSON.stringify(answers[1])).not.toContain("ECONNREFUSED");
});
