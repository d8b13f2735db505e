import { aUser } from "../../db/testing/build.ts";
import { openTestServer, type TestServer, viewerFor } from "../testing.ts";

let server: TestServer;
beforeAll(async () => void (server = await openTestServer()));
afterAll(() => server.close());

const READ = /* GraphQL */ `{
  viewer { preferences {
    mode streamingQuality openQualities crossfade normalise listeningHistory publicCollection marketingConsent
    notifications { topic channel isOn isLocked }
  } }
}`;
const UPDATE = /* GraphQL */ `mutation Update($input: UpdatePreferencesInput!) {
  updatePreferences(input: $input) {
    __typename
    ... on UpdatePreferencesPayload { viewer { preferences { mode crossfade marketingConsent } } }
    ... on InvalidInput { field message }
  }
}`;

const FAN = { role: "fan", capabilities: ["fan"], userTier: "fan_free" };
const DUAL = { role: "artist", capabilities: ["fan", "artist"], userTier: "artist_pro" };

async function aViewer(some: object) {
  return viewerFor(server, (await aUser(server.db, some)).id);
}

test("what was chosen on one device stands on the next one", async () => {
  const { id } = await aUser(server.db, DUAL);
  const first = await viewerFor(server, id);
  const input = { mode: "fan", crossfade: 4 };
  expect((await server.ask(first, UPDATE, { input })).data.updatePreferences).toEqual({
    __typename: "UpdatePreferencesPayload",
    viewer: { preferences: { mode: "fan", crossfade: 4, marketingConsent: false } },
  });
  const other = await viewerFor(server, id);
  expect((await server.ask(other, READ)).data.viewer.preferences).toMatchObject({
    mode: "fan",
    crossfade: 4,
  });
});

test("a fan cannot switch to a side the account does not have", async () => {
  const fan = await aViewer(FAN);
  expect((await server.ask(fan, UPDATE, { input: { mode: "artist" } })).data.updatePreferences).toEqual({
    __typename: "InvalidInput",
    field: "mode",
    message: "You can switch only between the sides that your account has.",
  });
  expect((await server.ask(fan, READ)).data.viewer.preferences.mode).toBe("fan");
});

test("a fade that is longer than allowed is refused and nothing of the change is kept", async () => {
  const artist = await aViewer({});
  const input = { crossfade: 60, normalise: false };
  expect((await server.ask(artist, UPDATE, { input })).data.updatePreferences).toMatchObject({
    field: "crossfade",
    message: "Choose one of the values that are offered.",
  });
  expect((await server.ask(artist, READ)).data.viewer.preferences.normalise).toBe(true);
});

test("a fan on the free plan hears basic, and a choice beyond the plan waits until the plan has it", async () => {
  const fan = await aUser(server.db, FAN);
  const free = await viewerFor(server, fan.id);
  await server.ask(free, UPDATE, { input: { streamingQuality: "lossless" } });
  expect((await server.ask(free, READ)).data.viewer.preferences).toMatchObject({
    streamingQuality: "basic",
    openQualities: ["basic"],
  });
  await server.db.updateTable("user").set({ userTier: "fan_pro" }).where("id", "=", fan.id).execute();
  const pro = await viewerFor(server, fan.id);
  expect((await server.ask(pro, READ)).data.viewer.preferences.streamingQuality).toBe("lossless");
});

test("each change of the consent to letters is kept with the wording it was given to", async () => {
  const fan = await aViewer(FAN);
  await server.ask(fan, UPDATE, { input: { marketingConsent: true } });
  await server.ask(fan, UPDATE, { input: { marketingConsent: false } });
  const consents = await server.db
    .selectFrom("consent")
    .select(["given", "textVersion"])
    .where("userId", "=", fan.userId)
    .where("kind", "=", "marketing")
    .orderBy("at")
    .execute();
  expect(consents.map(({ given }) => given)).toEqual([true, false]);
  expect(consents[0]!.textVersion).not.toBe("");
});

test("two switches of the notifications, pressed one after the other, both count; safety stays on", async () => {
  const fan = await aViewer(FAN);
  const off = (topic: string) => ({ notifications: [{ topic, channel: "email", isOn: false }] });
  await Promise.all(
    ["orders", "plan", "security"].map((topic) => server.ask(fan, UPDATE, { input: off(topic) })),
  );
  const { notifications } = (await server.ask(fan, READ)).data.viewer.preferences;
  const letters = notifications.filter((choice: any) => choice.channel === "email" && choice.isOn);
  expect(letters.map((choice: any) => choice.topic)).toEqual(["payouts", "security"]);
});

test("a visitor has no preferences to change", async () => {
  const { errors } = await server.ask(null, UPDATE, { input: { crossfade: 1 } });
  expect(errors?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
});
