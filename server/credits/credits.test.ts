import { encodeGlobalID } from "@pothos/plugin-relay";
import { aTrack, aUser, aWorkspace } from "../../db/testing/build.ts";
import type { Viewer } from "../graphql/context.ts";
import { openTestServer, type TestServer, viewerFor } from "../testing.ts";

let server: TestServer;
beforeAll(async () => void (server = await openTestServer()));
afterAll(() => server.close());

const CREDITS = /* GraphQL */ `
  query Credits($id: ID!) {
    node(id: $id) {
      ... on Track {
        contributors { role party { id name ipi } }
        works { title isWhole recordingCount writers { role shareBp party { name } } }
      }
    }
  }
`;
const SET = /* GraphQL */ `
  mutation Set($input: SetContributorsInput!) {
    setContributors(input: $input) {
      __typename
      ... on SetContributorsPayload { track { version contributors { role party { id name } } } }
      ... on StaleVersion { current { contributors { role party { name } } } }
      ... on InvalidInput { field }
    }
  }
`;
const SAVE = /* GraphQL */ `
  mutation Save($input: SaveWorkInput!) {
    saveWork(input: $input) {
      __typename
      ... on SaveWorkPayload { work { id revision title iswc isWhole writers { role shareBp party { name } } } }
      ... on StaleWork { current { title } }
      ... on InvalidInput { field message }
    }
  }
`;
const WORKS = /* GraphQL */ `
  mutation Works($input: SetTrackWorksInput!) {
    setTrackWorks(input: $input) {
      __typename
      ... on SetTrackWorksPayload { track { works { title recordingCount } } }
    }
  }
`;
const PARTY = /* GraphQL */ `
  mutation Party($input: UpdatePartyInput!) {
    updateParty(input: $input) {
      __typename
      ... on UpdatePartyPayload { party { name ipi isni } }
      ... on InvalidInput { field message }
    }
  }
`;
const FIND = /* GraphQL */ `
  query Find($text: String) { viewer { workspace { parties(text: $text) { name } works(text: $text) { title } } } }
`;

async function anArtist(): Promise<{ viewer: Viewer; workspaceId: string }> {
  const user = await aUser(server.db, { userTier: "artist_pro" });
  const { id } = await aWorkspace(server.db, { ownerId: user.id });
  return { viewer: await viewerFor(server, user.id), workspaceId: id };
}

const trackId = (id: string) => encodeGlobalID("Track", id);
const workspaceGlobalId = (id: string) => encodeGlobalID("Workspace", id);
const setContributors = async (viewer: Viewer, id: string, version: number, contributors: object[]) =>
  (await server.ask(viewer, SET, { input: { id: trackId(id), version, contributors } })).data.setContributors;
const saveWork = async (viewer: Viewer, workspaceId: string, work: object) => {
  const input = { workspaceId: workspaceGlobalId(workspaceId), writers: [], ...work };
  const answer = await server.ask(viewer, SAVE, { input });
  return answer.data?.saveWork ?? answer.errors![0]!.message;
};

test("credits keep their order, and a name is one person however it is capitalised", async () => {
  const { viewer, workspaceId } = await anArtist();
  const { id } = await aTrack(server.db, { workspaceId });
  const answer = await setContributors(viewer, id, 1, [
    { name: "Ana Ruiz", role: "vocals" },
    { name: "Leo Sanz", role: "mixing" },
    { name: " ANA RUIZ ", role: "producer" },
  ]);
  expect(answer.track.version).toBe(2);
  expect(answer.track.contributors.map((each: any) => `${each.party.name}: ${each.role}`)).toEqual([
    "Ana Ruiz: vocals",
    "Leo Sanz: mixing",
    "Ana Ruiz: producer",
  ]);
  expect(answer.track.contributors[0].party.id).toBe(answer.track.contributors[2].party.id);
});

test("whoever credits second is shown what stands, and a bad line is named", async () => {
  const { viewer, workspaceId } = await anArtist();
  const { id } = await aTrack(server.db, { workspaceId });
  await setContributors(viewer, id, 1, [{ name: "Ana Ruiz", role: "vocals" }]);
  expect(await setContributors(viewer, id, 1, [])).toEqual({
    __typename: "StaleVersion",
    current: { contributors: [{ role: "vocals", party: { name: "Ana Ruiz" } }] },
  });
  const wrong = [
    { name: "Ana Ruiz", role: "vocals" },
    { name: "Leo", role: "king" },
  ];
  expect(await setContributors(viewer, id, 2, wrong)).toMatchObject({ field: "contributors.1" });
});

test("a work that does not add up is kept as a draft and says so", async () => {
  const { viewer, workspaceId } = await anArtist();
  const draft = await saveWork(viewer, workspaceId, {
    title: "Ebb",
    iswc: "T-034.524.680-1",
    writers: [{ name: "Ana Ruiz", role: "C", shareBp: 5000 }],
  });
  expect(draft.work).toMatchObject({ title: "Ebb", iswc: "T0345246801", isWhole: false });
  const { id, revision } = draft.work;
  const writers = [
    { name: "Ana Ruiz", role: "C", shareBp: 5000 },
    { name: "Leo Sanz", role: "A", shareBp: 5000 },
  ];
  expect((await saveWork(viewer, workspaceId, { id, revision, title: "Ebb", writers })).work).toMatchObject({
    isWhole: true,
    iswc: null,
    writers: [
      { role: "C", shareBp: 5000, party: { name: "Ana Ruiz" } },
      { role: "A", shareBp: 5000, party: { name: "Leo Sanz" } },
    ],
  });
  expect(await saveWork(viewer, workspaceId, { id, revision, title: "Flow" })).toEqual({
    __typename: "StaleWork",
    current: { title: "Ebb" },
  });
});

