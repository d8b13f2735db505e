import { sql } from "kysely";
import { upsertSubscription } from "../../../db/billing/subscriptions.ts";
import { rebuildSearchDocs } from "../../../db/search/searchDocs.ts";
import { aTrack, aUser, aWorkspace } from "../../../db/testing/build.ts";
import { DAY_MS } from "../../../domain/duration.ts";
import type { Viewer } from "../../graphql/context.ts";
import { reconcilePrivacy } from "../../privacy/reconcilePrivacy.ts";
import { openTestServer, type TestServer, viewerFor } from "../../testing.ts";

/** A Wednesday. */
const NOW = new Date("2026-03-11T12:00:00Z");

let now = NOW;
let server: TestServer;
let ada: Viewer;
beforeAll(async () => {
  server = await openTestServer(() => now);
  const joined = new Date("2020-01-01T00:00:00Z");
  const { id } = await aUser(server.db, { role: "superadmin", name: "Ada Lane", createdAt: joined });
  ada = await viewerFor(server, id, NOW);
});
beforeEach(() => (now = NOW));
// The numbers are of the whole platform: each test tells its own story.
afterEach(async () => {
  await server.services.tally.flush(new Date(now.getTime() + 365 * DAY_MS));
  await sql`delete from track`.execute(server.db);
  await sql`delete from workspace`.execute(server.db);
  await sql`delete from "user" where id <> ${ada.userId}`.execute(server.db);
  await sql`truncate "activeDay", "missedSearch"`.execute(server.db);
});
afterAll(() => server.close());

const TOTALS = /* GraphQL */ `
  fragment Totals on AnalyticsTotals { signUps activeDays workspaces tracks trialsEnded trialsConverted missedSearches }
`;
const ANALYTICS = /* GraphQL */ `
  query Analytics($range: AnalyticsRange!) {
    admin {
      analytics(range: $range) {
        firstDay lastDay timeZone
        totals { now { ...Totals } before { ...Totals } }
        signUps { day fans artists } activePeople { day people } growth { day workspaces tracks }
        trialCohorts { weekStart running converted expired } missedSearches { term searches lastDay }
      }
      plans { tier fans artists }
    }
  }
  ${TOTALS}
`;
const SEARCH = /* GraphQL */ `
  query Search($text: String!, $scope: SearchScope!, $after: String, $filters: SearchFilters) {
    search(text: $text, scope: $scope, after: $after, filters: $filters) { edges { node { __typename } } }
  }
`;

async function analytics(range = "DAYS_7") {
  const { data, errors } = await server.ask(ada, ANALYTICS, { range });
  if (errors) throw new Error(errors[0]!.message);
  return { ...data.admin.analytics, plans: data.admin.plans };
}

const searchFor = async (text: string, given: object = {}, viewer: Viewer | null = null) =>
  server.ask(viewer, SEARCH, { text, scope: "ALL", ...given });
const later = (ms: number) => new Date(now.getTime() + ms);
const missed = () => server.db.selectFrom("missedSearch").selectAll().orderBy("term").execute();

test("a day goes from midnight to midnight in UTC, and what was a moment before the first belongs to the period before", async () => {
  const fan = { role: "fan", capabilities: ["fan"] };
  const at = (createdAt: string) => ({ createdAt: new Date(createdAt) });
  await aUser(server.db, { ...fan, ...at("2026-03-04T23:59:59.999Z") });
  await aUser(server.db, { ...fan, ...at("2026-03-05T00:00:00.000Z") });
  await aUser(server.db, { ...fan, ...at("2026-03-10T23:59:59.999Z") });
  const artist = await aUser(server.db, { registrationFlow: "indee", ...at("2026-03-11T00:00:00.000Z") });
  // Began as a fan, and is an artist by now.
  const capabilities = ["fan", "artist"];
  await aUser(server.db, { registrationFlow: "fan", capabilities, ...at("2026-03-11T09:00:00.000Z") });
  const { id: workspaceId } = await aWorkspace(server.db, {
    ownerId: artist.id,
    ...at("2026-03-09T23:30:00-01:00"),
  });
  await aTrack(server.db, { workspaceId, ...at("2026-03-10T08:00:00Z") });
  await aTrack(server.db, { workspaceId, ...at("2026-03-10T09:00:00Z") });
  await aTrack(server.db, { workspaceId, ...at("2026-03-03T09:00:00Z") });

  // The clock of the session has no say in it.
  await sql`set time zone 'Pacific/Auckland'`.execute(server.db);
  const { firstDay, lastDay, timeZone, totals, signUps, growth } = await analytics();
  expect({ firstDay, lastDay, timeZone }).toEqual({
    firstDay: "2026-03-05",
    lastDay: "2026-03-11",
    timeZone: "UTC",
  });
  expect(signUps).toEqual([
    { day: "2026-03-05", fans: 1, artists: 0 },
    { day: "2026-03-06", fans: 0, artists: 0 },
    { day: "2026-03-07", fans: 0, artists: 0 },
    { day: "2026-03-08", fans: 0, artists: 0 },
    { day: "2026-03-09", fans: 0, artists: 0 },
    { day: "2026-03-10", fans: 1, artists: 0 },
    { day: "2026-03-11", fans: 1, artists: 1 },
  ]);
  expect(growth.filter(({ workspaces, tracks }: any) => workspaces + tracks > 0)).toEqual([
    { day: "2026-03-10", workspaces: 1, tracks: 2 },
  ]);
  expect(totals.now).toMatchObject({ signUps: 4, workspaces: 1, tracks: 2 });
  expect(totals.before).toMatchObject({ signUps: 1, workspaces: 0, tracks: 1 });
  expect((await analytics("DAYS_365")).signUps).toHaveLength(365);
});

