import { encodeGlobalID } from "@pothos/plugin-relay";
import { aUser } from "../../db/testing/build.ts";
import { openTestServer, type TestServer, viewerFor } from "../testing.ts";

let server: TestServer;
beforeAll(async () => void (server = await openTestServer()));
afterAll(() => server.close());

const SAVE = /* GraphQL */ `mutation Save($input: SaveOnboardingStepInput!) {
  saveOnboardingStep(input: $input) {
    __typename
    ... on SaveOnboardingStepPayload { viewer { onboardingStep stageName fullName } }
    ... on InvalidInput { field }
  }
}`;
const COMPLETE = /* GraphQL */ `mutation Complete($input: CompleteOnboardingInput!) {
  completeOnboarding(input: $input) {
    __typename
    ... on CompleteOnboardingPayload { viewer { onboardingCompleted } }
    ... on UserNotFound { message }
  }
}`;

test("an artist answers a question, skips one, and goes on from there on another device", async () => {
  const { id } = await aUser(server.db);
  const artist = await viewerFor(server, id);
  const named = { side: "artist", step: 1, name: " Paper Kites " };
  expect((await server.ask(artist, SAVE, { input: named })).data.saveOnboardingStep).toMatchObject({
    viewer: { onboardingStep: 1, stageName: "Paper Kites" },
  });
  await server.ask(artist, SAVE, { input: { side: "artist", step: 2 } });
  const elsewhere = await viewerFor(server, id);
  expect([elsewhere.onboardingStep, elsewhere.stageName]).toEqual([2, "Paper Kites"]);
});

test.each([
  ["an empty name", { side: "artist", step: 1, name: " " }, "name"],
  ["a genre that nobody knows", { side: "artist", step: 2, genres: ["polka-core"] }, "genres"],
  ["the fan's beginning of somebody who is no fan", { side: "fan", step: 1 }, "side"],
  ["a step beyond the last one", { side: "artist", step: 9 }, "step"],
])("%s is refused and the person stays where they were", async (_what, input, field) => {
  const { id } = await aUser(server.db);
  const { data } = await server.ask(await viewerFor(server, id), SAVE, { input });
  expect(data.saveOnboardingStep).toEqual({ __typename: "InvalidInput", field });
  expect((await viewerFor(server, id)).onboardingStep).toBe(0);
});

test("a fan's name and favourite genres are kept", async () => {
  const { id } = await aUser(server.db, { role: "fan", capabilities: ["fan"] });
  const input = { side: "fan", step: 2, name: "Mara", genres: ["jazz", "rock"] };
  await server.ask(await viewerFor(server, id), SAVE, { input });
  const kept = await server.db.selectFrom("preference").selectAll().where("userId", "=", id).execute();
  expect(kept).toMatchObject([{ key: "favouriteGenres", value: ["jazz", "rock"] }]);
});

test("everybody completes their own beginning and nobody else's", async () => {
  const [{ id }, { id: otherId }] = [await aUser(server.db), await aUser(server.db)];
  const viewer = await viewerFor(server, id);
  const complete = async (userId: string) =>
    (await server.ask(viewer, COMPLETE, { input: { userId: encodeGlobalID("Viewer", userId) } })).data
      .completeOnboarding;
  expect(await complete(otherId)).toEqual({ __typename: "UserNotFound", message: "User not found" });
  expect(await complete(id)).toMatchObject({ viewer: { onboardingCompleted: true } });
  expect((await viewerFor(server, otherId)).onboardingCompleted).toBe(false);
});
