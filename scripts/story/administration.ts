import type { Transaction } from "kysely";
import { insertUser } from "../../db/accounts/users.ts";
import { type AuditEntry, appendAudit } from "../../db/audit/appendAudit.ts";
import { insertFlag } from "../../db/flags/flags.ts";
import type { DB } from "../../db/tables.generated.ts";
import { DAY_MS } from "../../domain/duration.ts";
import { studioId } from "./accounts.ts";
import { personId, storyId } from "./storyId.ts";
import { STUDIOS } from "./studios.ts";

const SPAMMER = personId("spammer");
const SPAM_REASON = "Forty comments in an hour, each with the same link to bought followers.";

/** How many days ago each of the demo's people joined. */
export const JOINED: Readonly<Record<string, number>> = {
  super: 80,
  label: 78,
  artist: 71,
  manager: 69,
  owner: 62,
  admin: 55,
  fan: 48,
  dual: 41,
  collector: 33,
  fanpro: 27,
  educator: 20,
  trial: 12,
};

const FLAGS = [
  {
    name: "LISTENING_ROOM",
    description: "Fans listen to a new release together and write beside it.",
    enabled: true,
    rolloutPercentage: 85,
    targetRoles: ["fan", "collector"],
    targetUsers: [personId("educator")],
    metadata: JSON.stringify({ maxGuests: 40 }),
    daysAgo: 44.08,
  },
  {
    name: "LYRICS_EDITOR",
    description: "Words under the waveform, line by line. Switched off until lines can be moved on phones.",
    enabled: false,
    rolloutPercentage: 100,
    targetRoles: ["artist", "label_admin"],
    targetUsers: [],
    metadata: "{}",
    daysAgo: 30.31,
  },
] as const;

/** What those who run the platform did so far: flags, a comped plan, a role, somebody suspended; and the log of it. */
export async function writeAdministration(trx: Transaction<DB>, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  for (const [name, days] of Object.entries(JOINED))
    await trx
      .updateTable("user")
      .set({ createdAt: ago(days) })
      .where("id", "=", personId(name))
      .execute();
  await insertUser(trx, {
    id: SPAMMER,
    email: "growth@cheap-followers.example",
    name: "Grow Your Fans",
    emailVerified: true,
    role: "fan",
    capabilities: ["fan"],
    userTier: "fan_free",
    registrationFlow: "fan",
    createdAt: ago(4.11),
    suspendedAt: ago(3.37),
    suspensionReason: SPAM_REASON,
  });
  for (const { daysAgo, targetRoles, targetUsers, ...flag } of FLAGS)
    await insertFlag(trx, {
      ...flag,
      id: flagId(flag.name),
      targetRoles: [...targetRoles],
      targetUsers: [...targetUsers],
      createdBy: personId("super"),
      createdAt: ago(daysAgo),
      updatedAt: ago(flag.name === "LISTENING_ROOM" ? 16.22 : 29.02),
    });
  for (const { daysAgo, ...entry } of history())
    await appendAudit(trx, {
      actorId: personId("super"),
      ip: "192.0.2.17",
      at: ago(daysAgo),
      ...entry,
    });
}

function flagId(name: string): string {
  return storyId(`flag ${name}`, new Date("2026-10-01T09:00:00Z"));
}

/** The past of the platform, the oldest first: the log is a chain. */
function history(): (Omit<AuditEntry, "actorId"> & { daysAgo: number })[] {
  const label = studioId(STUDIOS.find(({ owner }) => owner === "label")!);
  const flag = (name: string) => ({ entity: "featureFlag", entityId: flagId(name) });
  const person = (name: string) => ({ entity: "user", entityId: personId(name) });
  return [
    {
      daysAgo: 77.13,
      action: "workspace.tier",
      entity: "workspace",
      entityId: label,
      workspaceId: label,
      before: { subscriptionTier: "pro" },
      after: { subscriptionTier: "enterprise", reason: "Founding label: the first two years are ours." },
    },
    {
      daysAgo: 66.4,
      action: "user.role",
      ...person("manager"),
      before: { role: "artist", capabilities: ["artist"] },
      after: { role: "manager", capabilities: ["artist"], reason: "Looks after Noa Lindqvist's catalog." },
    },
    {
      daysAgo: 44.08,
      action: "flag.create",
      ...flag("LISTENING_ROOM"),
      after: {
        name: "LISTENING_ROOM",
        enabled: true,
        rolloutPercentage: 10,
        targetRoles: ["fan", "collector"],
      },
    },
    {
      daysAgo: 30.31,
      action: "flag.create",
      ...flag("LYRICS_EDITOR"),
      after: { name: "LYRICS_EDITOR", enabled: true, rolloutPercentage: 100 },
    },
    {
      daysAgo: 29.02,
      action: "flag.update",
      ...flag("LYRICS_EDITOR"),
      before: { name: "LYRICS_EDITOR", enabled: true },
      after: { name: "LYRICS_EDITOR", enabled: false },
    },
    {
      daysAgo: 21.46,
      action: "user.signOut",
      ...person("collector"),
      after: { endedSessions: 2 },
    },
    {
      daysAgo: 16.22,
      action: "flag.update",
      ...flag("LISTENING_ROOM"),
      before: { name: "LISTENING_ROOM", rolloutPercentage: 10 },
      after: { name: "LISTENING_ROOM", rolloutPercentage: 85 },
    },
    {
      daysAgo: 3.37,
      action: "user.suspend",
      ...person("spammer"),
      after: { reason: SPAM_REASON, endedSessions: 1 },
    },
  ];
}
