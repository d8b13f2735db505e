import { newId } from "../../db/ids.ts";
import { NOW, PLAN_TABLE } from "../../domain/billing/testing/planTable.ts";
import { openTestServer, type TestServer, viewerFor } from "../testing.ts";

const AT_ONCE = 200;

let server: TestServer;
beforeAll(async () => void (server = await openTestServer()));
afterAll(() => server.close());

/** Somebody of each row of the table, with a workspace, and a record of what they pay. */
async function everybody() {
  const people = PLAN_TABLE.map((row) => ({ ...row, id: newId(), workspaceId: newId() }));
  for (let at = 0; at < people.length; at += AT_ONCE) {
    const some = people.slice(at, at + AT_ONCE);
    const { db } = server;
    await db
      .insertInto("user")
      .values(
        some.map(({ id, role, userTier, trialEndsAt }) => ({
          ...{ id, role, userTier, trialEndsAt, name: "Nova", email: `${id}@example.test` },
        })),
      )
      .execute();
    await db
      .insertInto("workspace")
      .values(
        some.map(({ id, workspaceId, workspaceTier }) => ({
          ...{ id: workspaceId, ownerId: id, name: "Studio", slug: workspaceId, workspaceType: "artist" },
          subscriptionTier: workspaceTier,
        })),
      )
      .execute();
    await db
      .insertInto("membership")
      .values(
        some
          // Who has the plan of a fan works in no studio: there they would work on its plan.
          .filter(({ userTier }) => userTier !== "fan_free")
          .map(({ id: userId, workspaceId }) => ({
            ...{ userId, workspaceId, role: "artist", isAccountOwner: true },
          })),
      )
      .execute();
    await db
      .insertInto("subscription")
      .values(
        some
          .filter(({ status }) => status !== "none")
          .map(({ id, status }) => ({
            ...{ id: newId(), userId: id, subscriptionId: `sub_${id}`, status, kind: "studio" },
            priceKey: "artist_pro_monthly",
          })),
      )
      .execute();
  }
  return people;
}

test("all 1,260 combinations, as people with records of their own, are on the plan of the table in their next request", async () => {
  const wrong = [];
  for (const { id, expected, ...row } of await everybody()) {
    const { tier } = await viewerFor(server, id, NOW);
    if (tier !== expected)
      wrong.push(`${row.role} ${row.what} ${row.status} ${row.workspaceTier}: ${tier}, not ${expected}`);
  }
  expect(wrong).toEqual([]);
});