test("one ISWC names one work of a studio", async () => {
  const { viewer, workspaceId } = await anArtist();
  await saveWork(viewer, workspaceId, { title: "Ebb", iswc: "T0345246801" });
  expect(await saveWork(viewer, workspaceId, { title: "Flow", iswc: "T-034.524.680-1" })).toMatchObject({
    __typename: "InvalidInput",
    field: "iswc",
  });
});

test("a medley is several works, and a work is heard on several recordings", async () => {
  const { viewer, workspaceId } = await anArtist();
  const [one, other] = [await aTrack(server.db, { workspaceId }), await aTrack(server.db, { workspaceId })];
  const ebb = (await saveWork(viewer, workspaceId, { title: "Ebb" })).work.id;
  const flow = (await saveWork(viewer, workspaceId, { title: "Flow" })).work.id;
  const set = async (id: string, workIds: string[]) =>
    (await server.ask(viewer, WORKS, { input: { id: trackId(id), version: 1, workIds } })).data.setTrackWorks;
  await set(one.id, [ebb]);
  expect((await set(other.id, [flow, ebb])).track.works).toEqual([
    { title: "Flow", recordingCount: 1 },
    { title: "Ebb", recordingCount: 2 },
  ]);
});

test("nothing of another studio can be credited, changed or found", async () => {
  const { viewer, workspaceId } = await anArtist();
  const stranger = await anArtist();
  const foreign = await aTrack(server.db, { workspaceId: stranger.workspaceId, visibility: "public" });
  const own = await aTrack(server.db, { workspaceId });
  await setContributors(stranger.viewer, foreign.id, 1, [{ name: "Zoe Far", role: "vocals" }]);
  const work = (await saveWork(stranger.viewer, stranger.workspaceId, { title: "Zoe's" })).work.id;

  expect((await setContributors(viewer, foreign.id, 2, [])).__typename).toBe("NotFound");
  const works = { input: { id: trackId(own.id), version: 1, workIds: [work] } };
  expect((await server.ask(viewer, WORKS, works)).data.setTrackWorks.__typename).toBe("NotFound");
  expect(await saveWork(viewer, stranger.workspaceId, { title: "Mine" })).toBe("Not found");
  expect((await saveWork(viewer, workspaceId, { id: work, title: "Mine" })).__typename).toBe("NotFound");
  expect((await server.ask(viewer, FIND, { text: "zoe" })).data.viewer.workspace).toEqual({
    parties: [],
    works: [],
  });
});

test("a listener reads who made public music, but no shares and no numbers; of private music nothing", async () => {
  const { viewer, workspaceId } = await anArtist();
  const { id } = await aTrack(server.db, { workspaceId, visibility: "public" });
  const { track } = await setContributors(viewer, id, 1, [{ name: "Ana Ruiz", role: "vocals" }]);
  const party = track.contributors[0].party.id;
  await server.ask(viewer, PARTY, { input: { id: party, ipi: "00014107338" } });
  const writers = [{ name: "Ana Ruiz", role: "CA", shareBp: 10_000 }];
  const { work } = await saveWork(viewer, workspaceId, { title: "Ebb", writers });
  await server.ask(viewer, WORKS, { input: { id: trackId(id), version: 2, workIds: [work.id] } });

  expect((await server.ask(null, CREDITS, { id: trackId(id) })).data.node).toEqual({
    contributors: [{ role: "vocals", party: { id: party, name: "Ana Ruiz", ipi: null } }],
    works: [
      {
        title: "Ebb",
        isWhole: true,
        recordingCount: null,
        writers: [{ role: "CA", shareBp: null, party: { name: "Ana Ruiz" } }],
      },
    ],
  });
  await server.db.updateTable("track").set({ visibility: "private" }).where("id", "=", id).execute();
  const lookup = /* GraphQL */ `query Lookup($a: ID!, $b: ID!) { party: node(id: $a) { id } work: node(id: $b) { id } }`;
  expect((await server.ask(null, lookup, { a: party, b: work.id })).data).toEqual({
    party: null,
    work: null,
  });
});

test("a name's numbers are stored tidily, and two people of a studio cannot have one name", async () => {
  const { viewer, workspaceId } = await anArtist();
  const { id } = await aTrack(server.db, { workspaceId });
  const { track } = await setContributors(viewer, id, 1, [
    { name: "Ana Ruiz", role: "vocals" },
    { name: "Leo Sanz", role: "bass" },
  ]);
  const party = track.contributors[0].party.id;
  const change = async (edit: object) =>
    (await server.ask(viewer, PARTY, { input: { id: party, ...edit } })).data.updateParty;
  expect(await change({ ipi: "14107338", isni: "0000 0001 2150 090X" })).toMatchObject({
    party: { name: "Ana Ruiz", ipi: "00014107338", isni: "000000012150090X" },
  });
  expect(await change({ ipi: "00014107339" })).toMatchObject({ __typename: "InvalidInput", field: "ipi" });
  expect(await change({ name: "leo sanz" })).toEqual({
    __typename: "InvalidInput",
    field: "name",
    message: "Somebody with this name is already in the studio.",
  });
  expect((await server.ask(viewer, FIND, { text: "ana" })).data.viewer.workspace.parties).toEqual([
    { name: "Ana Ruiz" },
  ]);
});
