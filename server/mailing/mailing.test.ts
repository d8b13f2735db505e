import { listPreferences, setPreferences } from "../../db/accounts/preferences.ts";
import { insertMarks } from "../../db/library/marks.ts";
import { aUser } from "../../db/testing/build.ts";
import { preferencesFrom } from "../../domain/accounts/preferences.ts";
import { UNDO_RELEASE_SECONDS } from "../../domain/releases/beforeLive.ts";
import { proveByLink } from "../accounts/proveMailbox.ts";
import { act } from "../acting/act.ts";
import { actingAs } from "../acting/actingIn.ts";
import { encodeGlobalID } from "../graphql/globalId.ts";
import { notifyFollowers } from "../library/notifyFollowers.ts";
import { anArtist, aRelease, mutate } from "../releases/testing.ts";
import { openTestServer, type TestServer, viewerFor } from "../testing.ts";
import { forgetUnconfirmed } from "./forgetUnconfirmed.ts";
import { leaveLink } from "./mailingLink.ts";
import { notifyMailFollowers } from "./notifyMailFollowers.ts";

const NOON = new Date("2026-11-25T12:00:00Z");
const after = (days: number) => new Date(NOON.getTime() + days * 86_400_000);
let clock = NOON;
let server: TestServer;
beforeAll(async () => void (server = await openTestServer(() => clock)));
beforeEach(() => void (clock = NOON));
afterAll(() => server.close());

const ASK = /* GraphQL */ `mutation Ask($input: FollowByMailInput!) {
  followByMail(input: $input) { __typename ... on UserError { code } }
}`;
let reader = 0;
const anAddress = () => `reader${++reader}@example.test`;

/** A studio whose page everybody finds, with a release that is about to go out. */
async function aRecord(title = "Salt") {
  const studio = await anArtist(server);
  const release = await aRelease(server, studio.workspaceId, { title });
  const { artistId } = await server.db
    .selectFrom("releaseArtist")
    .select("artistId")
    .where("releaseId", "=", release.id)
    .executeTakeFirstOrThrow();
  await server.db
    .insertInto("profile")
    .values({ id: artistId, userId: studio.userId, handle: `mara${reader++}`, isPublic: true })
    .onConflict((c) => c.column("userId").doUpdateSet({ isPublic: true }))
    .execute();
  return { ...studio, ...release, artistId, artist: encodeGlobalID("Artist", artistId) };
}
const ask = async (artist: string, email: string) =>
  (await server.ask(null, ASK, { input: { artistId: artist, email } })).data.followByMail;

function lettersTo(email: string) {
  return server.db.selectFrom("mail").selectAll().where("to", "=", email).orderBy("id").execute();
}
/** The path that a letter leads to. */
async function pathIn(email: string, step: "confirm" | "leave"): Promise<string> {
  const letter = (await lettersTo(email)).at(-1)!;
  return new RegExp(`/mailing/${step}/\\S+`).exec(letter.body)![0];
}
const open = (path: string, method = "GET") => server.app.request(path, { method });
async function confirmed(artist: string): Promise<string> {
  const email = anAddress();
  await ask(artist, email);
  expect((await open(await pathIn(email, "confirm"), "POST")).status).toBe(200);
  return email;
}
const goOut = async (record: Awaited<ReturnType<typeof aRecord>>) => {
  await mutate(server, record.viewer, "releaseNow", { id: record.gid });
  // Until then it could be put back.
  clock = new Date(clock.getTime() + UNDO_RELEASE_SECONDS * 1000);
  await notifyMailFollowers(server, { releaseId: record.id, afterId: null }, () => clock);
};

