import { encodeGlobalID } from "@pothos/plugin-relay";
import { type Kysely, sql } from "kysely";
import { appendAudit } from "../../../db/audit/appendAudit.ts";
import { insertFlag } from "../../../db/flags/flags.ts";
import { newId } from "../../../db/ids.ts";
import type { DB } from "../../../db/tables.generated.ts";
import { aUser } from "../../../db/testing/build.ts";

/** Things that only those who run the platform see; each is new, and its global id is the answer. */
export async function aFlag(db: Kysely<DB>): Promise<string> {
  const flag = await insertFlag(db, { name: `FLAG_${newId().replaceAll("-", "_").toUpperCase()}` });
  return encodeGlobalID("FeatureFlag", flag!.id);
}

export async function aPerson(db: Kysely<DB>, some: Parameters<typeof aUser>[1] = {}): Promise<string> {
  return encodeGlobalID("AdminUser", (await aUser(db, { role: "fan", ...some })).id);
}

export async function anAuditEvent(db: Kysely<DB>): Promise<string> {
  const entry = { actorId: null, action: "user.suspend", entity: "user", entityId: newId() };
  return encodeGlobalID("AuditEvent", await db.transaction().execute((trx) => appendAudit(trx, entry)));
}

export async function aFailedJob(db: Kysely<DB>): Promise<string> {
  const id = newId();
  await sql`
    insert into pgboss.job (id, name, data, state, completed_on)
    values (${id}, 'sweep-uploads', '{}', 'failed', now())`.execute(db);
  return encodeGlobalID("FailedJob", id);
}

/** The workspace of a kit, as the administration names it. */
export const theWorkspace = ({ workspaceId }: { workspaceId: string }) =>
  encodeGlobalID("AdminWorkspace", workspaceId);

/** There is one. */
export const theAdministration = encodeGlobalID("Admin", "platform");
