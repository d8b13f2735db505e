import { sql, type Transaction } from "kysely";
import type { DB } from "../tables.generated.ts";
import { appendAudit } from "./appendAudit.ts";

/** The action under which an erasure tells which parts it blanked; without such an entry a blank part is tampering. */
export const ERASURE = "audit.erase";

export interface ErasedFromAudit {
  userId: string;
  markers: readonly string[];
  names?: readonly string[];
  workspaceIds?: readonly string[];
  at?: Date;
}

/**
 * Takes a person out of the log without breaking its chain: blanks the address from which they acted, what changed about
 * them or in a studio that goes with them, every part that contains one of `markers` (their e-mail addresses), and every part
 * in which a value is one of `names`. That something happened, when, and to which id stays. Returns how many parts were blanked.
 */
export async function eraseFromAudit(
  trx: Transaction<DB>,
  { userId, markers, names = [], workspaceIds = [], at }: ErasedFromAudit,
): Promise<number> {
  // As they stand inside the JSON text.
  const written = [
    ...markers.filter(Boolean).map((marker) => JSON.stringify(marker).slice(1, -1).toLowerCase()),
    ...names.filter(Boolean).map((name) => JSON.stringify(name).toLowerCase()),
  ];
  const blanked = await trx
    .updateTable("auditPart")
    .from("audit")
    .whereRef("audit.seq", "=", "auditPart.seq")
    .where("auditPart.content", "is not", null)
    .where("audit.action", "!=", ERASURE)
    .where((eb) =>
      eb.or([
        eb.and([eb("auditPart.part", "=", "who"), eb("audit.actorId", "=", userId)]),
        eb.and([
          eb("auditPart.part", "=", "what"),
          eb("audit.entity", "=", "user"),
          eb("audit.entityId", "=", userId),
        ]),
        sql<boolean>`(audit."workspaceId" = any(${workspaceIds}::uuid[]))`,
        ...written.map((marker) => sql<boolean>`position(${marker} in lower("auditPart".content)) > 0`),
      ]),
    )
    .set({ content: null, salt: null })
    .returning(["auditPart.seq", "auditPart.part"])
    .execute();
  await appendAudit(trx, {
    actorId: null,
    action: ERASURE,
    entity: "user",
    entityId: userId,
    after: { parts: blanked.map(({ seq, part }) => `${seq} ${part}`) },
    at,
  });
  return blanked.length;
}
