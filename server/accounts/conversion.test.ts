import { aUser } from "../../db/testing/build.ts";
import { openTestServer, type TestServer, viewerFor } from "../testing.ts";

let server: TestServer;
beforeAll(async () => void (server = await openTestServer()));
afterAll(() => server.close());

const CONVERT = /* GraphQL */ `mutation Convert($input: ConvertToArtistInput!) {
  convertToArtist(input: $input) {
    __typename
    ... on ConvertToArtistPayload {
      viewer {
        role capabilities tier stageName convertedFromFan onboardingCompleted onboardingStep isAccountOwner trialEndsAt
        preferences { mode }
        workspace { name slug trackAllowance }
      }
    }
    ... on UserError { message }
    ... on InvalidInput { field }
  }
}`;
const input = { artistName: "Paper Kites", genres: ["jazz"], socialLinks: ["https://kites.example"] };

async function aFan(some: object = {}) {
  const { id } = await aUser(server.db, {
    role: "fan",
    capabilities: ["fan"],
    userTier: "fan_free",
    ...some,
  });
  return viewerFor(server, id);
}

test("a fan becomes an artist with both sides, a studio of the artist's name and thirty days of trial, at once", async () => {
  const fan = await aFan();
  const { convertToArtist } = (await server.ask(fan, CONVERT, { input })).data;
  expect(convertToArtist).toMatchObject({
    viewer: {
      role: "artist",
      capabilities: ["fan", "artist"],
      tier: "trial",
      stageName: "Paper Kites",
      convertedFromFan: true,
      onboardingCompleted: false,
      onboardingStep: 2,
      isAccountOwner: true,
      preferences: { mode: "artist" },
      workspace: { name: "Paper Kites's Studio", slug: "paper-kites-s-studio", trackAllowance: 5 },
    },
  });
  const days = (Date.parse(convertToArtist.viewer.trialEndsAt) - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(30);
});

test("the change of role stands in the audit log, with what it was before", async () => {
  const fan = await aFan();
  await server.ask(fan, CONVERT, { input });
  const { action, content } = await server.db
    .selectFrom("audit")
    .innerJoin("auditPart", "auditPart.seq", "audit.seq")
    .where("auditPart.part", "=", "what")
    .where("audit.entityId", "=", fan.userId)
    .select(["audit.action", "auditPart.content"])
    .executeTakeFirstOrThrow();
  expect(action).toBe("user.convert");
  expect(JSON.parse(content!).before).toEqual({ role: "fan", capabilities: ["fan"] });
});

test("of two presses at the same moment one converts and the other finds an artist; there is one studio", async () => {
  const { userId } = await aFan();
  const presses = await Promise.all([1, 2].map(() => viewerFor(server, userId)));
  const answers = await Promise.all(presses.map((viewer) => server.ask(viewer, CONVERT, { input })));
  const told = answers.map(({ data }) => data.convertToArtist.message ?? "done").sort();
  expect(told).toEqual(["User is already an artist", "done"]);
  const studios = await server.db
    .selectFrom("workspace")
    .select("id")
    .where("ownerId", "=", userId)
    .execute();
  expect(studios).toHaveLength(1);
});

test.each([
  ["a visitor", null, "User must be authenticated to convert account"],
  ["an artist", { role: "artist", capabilities: ["artist"] }, "User is already an artist"],
  ["an educator", { role: "educator", capabilities: ["fan"] }, "Only fans can convert to artists"],
])("%s is refused in the specification's words", async (_who, some, message) => {
  const viewer = some && (await aFan(some));
  const { convertToArtist } = (await server.ask(viewer, CONVERT, { input })).data;
  expect(convertToArtist).toEqual({ __typename: "CannotConvert", message });
});

test("a link that is none is refused and the fan stays a fan", async () => {
  const fan = await aFan();
  const wrong = { ...input, socialLinks: ["javascript:alert(1)"] };
  expect((await server.ask(fan, CONVERT, { input: wrong })).data.convertToArtist).toMatchObject({
    __typename: "InvalidInput",
    field: "socialLinks",
  });
  const { role } = await server.db
    .selectFrom("user")
    .select("role")
    .where("id", "=", fan.userId)
    .executeTakeFirstOrThrow();
  expect(role).toBe("fan");
});
