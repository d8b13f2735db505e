import { newId } from "../../db/ids.ts";
import { aUser } from "../../db/testing/build.ts";
import { DAY_MS } from "../../domain/duration.ts";
import { openTestServer, type TestServer } from "../testing.ts";
import { remindTrials } from "./remindTrials.ts";

const NOW = new Date("2027-01-04T09:00:00Z");
const later = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
let server: TestServer;
beforeAll(async () => void (server = await openTestServer(() => NOW)));
afterAll(() => server.close());

const anArtist = (facts: object = {}) =>
  aUser(server.db, { role: "artist", userTier: "artist_starter", trialEndsAt: later(5), ...facts });

const lettersTo = async (to: string) =>
  (
    await server.db.selectFrom("mail").select("subject").where("to", "=", to).orderBy("createdAt").execute()
  ).map(({ subject }) => subject.split(" · ")[0]);

test("an artist on trial is written three days before it ends and when it has, each once", async () => {
  const { email } = await anArtist();
  await remindTrials(server, later(1));
  expect(await lettersTo(email)).toEqual([]);
  await Promise.all([remindTrials(server, later(2)), remindTrials(server, later(2))]);
  await remindTrials(server, later(4));
  expect(await lettersTo(email)).toEqual(["Your free trial ends on Jan 9, 2027"]);
  await remindTrials(server, later(5));
  await remindTrials(server, later(6));
  expect(await lettersTo(email)).toEqual([
    "Your free trial ends on Jan 9, 2027",
    "Your free trial has ended",
  ]);
});

test("whoever pays, or has a plan from us, is not written; nor is anybody about a trial that ended long ago", async () => {
  const pro = await anArtist({ userTier: "artist_pro" });
  const payer = await anArtist();
  await server.db
    .insertInto("subscription")
    .values({
      ...{
        id: newId(),
        userId: payer.id,
        kind: "studio",
        subscriptionId: "sub_1",
        customerId: "cus_1",
        status: "active",
      },
      ...{ priceKey: "artist_pro_monthly", priceId: "price_1" },
      ...{ currentPeriodStart: NOW, currentPeriodEnd: later(30), cancelAtPeriodEnd: false },
    } as never)
    .execute();
  const former = await anArtist({ trialEndsAt: later(-10) });
  await remindTrials(server, later(3));
  await remindTrials(server, later(5));
  for (const { email } of [pro, payer, former]) expect(await lettersTo(email)).toEqual([]);
});

test("who is suspended, and whoever never proved the address, is written nothing about a trial", async () => {
  const suspended = await anArtist({ suspendedAt: NOW });
  const unproven = await anArtist({ emailVerified: false });
  await remindTrials(server, later(3));
  await remindTrials(server, later(5));
  for (const { email } of [suspended, unproven]) expect(await lettersTo(email)).toEqual([]);
});
