import type { Insertable, Kysely, Transaction } from "kysely";
import { type Waiver, waivedId } from "../../domain/compliance/waiver.ts";
import type { DB } from "../tables.generated.ts";

/** What was left on purpose on these releases, with who decided it, in one statement. */
export function listWaivers(db: Kysely<DB>, releaseIds: readonly string[]): Promise<Waiver[]> {
  return db
    .selectFrom("waiver")
    .leftJoin("user", "user.id", "waiver.userId")
    .where("waiver.releaseId", "in", releaseIds)
    .select([
      "waiver.releaseId",
      "waiver.code",
      "waiver.subjectId",
      "waiver.reason",
      "user.name as userName",
      "waiver.createdAt",
    ])
    .execute();
}

/** The findings that were left, by release, as `Finding.id` names them. */
export async function listWaivedIds(
  db: Kysely<DB>,
  releaseIds: readonly string[],
): Promise<Map<string, Set<string>>> {
  const rows = await db
    .selectFrom("waiver")
    .where("releaseId", "in", releaseIds)
    .select(["releaseId", "code", "subjectId"])
    .execute();
  const byRelease = Map.groupBy(rows, ({ releaseId }) => releaseId);
  return new Map([...byRelease].map(([id, own]) => [id, new Set(own.map(waivedId))]));
}

/** Keeps the decision, or its new reason. */
export async function putWaiver(trx: Transaction<DB>, waiver: Insertable<DB["waiver"]>): Promise<void> {
  const { reason, userId = null, createdAt } = waiver;
  await trx
    .insertInto("waiver")
    .values(waiver)
    .onConflict((c) =>
      c
        .columns(["releaseId", "code", "subjectId"])
        .doUpdateSet({ reason, userId, ...(createdAt ? { createdAt } : {}) }),
    )
    .execute();
}

/** Takes the decision back; its reason, or undefined when there was none. */
export async function deleteWaiver(
  trx: Transaction<DB>,
  { releaseId, code, subjectId }: { releaseId: string; code: string; subjectId: string },
): Promise<string | undefined> {
  const gone = await trx
    .deleteFrom("waiver")
    .where("releaseId", "=", releaseId)
    .where("code", "=", code)
    .where("subjectId", "=", subjectId)
    .returning("reason")
    .executeTakeFirst();
  return gone?.reason;
}
