import { openTestServer, type TestServer } from "../testing.ts";
import { anArtist, aRelease, trackGid } from "./testing.ts";

const SONG = "query Song($id: ID!) { node(id: $id) { ... on Track { coverUrl } } }";
const RELEASE = `mutation Release($input: ReleaseNowInput!) { releaseNow(input: $input) { __typename
  ... on UserError { code } } }`;
const ARRANGE = `mutation Arrange($input: SetReleaseTracksInput!) { setReleaseTracks(input: $input) { __typename
  ... on UserError { code } } }`;

let server: TestServer;
beforeAll(async () => void (server = await openTestServer()));
afterAll(() => server.close());

test("a single that is out gives its song cover and home, not the album that is still secret", async () => {
  const { viewer, workspaceId } = await anArtist(server);
  const album = await aRelease(server, workspaceId, { title: "Undertow", state: "draft" }, 2);
  const single = await aRelease(server, workspaceId, { title: "Song 1" }, 0);
  const song = album.tracks[0]!;
  const arrange = { input: { id: single.gid, version: 1, tracks: [{ trackId: trackGid(song), disc: 1 }] } };
  expect((await server.ask(viewer, ARRANGE, arrange)).data.setReleaseTracks.code).toBeUndefined();
  const { data } = await server.ask(viewer, RELEASE, { input: { id: single.gid } });
  expect(data.releaseNow.code).toBeUndefined();
  const { node } = (await server.ask(null, SONG, { id: trackGid(song) })).data;
  expect(node.coverUrl).toContain(single.id);
});
