import type { Kysely, Transaction } from "kysely";
import { capabilitiesOf, type Role } from "../../domain/accounts/roles.ts";
import { appendAudit } from "../audit/appendAudit.ts";
import type { DB } from "../tables.generated.ts";

/** Those who run the platform, by address. */
export function listSuperadmins(db: Kysely<DB>) {
  return db
    .selectFrom("user")
    .select(["id", "email", "name", "suspendedAt"])
    .where("role", "=", "superadmin")
    .orderBy("email")
    .execute();
}

/** What became of the wish; `role` is the person's role before. */
export type SuperadminOutcome =
  | { kind: "unknown" }
  | { kind: "unchanged" }
  | { kind: "suspended" }
  | { kind: "changed"; before: Role; after: Role };

/**
 * Makes a person superadmin, or takes it away again. Nothing else in the product writes or removes that role, so whoever
 * has it got it from somebody with a shell on the machine (DECISIONS.md, trap 3).
 */
export async function setSuperadmin(
  trx: Transaction<DB>,
  email: string,
  wanted: boolean,
): Promise<SuperadminOutcome> {
  const person = await trx
    .selectFrom("user")
    .select(["id", "role", "capabilities", "suspendedAt"])
    .where("email", "=", email.trim().toLowerCase())
    .forUpdate()
    .executeTakeFirst();
  if (!person) return { kind: "unknown" };
  if (wanted === (person.role === "superadmin")) return { kind: "unchanged" };
  if (wanted && person.suspendedAt) return { kind: "suspended" };
  const before = person.role as Role;
  const after: Role = wanted ? "superadmin" : await ordinaryRole(trx, person.id);
  const capabilities = [...new Set([...person.capabilities, ...capabilitiesOf(after)])];
  await trx
    .updateTable("user")
    .set({ role: after, capabilities, updatedAt: new Date() })
    .where("id", "=", person.id)
    .execute();
  await appendAudit(trx, {
    actorId: null,
    action: wanted ? "user.grantSuperadmin" : "user.revokeSuperadmin",
    entity: "user",
    entityId: person.id,
    before: { role: before },
    after: { role: after },
  });
  return { kind: "changed", before, after };
}

/** Who works in a studio goes on as an artist there; the rest are fans. */
async function ordinaryRole(trx: Transaction<DB>, userId: string): Promise<Role> {
  const membership = await trx
    .selectFrom("membership")
    .select("role")
    .where("userId", "=", userId)
    .executeTakeFirst();
  return membership ? "artist" : "fan";
}
