import { newId } from "../../db/ids.ts";
import { aTrack, aUser, aWorkspace } from "../../db/testing/build.ts";
import { encodeGlobalID } from "../graphql/globalId.ts";
import { type TestServer, viewerFor } from "../testing.ts";

/** A fan on the free plan, or on another one. */
export async function aFan(server: TestServer, userTier = "fan_free") {
  return viewerFor(server, (await aUser(server.db, { role: "fan", capabilities: ["fan"], userTier })).id);
}

/** A studio with a release that is out: its songs, in order, its artist and its page. */
export async function aRecord(server: TestServer, title: string, songs: readonly string[]) {
  const { db } = server;
  const { id: workspaceId, ownerId } = await aWorkspace(db);
  const [releaseId, artistId] = [newId(), newId()];
  const slug = title.toLowerCase().replaceAll(" ", "-");
  await db
    .insertInto("profile")
    .values({ id: newId(), userId: ownerId, handle: `${slug}-${releaseId.slice(-6)}`, isPublic: true })
    .execute();
  await db
    .insertInto("release")
    .values({ id: releaseId, workspaceId, title, slug, visibility: "public", state: "live" })
    .execute();
  await db.insertInto("artist").values({ id: artistId, workspaceId, name: "Mara Lune" }).execute();
  await db.insertInto("releaseArtist").values({ releaseId, artistId, position: 1 }).execute();
  const tracks: string[] = [];
  for (const song of songs) {
    const { id } = await aTrack(db, { workspaceId, releaseId, title: song, visibility: "public" });
    await db.insertInto("trackArtist").values({ trackId: id, artistId, position: 1 }).execute();
    tracks.push(encodeGlobalID("Track", id));
  }
  const artist = await viewerFor(server, ownerId);
  return { workspaceId, releaseId, release: encodeGlobalID("Release", releaseId), tracks, artist };
}

/** What a verb about spots answers, each with what its payload shows. */
const SHOWN = {
  saveSpot: "spot { id state version }",
  submitSpot: "spot { id state version }",
  withdrawSpot: "spot { id state version }",
  judgeSpot: "spot { id state version reason } admin { waitingSpots { text } }",
  nextSpot: "showing { showingId text releaseTitle artistNames pagePath coverUrl track { title } }",
  reportSpot: "isCounted",
};

export async function press(server: TestServer, viewer: any, verb: keyof typeof SHOWN, input: object) {
  const Payload = `${verb[0]!.toUpperCase()}${verb.slice(1)}`;
  const answer = await server.ask(
    viewer,
    `mutation Press($input: ${Payload}Input!) { ${verb}(input: $input) { __typename
      ... on ${Payload}Payload { ${SHOWN[verb]} } ... on UserError { code } } }`,
    { input },
  );
  return answer.data?.[verb] ?? answer;
}

/** A release with a spot that was written, sent in and approved. */
export async function anApprovedSpot(server: TestServer, judge: any, title: string) {
  const record = await aRecord(server, title, ["Undertow", "Tide"]);
  const { release, tracks, artist } = record;
  const text = `${title}: nine songs for the walk home.`;
  const saved = await press(server, artist, "saveSpot", {
    releaseId: release,
    trackId: tracks[0],
    text,
    startMs: 0,
  });
  const { id, version } = saved.spot;
  await press(server, artist, "submitSpot", { id, version });
  await press(server, judge, "judgeSpot", { id, version: version + 1, isApproved: true });
  return { ...record, id };
}
