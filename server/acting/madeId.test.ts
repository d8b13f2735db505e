import { encodeGlobalID } from "@pothos/plugin-relay";
import { newId } from "../../db/ids.ts";
import { anArtist, aRelease } from "../releases/testing.ts";
import { openTestServer, type TestServer } from "../testing.ts";

let server: TestServer;
beforeAll(async () => void (server = await openTestServer()));
afterAll(() => server.close());

type Artist = Awaited<ReturnType<typeof anArtist>>;

/** Every verb by which a client without a connection makes something, with what it asks for beside the id. */
const MAKERS: [
  verb: string,
  type: string,
  idField: string,
  answer: string,
  input: (who: Artist) => Promise<object>,
][] = [
  ["createRelease", "Release", "id", "release", async (who) => ({ ...studioOf(who), title: "Undertow" })],
  [
    "duplicateRelease",
    "Release",
    "copyId",
    "release",
    async (who) => ({ id: (await aRelease(server, who.workspaceId)).gid }),
  ],
  [
    "addMilestone",
    "Milestone",
    "id",
    "milestone",
    async (who) => ({
      releaseId: (await aRelease(server, who.workspaceId)).gid,
      title: "Master it",
      offsetDays: -30,
    }),
  ],
  [
    "saveView",
    "SavedView",
    "id",
    "view",
    async (who) => ({ ...studioOf(who), name: `Ambient ${newId()}`, query: "", columns: ["title"] }),
  ],
  ["saveSearch", "SavedSearch", "id", "search", async () => ({ name: `Tide ${newId()}`, query: "q=tide" })],
];
const studioOf = ({ workspaceId }: Artist) => ({ workspaceId: encodeGlobalID("Workspace", workspaceId) });

async function make(who: Artist, [verb, , , answer]: (typeof MAKERS)[number], input: object, key?: string) {
  const name = verb[0]!.toUpperCase() + verb.slice(1);
  const document = /* GraphQL */ `mutation Make($input: ${name}Input!) {
    answer: ${verb}(input: $input) {
      __typename
      ... on ${name}Payload { made: ${answer} { id } }
      ... on InvalidInput { field code }
    }
  }`;
  const headers: Record<string, string> = key ? { "idempotency-key": key } : {};
  const request = new Request("http://127.0.0.1:4000/graphql", { headers });
  const { data, errors } = await server.ask(who.viewer, document, { input }, { request });
  return errors ?? data.answer;
}

test.each(MAKERS)(
  "%s makes it under the id that the client made, once, however often it is sent again",
  async (...maker) => {
    const [, type, idField, , inputOf] = maker;
    const who = await anArtist(server);
    const id = encodeGlobalID(type, newId());
    const input = { ...(await inputOf(who)), [idField]: id };
    const first = await make(who, maker, input, "made-offline");
    expect(first.made).toEqual({ id });
    expect(await make(who, maker, input, "made-offline")).toEqual(first);
  },
);

test.each(MAKERS)(
  "%s refuses an id that somebody has, alike whether it is the asker's own or a stranger's",
  async (...maker) => {
    const [, type, idField, , inputOf] = maker;
    const [who, stranger] = [await anArtist(server), await anArtist(server)];
    const id = encodeGlobalID(type, newId());
    await make(stranger, maker, { ...(await inputOf(stranger)), [idField]: id });
    const again = async (asker: Artist) => make(asker, maker, { ...(await inputOf(asker)), [idField]: id });
    const refused = { __typename: "InvalidInput", field: idField, code: "general.idTaken" };
    expect([await again(stranger), await again(who)]).toEqual([refused, refused]);
    // A key with which it was refused is free: the same wish under another id goes through.
    const other = encodeGlobalID(type, newId());
    expect((await make(who, maker, { ...(await inputOf(who)), [idField]: other })).made).toEqual({
      id: other,
    });
  },
);

test.each(MAKERS)(
  "%s takes no id of another kind: neither one of chance alone nor one of another type",
  async (...maker) => {
    const [, type, idField, , inputOf] = maker;
    const who = await anArtist(server);
    const input = await inputOf(who);
    expect(
      await make(who, maker, { ...input, [idField]: encodeGlobalID(type, crypto.randomUUID()) }),
    ).toEqual({
      __typename: "InvalidInput",
      field: idField,
      code: "general.idMalformed",
    });
    const elsewhere = await make(who, maker, { ...input, [idField]: encodeGlobalID("Track", newId()) });
    expect(elsewhere.made).toBeUndefined();
  },
);
