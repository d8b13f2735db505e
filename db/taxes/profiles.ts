import { type Kysely, sql, type Transaction } from "kysely";
import type { TaxProfile } from "../../domain/taxes/profile.ts";
import type { DB } from "../tables.generated.ts";

export interface TaxProfileRow extends TaxProfile {
  version: number;
}

/** Undefined where nobody filled it in. */
export async function findTaxProfile(
  db: Kysely<DB>,
  workspaceId: string,
): Promise<TaxProfileRow | undefined> {
  const row = await db
    .selectFrom("taxProfile")
    .select(["kind", "legalName", "country", "address", "birthDate", "taxId", "vatRegistered", "vatId"])
    .select(["usForm", "version"])
    .where("workspaceId", "=", workspaceId)
    .executeTakeFirst();
  return (
    row && {
      ...row,
      kind: row.kind as TaxProfile["kind"],
      usForm: row.usForm as TaxProfile["usForm"],
      // Days are read as text.
      birthDate: row.birthDate as unknown as string | null,
    }
  );
}

/** Writes the profile of a studio that is held, whole. */
export async function saveTaxProfile(
  trx: Transaction<DB>,
  workspaceId: string,
  profile: TaxProfileRow,
  updatedAt: Date,
): Promise<void> {
  const { birthDate, ...rest } = profile;
  const row = { ...rest, birthDate: sql<Date>`${birthDate}::date`, updatedAt };
  await trx
    .insertInto("taxProfile")
    .values({ workspaceId, ...row })
    .onConflict((c) => c.column("workspaceId").doUpdateSet(row))
    .execute();
}
