import { setPreferences } from "../../db/accounts/preferences.ts";
import { newId } from "../../db/ids.ts";
import { aUser } from "../../db/testing/build.ts";
import { DAY_MS } from "../../domain/duration.ts";
import { anArtist, aRelease } from "../releases/testing.ts";
import { openTestServer, type TestServer } from "../testing.ts";
import { sendWeeklyBriefs } from "./sendWeeklyBriefs.ts";

/** A Monday morning. */
const MONDAY = new Date("2027-01-04T09:00:00Z");
let server: TestServer;
beforeAll(async () => void (server = await openTestServer(() => MONDAY)));
afterAll(() => server.close());

/** A studio whose week brought plays, a like and a follower; its release comes on Friday. */
async function aWeek() {
  const artist = await anArtist(server);
  const { workspaceId, viewer } = artist;
  const facts = { title: "Low Tide", state: "scheduled", releaseDay: "2027-01-08" } as const;
  const release = await aRelease(server, workspaceId, facts);
  const [trackId] = release.tracks;
  await server.db.updateTable("track").set({ title: "Undertow" }).where("id", "=", trackId!).execute();
  const play = (day: string, outcome: string, plays: number) =>
    server.db
      .insertInto("playDay")
      .values({ trackId: trackId!, workspaceId, day: day as never, outcome, plays })
      .execute();
  await play("2026-12-29", "counted", 12);
  await play("2027-01-03", "counted", 3);
  await play("2027-01-03", "tooShort", 40);
  // Before the week, and after it.
  await play("2026-12-27", "counted", 100);
  await play("2027-01-04", "counted", 200);
  const createdAt = new Date("2026-12-30T12:00:00Z");
  const { id: fan } = await aUser(server.db, { role: "fan", capabilities: ["fan"] });
  await server.db.insertInto("trackLike").values({ userId: fan, trackId: trackId!, createdAt }).execute();
  const artistId = newId();
  await server.db.insertInto("artist").values({ id: artistId, workspaceId, name: "Mara" }).execute();
  await server.db.insertInto("follow").values({ userId: fan, artistId, createdAt }).execute();
  return { ...artist, userId: viewer.userId };
}
const briefsOf = (userId: string) =>
  server.db
    .selectFrom("notification")
    .select(["titleEn", "bodyEn", "bodyEs", "lines"])
    .where("userId", "=", userId)
    .where("topic", "=", "brief")
    .execute();
const send = (at = MONDAY) => sendWeeklyBriefs(server, at);

test("on Monday morning an owner hears once what the week brought, each figure with its record", async () => {
  const { userId } = await aWeek();
  await send(new Date("2027-01-04T06:59:00Z"));
  expect(await briefsOf(userId)).toEqual([]);
  await Promise.all([send(), send()]);
  await send(new Date("2027-01-04T20:00:00Z"));
  const [brief, ...more] = await briefsOf(userId);
  expect(more).toEqual([]);
  expect(brief!.bodyEn).toBe("From 28 December to 3 January, by PAM, your AI assistant.");
  expect(brief!.bodyEs).toBe("Del 28 de diciembre al 3 de enero, de PAM, tu asistente de IA.");
  const lines = JSON.parse(brief!.lines!) as { en: string; es: string; path: string }[];
  expect(lines.map(({ en }) => en)).toEqual([
    "Low Tide comes out on 8 January",
    "15 plays counted; most played: Undertow",
    "1 new like; most liked: Undertow",
    "1 new follower",
  ]);
  expect(lines[1]).toMatchObject({ es: "15 reproducciones contadas; la más escuchada: Undertow" });
  for (const [place, start] of ["/releases/low-tide-", "/catalog/tracks/undertow-", "/catalog/"].entries())
    expect(lines[place]!.path.startsWith(start)).toBe(true);
  await send(new Date(MONDAY.getTime() + DAY_MS));
  expect(await briefsOf(userId)).toHaveLength(1);
});

test("morning is where the studio is", async () => {
  const { userId, workspaceId } = await aWeek();
  await server.db
    .updateTable("workspace")
    .set({ timezone: "America/Los_Angeles" })
    .where("id", "=", workspaceId)
    .execute();
  await send();
  expect(await briefsOf(userId)).toEqual([]);
  await send(new Date("2027-01-04T17:00:00Z"));
  expect(await briefsOf(userId)).toHaveLength(1);
});

test("nobody hears of a week in which nothing happened, nor who switched it off or put the AI team away", async () => {
  const quiet = await anArtist(server);
  const [off, away] = [await aWeek(), await aWeek()];
  await setPreferences(server.db, off.userId, { notifications: { "brief.app": false } }, MONDAY);
  await setPreferences(server.db, away.userId, { aiTeam: false }, MONDAY);
  await send();
  for (const { userId } of [{ userId: quiet.viewer.userId }, off, away])
    expect(await briefsOf(userId)).toEqual([]);
});
