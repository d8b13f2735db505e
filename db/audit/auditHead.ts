import type { Kysely } from "kysely";
import type { DB } from "../tables.generated.ts";
import type { AuditHead } from "./verifyAudit.ts";

/** Where the log ends, or "broken" when it does not go on from `known`: what was kept outside is then the better witness. */
export async function auditHeadContinues(
  db: Kysely<DB>,
  known: AuditHead | null,
): Promise<AuditHead | "broken"> {
  const row = await db
    .selectFrom("auditHead")
    .leftJoin("audit", (join) => join.on("audit.seq", "=", known?.seq ?? 0))
    .select(["auditHead.seq", "auditHead.hash", "audit.hash as hashAtKnown"])
    .executeTakeFirst();
  if (!row) return "broken";
  if (known && known.seq > 0 && row.hashAtKnown !== known.hash) return "broken";
  return { seq: row.seq, hash: row.hash };
}