test("a trial that became a plan, one that ran out and one that runs are told apart, week by week", async () => {
  const startedOn = (day: string) => new Date(new Date(`${day}T00:00:00Z`).getTime() + 30 * DAY_MS);
  const starter = { role: "artist", userTier: "artist_starter" };
  // 2 February 2026 is a Monday; each ended within the last seven days or is still running.
  const buyer = await aUser(server.db, { ...starter, trialEndsAt: startedOn("2026-02-08") });
  await upsertSubscription(
    server.db,
    { userId: buyer.id, kind: "studio", status: "canceled", priceKey: "artist_pro_monthly" },
    NOW,
  );
  const listener = await aUser(server.db, { ...starter, trialEndsAt: startedOn("2026-02-03") });
  await upsertSubscription(
    server.db,
    { userId: listener.id, kind: "fan", status: "active", priceKey: "fan_pro_monthly" },
    NOW,
  );
  await aUser(server.db, { ...starter, trialEndsAt: startedOn("2026-02-09") });
  await aUser(server.db, { ...starter, userTier: "artist_label", trialEndsAt: startedOn("2026-02-23") });
  await aUser(server.db, { ...starter, trialEndsAt: startedOn("2026-03-01") });

  const { trialCohorts } = await analytics("DAYS_90");
  expect(
    trialCohorts.filter(({ running, converted, expired }: any) => running + converted + expired),
  ).toEqual([
    { weekStart: "2026-02-02", running: 0, converted: 1, expired: 1 },
    { weekStart: "2026-02-09", running: 0, converted: 0, expired: 1 },
    { weekStart: "2026-02-23", running: 1, converted: 1, expired: 0 },
  ]);
  const { totals } = await analytics("DAYS_7");
  expect(totals.now).toMatchObject({ trialsEnded: 3, trialsConverted: 1 });
  expect(totals.before).toMatchObject({ trialsEnded: 0, trialsConverted: 0 });
});

test("people are counted on the plan that counts for them now", async () => {
  const past = new Date(NOW.getTime() - DAY_MS);
  await aUser(server.db, { role: "fan", userTier: "fan_free" });
  await aUser(server.db, { role: "educator", userTier: "fan_pro" });
  await aUser(server.db, { role: "artist", userTier: "artist_starter", trialEndsAt: later(DAY_MS) });
  await aUser(server.db, { role: "artist", userTier: "artist_starter", trialEndsAt: past });
  await aUser(server.db, { role: "artist", userTier: "artist_label" });
  await aUser(server.db, { role: "artist", userTier: "artist_label", suspendedAt: past });
  const unpaid = await aUser(server.db, { role: "artist", userTier: "artist_pro" });
  await upsertSubscription(
    server.db,
    { userId: unpaid.id, kind: "studio", status: "past_due", priceKey: "artist_pro_monthly" },
    NOW,
  );
  const owner = await aUser(server.db, { role: "artist", userTier: null });
  await aWorkspace(server.db, { ownerId: owner.id, subscriptionTier: "pro" });
  expect((await analytics()).plans).toEqual([
    { tier: "free", fans: 1, artists: 2 },
    { tier: "trial", fans: 0, artists: 1 },
    { tier: "pro", fans: 1, artists: 1 },
    { tier: "enterprise", fans: 0, artists: 1 },
  ]);
});

test("whoever asks for anything is active that day, once; afterwards only the number stays", async () => {
  const people = [await aUser(server.db), await aUser(server.db)];
  const visit = async (userId: string) =>
    server.app.request("/graphql?query={__typename}", {
      headers: { cookie: await server.cookieFor(userId), "x-levare": "1" },
    });
  for (const { id } of [...people, ...people]) await visit(id);
  await server.services.tally.flush(now);
  expect((await analytics()).totals.now.activeDays).toBe(2);
  // One server writes a person once a day.
  await sql`delete from "activityDay" where "userId" = ${people[1]!.id}`.execute(server.db);
  await visit(people[1]!.id);
  await server.services.tally.flush(now);
  expect((await analytics()).totals.now.activeDays).toBe(1);
  now = later(DAY_MS);
  await visit(people[0]!.id);
  // Another server, which has not seen them yet.
  const other = await openTestServer(() => now, { database: { ...server.database, close: async () => {} } });
  other.services.tally.sawPerson(people[0]!.id, now);
  await other.services.tally.flush(now);
  await other.close();

  const activeDays = async () =>
    (await analytics()).activePeople.filter(({ people }: any) => people > 0).map(Object.values);
  const expected = [
    ["2026-03-11", 1],
    ["2026-03-12", 1],
  ];
  expect(await activeDays()).toEqual(expected);
  now = later(2 * DAY_MS);
  const context = { db: server.db, services: server.services, dataDir: server.dataDir };
  await reconcilePrivacy(context, now);
  await reconcilePrivacy(context, now);
  expect(await activeDays()).toEqual(expected);
  expect(await server.db.selectFrom("activityDay").selectAll().execute()).toEqual([]);
  expect((await analytics()).totals.now.activeDays).toBe(2);
});

