import type { Transaction } from "kysely";
import { insertUser } from "../../db/accounts/users.ts";
import { addMissedSearches } from "../../db/admin/analytics/missedSearches.ts";
import type { DB } from "../../db/tables.generated.ts";
import { insertWorkspace } from "../../db/workspaces/workspaces.ts";
import { daysBefore } from "../../domain/admin/analytics.ts";
import { TRIAL_DAYS } from "../../domain/billing/plans.ts";
import { DAY_MS } from "../../domain/duration.ts";
import { seededRandom } from "../../domain/identity/seededRandom.ts";
import { studioId } from "./accounts.ts";
import { JOINED } from "./administration.ts";
import { DEMO_ACCOUNTS } from "./people.ts";
import { personId, storyId } from "./storyId.ts";
import { STUDIOS } from "./studios.ts";

const HOUR_MS = 60 * 60 * 1000;
const HISTORY_DAYS = 90;

/** An artist who tried the studio and did not stay. */
const LEFT = { name: "Theo Grant", joined: 43 };

/** What was looked for in vain: the text, and how many days ago. */
const MISSED: Readonly<Record<string, readonly number[]>> = {
  "lo-fi study": [1, 1, 2, 4, 4, 4, 6, 9, 11, 15, 16, 22, 23, 31, 38, 46],
  "cumbia digital": [2, 3, 3, 7, 12, 13, 19, 26, 27, 40],
  "field recordings": [5, 8, 21, 33, 35, 52, 61],
  "sleep piano": [1, 6, 10, 24, 29, 44],
  shoegaze: [3, 14, 17, 48, 70],
  "orrin vael": [2, 9, 36],
  "free samples": [0, 20, 58],
  "flamenco nuevo": [11, 30],
  "binaural beats": [18, 65, 82],
};

/** The platform's last ninety days: who was here, whose trial became what, when studios opened, what nobody found. */
export async function writeDays(trx: Transaction<DB>, now: Date): Promise<void> {
  await openStudiosWithTheirOwners(trx, now);
  await endTrials(trx, now);
  await writeVisits(trx, now);
  const missed = Object.entries(MISSED).flatMap(([term, daysAgo]) =>
    [...new Set(daysAgo)].map((ago) => ({
      day: daysBefore(now, ago),
      term,
      searches: daysAgo.filter((other) => other === ago).length,
    })),
  );
  await addMissedSearches(trx, missed);
}

async function openStudiosWithTheirOwners(trx: Transaction<DB>, now: Date): Promise<void> {
  for (const studio of STUDIOS)
    await trx
      .updateTable("workspace")
      .set({ createdAt: new Date(joinedAt(studio.owner, now).getTime() + 2 * HOUR_MS) })
      .where("id", "=", studioId(studio))
      .execute();
}

async function endTrials(trx: Transaction<DB>, now: Date): Promise<void> {
  for (const { name, userTier } of DEMO_ACCOUNTS)
    if (userTier === "artist_pro" || userTier === "artist_label")
      await trx
        .updateTable("user")
        .set({ trialEndsAt: new Date(joinedAt(name, now).getTime() + TRIAL_DAYS * DAY_MS) })
        .where("id", "=", personId(name))
        .execute();
  const createdAt = new Date(now.getTime() - LEFT.joined * DAY_MS);
  const { id, role } = await insertUser(trx, {
    id: personId("left"),
    email: "theo.grant@demo.example",
    name: LEFT.name,
    emailVerified: true,
    role: "artist",
    capabilities: ["artist"],
    userTier: "artist_starter",
    registrationFlow: "indee",
    trialEndsAt: new Date(createdAt.getTime() + TRIAL_DAYS * DAY_MS),
    createdAt,
  });
  await insertWorkspace(
    trx,
    {
      id: storyId("studio left", new Date("2024-03-01T09:00:00Z")),
      name: `${LEFT.name}'s Studio`,
      slug: "theo-grant-s-studio",
      ownerId: id,
      workspaceType: "artist",
      subscriptionTier: "trial",
      createdAt,
    },
    role,
  );
}

/** Most people come on most days, fewer at weekends; only of today and yesterday it is known who. */
async function writeVisits(trx: Transaction<DB>, now: Date): Promise<void> {
  const chance = seededRandom("visits");
  const finished: { day: string; people: number }[] = [];
  const recent: { day: string; userId: string }[] = [];
  for (let ago = HISTORY_DAYS; ago >= 0; ago--) {
    const at = now.getTime() - ago * DAY_MS;
    const isWeekend = [0, 6].includes(new Date(at).getUTCDay());
    const here = DEMO_ACCOUNTS.filter(
      ({ name }) => joinedAt(name, now).getTime() <= at && chance() < (isWeekend ? 0.4 : 0.7),
    );
    const day = daysBefore(now, ago);
    if (ago < 2) recent.push(...here.map(({ name }) => ({ day, userId: personId(name) })));
    else if (here.length > 0) finished.push({ day, people: here.length });
  }
  await trx.insertInto("activeDay").values(finished).execute();
  if (recent.length > 0) await trx.insertInto("activityDay").values(recent).execute();
}

function joinedAt(name: string, now: Date): Date {
  return new Date(now.getTime() - JOINED[name]! * DAY_MS);
}
