import type { Kysely } from "kysely";
import { type AudiencePerson, listAudience, listNewsChoices } from "../../db/notifications/audience.ts";
import type { BroadcastRow } from "../../db/notifications/broadcasts.ts";
import type { DB } from "../../db/tables.generated.ts";
import { preferencesFrom } from "../../domain/accounts/preferences.ts";
import type { Role } from "../../domain/accounts/roles.ts";
import type { Tier } from "../../domain/billing/plans.ts";
import { type Audience, isInAudience, type Recipient } from "../../domain/notifications/broadcast.ts";
import { tierOf } from "../billing/tierOf.ts";

/** What a person chose about news, with the start of what was never chosen. */
export type NewsChoices = Pick<Recipient, "notifications" | "marketingConsent">;

/** Some people after `afterId`, and which of them a broadcast is for. An empty `seen` ends the list. */
export async function nextRecipients(
  db: Kysely<DB>,
  audience: Audience,
  { afterId, limit, now }: { afterId: string | null; limit: number; now: Date },
): Promise<{ seen: AudiencePerson[]; chosen: AudiencePerson[] }> {
  const seen = await listAudience(db, afterId, limit);
  const chosen = seen.filter((person) =>
    isInAudience(audience, { id: person.id, role: person.role as Role, tier: tierOf(person, now) }),
  );
  return { seen, chosen };
}

/** The audience of a broadcast as it was saved. */
export function audienceOf({ toEveryone, roles, tiers, targetUsers }: BroadcastRow): Audience {
  return { toEveryone, roles: roles as Role[], tiers: tiers as Tier[], targetUsers };
}

/** What these people chose, in one statement. */
export async function newsChoicesOf(
  db: Kysely<DB>,
  userIds: readonly string[],
): Promise<(userId: string) => NewsChoices> {
  const rows = userIds.length > 0 ? await listNewsChoices(db, userIds) : [];
  const byPerson = Map.groupBy(rows, ({ userId }) => userId);
  return (userId) => preferencesFrom(byPerson.get(userId) ?? []);
}