test("a visitor asks for news, confirms by the letter, and hears once of the release that goes out", async () => {
  const record = await aRecord("Salt");
  const email = anAddress();
  expect(await ask(record.artist, ` ${email.toUpperCase()} `)).toEqual({ __typename: "FollowByMailPayload" });
  const [letter] = await lettersTo(email);
  expect(letter!.subject).toContain("News of Mara Lune by email?");
  const path = await pathIn(email, "confirm");
  const page = await (await open(path)).text();
  expect(page).toContain("News of Mara Lune by email");
  expect(page).toContain(email);
  expect(await (await open(path, "POST")).text()).toContain("You hear of Mara Lune from now on");
  await goOut(record);
  await notifyMailFollowers(server, { releaseId: record.id, afterId: null }, () => clock);
  const letters = await lettersTo(email);
  expect(letters.map(({ subject }) => subject)).toEqual([letter!.subject, "Salt by Mara Lune is out"]);
  const { body, leaveUrl } = letters[1]!;
  expect(body).toContain(leaveUrl);
  expect(leaveUrl).toMatch(/^http.*\/mailing\/leave\//);
});

test("who never confirmed hears nothing more, and is forgotten after seven days", async () => {
  const record = await aRecord();
  const email = anAddress();
  await ask(record.artist, email);
  const path = await pathIn(email, "confirm");
  await goOut(record);
  expect(await lettersTo(email)).toHaveLength(1);
  clock = after(6.9);
  expect((await open(path)).status).toBe(200);
  await forgetUnconfirmed(server, () => clock);
  clock = after(7.1);
  expect((await open(path)).status).toBe(404);
  expect((await open(path, "POST")).status).toBe(404);
  await forgetUnconfirmed(server, () => clock);
  const rows = await server.db.selectFrom("mailFollow").select("id").where("email", "=", email).execute();
  expect(rows).toEqual([]);
});

test("one press of a mail program, or of a page, leaves for good; a look does not", async () => {
  const record = await aRecord();
  const email = await confirmed(record.artist);
  await ask(record.artist, email);
  const path = await pathIn(email, "leave");
  expect(await (await open(path)).text()).toContain("No more emails about Mara Lune?");
  const press = await server.app.request(path, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "List-Unsubscribe=One-Click",
  });
  expect(press.status).toBe(200);
  await goOut(record);
  expect((await lettersTo(email)).map(({ subject }) => subject)).not.toContain("Salt by Mara Lune is out");
  expect(await (await open(path)).text()).toContain("You left");
});

test("a link that we never made, and one for something else, opens nothing", async () => {
  const { artist } = await aRecord();
  const email = anAddress();
  await ask(artist, email);
  const path = await pathIn(email, "confirm");
  expect((await open(path.replace(/.$/, (last) => (last === "A" ? "B" : "A")))).status).toBe(404);
  expect((await open(path.replace("confirm", "leave"), "POST")).status).toBe(404);
  expect((await open("/mailing/confirm/nonsense")).status).toBe(404);
});

test("the answer is the same for an address that is known, and its letterbox says so", async () => {
  const { artist } = await aRecord();
  const email = await confirmed(artist);
  expect(await ask(artist, email)).toEqual({ __typename: "FollowByMailPayload" });
  expect((await lettersTo(email)).at(-1)!.subject).toContain("You already get news of Mara Lune");
});

test("nobody can flood a letterbox, and what is no address or no artist of everybody is refused", async () => {
  const { artist } = await aRecord();
  const email = anAddress();
  await ask(artist, email);
  await ask(artist, email);
  expect(await ask(artist, email)).toMatchObject({ code: "general.tooManyAttempts" });
  expect(await ask(artist, "nobody")).toMatchObject({ code: "accounts.emailMissing" });
  const hidden = await anArtist(server);
  const release = await aRelease(server, hidden.workspaceId);
  const { artistId } = await server.db
    .selectFrom("releaseArtist")
    .select("artistId")
    .where("releaseId", "=", release.id)
    .executeTakeFirstOrThrow();
  expect(await ask(encodeGlobalID("Artist", artistId), anAddress())).toMatchObject({
    code: "general.notFound",
  });
});

test("whoever proves the address of a new account follows by account, and goes on to get letters", async () => {
  const record = await aRecord();
  const email = await confirmed(record.artist);
  const { id } = await aUser(server.db, { email, emailVerified: false });
  const from = { ...actingAs("cli", server, () => clock), actor: { kind: "visitor" } as const };
  await act(from, proveByLink, { userId: id, isInSession: true });
  const follows = await server.db.selectFrom("follow").select("artistId").where("userId", "=", id).execute();
  expect(follows).toEqual([{ artistId: record.artistId }]);
  const rows = await server.db.selectFrom("mailFollow").select("id").where("email", "=", email).execute();
  expect(rows).toEqual([]);
  const chosen = await server.db.selectFrom("preference").selectAll().where("userId", "=", id).execute();
  expect(chosen).toMatchObject([{ key: "notifications", value: { "newMusic.email": true } }]);
});

