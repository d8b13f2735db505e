import { newId } from "../../db/ids.ts";
import { refreshSearchDocs } from "../../db/search/searchDocs.ts";
import { aTrack, aUser, aWorkspace } from "../../db/testing/build.ts";
import { encodeGlobalID } from "../graphql/globalId.ts";
import { type TestServer, viewerFor } from "../testing.ts";

export const aFan = async (server: TestServer, name = "Ines Calder") =>
  viewerFor(server, (await aUser(server.db, { name, role: "fan", capabilities: ["fan"] })).id);

/** Global ids of songs of one studio by Mara Lune that everybody hears and finds, in order of their titles. */
export async function songs(
  server: TestServer,
  titles: readonly string[],
  facts: { visibility?: string; isrc?: string; genre?: string; aiDisclosure?: string } = {},
): Promise<string[]> {
  const { id: workspaceId } = await aWorkspace(server.db);
  const artistId = newId();
  await server.db.insertInto("artist").values({ id: artistId, workspaceId, name: "Mara Lune" }).execute();
  const ids: string[] = [];
  for (const title of titles) {
    const { id } = await aTrack(server.db, { workspaceId, title, visibility: "public", ...facts });
    await server.db.insertInto("trackArtist").values({ trackId: id, artistId, position: 1 }).execute();
    ids.push(id);
  }
  await server.db.transaction().execute((trx) => refreshSearchDocs(trx, "track", ids));
  return ids.map((id) => encodeGlobalID("Track", id));
}

const READ = /* GraphQL */ `query Read($id: ID!) { node(id: $id) { ... on Playlist {
  title description visibility folder rule version isOwn mayFill itemCount ownerName invitationPath
  collaborators { userId name isViewer }
  items { ids trackIds available titles artists addedBy }
} } }`;

/** The playlist as this viewer reads it; null where they may not. */
export const read = async (server: TestServer, viewer: any, id: string) =>
  (await server.ask(viewer, READ, { id })).data.node;

/** Runs one of the mutations; answers its payload, or the refusal. */
export async function press(server: TestServer, viewer: any, verb: string, input: object) {
  const Payload = `${verb[0]!.toUpperCase()}${verb.slice(1)}`;
  const gives =
    verb === "deletePlaylist" || verb === "leavePlaylist"
      ? "viewer { userId: id }"
      : "playlist { id version }";
  const answer = await server.ask(
    viewer,
    `mutation Press($input: ${Payload}Input!) { ${verb}(input: $input) {
      __typename ... on ${Payload}Payload { ${gives} } ... on UserError { code message } } }`,
    { input },
  );
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  return answer.data[verb];
}

/** A new playlist of these tracks; its global id. */
export async function aPlaylist(
  server: TestServer,
  viewer: any,
  trackIds: readonly string[],
  some: object = {},
): Promise<string> {
  const { playlist } = await press(server, viewer, "createPlaylist", { title: "Evening", trackIds, ...some });
  return playlist.id;
}