test("a search without results is counted as its words alone, once for all that was typed", async () => {
  const fan = await viewerFor(server, (await aUser(server.db, { role: "fan" })).id, NOW);
  await aTrack(server.db, { title: "Tide", visibility: "public" });
  for (const text of ["cumb", "cumbia", "Cúmbia digital"]) await searchFor(text, {}, fan);
  await searchFor("Cumbia Digital");
  // Not counted: too short, found nowhere because of a filter or a tab, another page, somebody's address.
  await searchFor("zz");
  await searchFor("polka", { filters: { genre: ["jazz"] } });
  await searchFor("polka genre:jazz");
  await searchFor("polka", { scope: "ARTISTS" });
  await searchFor("nobody@example.test");
  await server.services.tally.flush(later(5_000));
  expect(await missed()).toEqual([]);
  await server.services.tally.flush(later(11_000));
  expect(await missed()).toEqual([{ day: "2026-03-11", term: "cumbia digital", searches: 2 }]);

  now = later(DAY_MS);
  await searchFor("lo-fi study", {}, fan);
  now = later(3_000);
  await searchFor("cumbia digital", {}, fan);
  await server.services.tally.flush(later(11_000));
  const { missedSearches, totals } = await analytics();
  expect(missedSearches).toEqual([
    { term: "cumbia digital", searches: 3, lastDay: "2026-03-12" },
    { term: "lo-fi study", searches: 1, lastDay: "2026-03-12" },
  ]);
  expect(totals.now.missedSearches).toBe(4);
});

test("a search that finds something is not counted", async () => {
  const track = await aTrack(server.db, { title: "Undertow", visibility: "public" });
  await server.db.transaction().execute((trx) => rebuildSearchDocs(trx));
  const { data } = await searchFor("undertow");
  expect([track.title, data.search.edges.length]).toEqual(["Undertow", 1]);
  await server.services.tally.flush(later(60_000));
  expect(await missed()).toEqual([]);
});

test("a day keeps its most terms and goes on counting these; after ninety days all are forgotten", async () => {
  for (let n = 0; n < 510; n++) server.services.tally.missedSearch(`reader ${n}`, `song number ${n}`, now);
  await server.services.tally.flush(later(11_000));
  expect(await missed()).toHaveLength(500);
  const known = (await missed())[0]!.term;
  server.services.tally.missedSearch("somebody", known, now);
  server.services.tally.missedSearch("somebody else", "one term too many", now);
  await server.services.tally.flush(later(11_000));
  expect(await missed()).toHaveLength(500);
  expect((await missed())[0]).toMatchObject({ term: known, searches: 2 });

  const context = { db: server.db, services: server.services, dataDir: server.dataDir };
  await reconcilePrivacy(context, later(89 * DAY_MS));
  expect(await missed()).toHaveLength(500);
  await reconcilePrivacy(context, later(90 * DAY_MS));
  expect(await missed()).toEqual([]);
  now = later(90 * DAY_MS);
  expect((await analytics("DAYS_90")).totals.before.missedSearches).toBeNull();
});

test("each part of the page is one statement", async () => {
  const fields: Record<string, string> = {
    totals: "totals { now { signUps } before { signUps } }",
    signUps: "signUps { day }",
    activePeople: "activePeople { day }",
    growth: "growth { day }",
    trialCohorts: "trialCohorts { weekStart }",
    missedSearches: "missedSearches { term }",
  };
  for (const [name, field] of Object.entries(fields)) {
    const document = `query ${name} { admin { analytics(range: DAYS_28) { ${field} } } }`;
    expect(await server.statementsDuring(() => server.ask(ada, document))).toHaveLength(1);
  }
  const plans = "query plans { admin { plans { tier } } }";
  expect(await server.statementsDuring(() => server.ask(ada, plans))).toHaveLength(1);
});

test("nobody but a superadmin reads any of it", async () => {
  const artist = await viewerFor(server, (await aUser(server.db, { role: "admin" })).id, NOW);
  const { errors, data } = await server.ask(artist, ANALYTICS, { range: "DAYS_7" });
  expect(data?.admin ?? null).toBeNull();
  expect(errors?.[0]?.extensions?.code).toBe("NOT_FOUND");
});