test("where the mailbox is that of an account already, a yes follows there", async () => {
  const { artist, artistId } = await aRecord();
  const { id, email } = await aUser(server.db);
  await ask(artist, email);
  const said = await (await open(await pathIn(email, "confirm"), "POST")).text();
  expect(said).toContain("This address has an account");
  const follows = await server.db.selectFrom("follow").select("artistId").where("userId", "=", id).execute();
  expect(follows).toEqual([{ artistId }]);
});

test("the studio sees how many hear of it by mail beside its followers, and nobody else does", async () => {
  const record = await aRecord();
  await confirmed(record.artist);
  await ask(record.artist, anAddress());
  await server.db
    .insertInto("trackArtist")
    .values({ trackId: record.tracks[0]!, artistId: record.artistId, position: 1 })
    .execute();
  await goOut(record);
  const fan = await viewerFor(server, (await aUser(server.db)).id);
  await insertMarks(server.db, "artist", [{ userId: fan.userId, id: record.artistId, at: clock }]);
  const COUNT = /* GraphQL */ `query Count($id: ID!) {
    node(id: $id) { ... on Artist { followerCount mailFollowerCount } }
  }`;
  const seenBy = async (who: typeof fan) => (await server.ask(who, COUNT, { id: record.artist })).data.node;
  expect(await seenBy(record.viewer)).toEqual({ followerCount: 1, mailFollowerCount: 1 });
  expect(await seenBy(fan)).toEqual({ followerCount: 1, mailFollowerCount: null });
});

const chosenBy = async (userId: string) => preferencesFrom(await listPreferences(server.db, [userId]));

test("a follower with an account leaves the letters by one press, without signing in, and goes on to hear at the bell", async () => {
  const record = await aRecord("Tern");
  const fan = await aUser(server.db, { role: "fan" });
  await insertMarks(server.db, "artist", [{ userId: fan.id, id: record.artistId, at: clock }]);
  await setPreferences(server.db, fan.id, { notifications: { "newMusic.email": true } }, clock);
  await mutate(server, record.viewer, "releaseNow", { id: record.gid });
  clock = new Date(clock.getTime() + UNDO_RELEASE_SECONDS * 1000);
  await notifyFollowers(server, { releaseId: record.id, afterId: null }, () => clock);
  const [letter] = await lettersTo(fan.email);
  expect(letter!.body).toContain(letter!.leaveUrl);
  const path = new URL(letter!.leaveUrl!).pathname;
  const page = await (await open(path)).text();
  expect(page).toContain("No more emails about new music?");
  expect(page).toContain(fan.email);
  expect((await chosenBy(fan.id)).notifications).toEqual({ "newMusic.email": true });
  const press = await server.app.request(path, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "List-Unsubscribe=One-Click",
  });
  expect([press.status, await press.text()]).toEqual([200, expect.stringContaining("You left")]);
  expect((await chosenBy(fan.id)).notifications).toEqual({ "newMusic.email": false });
});

test("whoever leaves the news of the platform takes the consent back, and the list of consents says so", async () => {
  const { id } = await aUser(server.db);
  await setPreferences(server.db, id, { marketingConsent: true }, clock);
  const path = new URL(
    leaveLink({ signer: server.services.signer, publicUrl: "http://a.test" }, "product", id),
  ).pathname;
  expect((await open(path.replace("product", "brief"), "POST")).status).toBe(404);
  expect((await open(path.replace("product", "security"), "POST")).status).toBe(404);
  expect((await open(path, "POST")).status).toBe(200);
  expect((await chosenBy(id)).marketingConsent).toBe(false);
  const consents = await server.db.selectFrom("consent").selectAll().where("userId", "=", id).execute();
  expect(consents).toMatchObject([{ kind: "marketing", given: false }]);
  // Of somebody who is gone meanwhile it says the same.
  await server.db.deleteFrom("user").where("id", "=", id).execute();
  expect(await (await open(path, "POST")).text()).toContain("You left");
});
