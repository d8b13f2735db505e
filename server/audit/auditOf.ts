import type { Transaction } from "kysely";
import { type AuditEntry, appendAudit } from "../../db/audit/appendAudit.ts";
import type { DB } from "../../db/tables.generated.ts";
import type { Context } from "../graphql/context.ts";

/** Appends what the viewer of this request did: who, from where and in which request are filled in. */
export function auditOf(
  { viewer, requestId, clientAddress, now }: Context,
  trx: Transaction<DB>,
  entry: Omit<AuditEntry, "actorId" | "requestId" | "ip" | "at">,
): Promise<string> {
  return appendAudit(trx, {
    actorId: viewer?.userId ?? null,
    requestId,
    ip: clientAddress,
    at: now(),
    ...entry,
  });
}
