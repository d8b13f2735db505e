import type { Kysely, Selectable, Transaction } from "kysely";
import { newId } from "../ids.ts";
import type { DB } from "../tables.generated.ts";

export type DifferenceRow = Selectable<DB["paymentDifference"]>;

export interface Difference {
  /** What makes it be told once. */
  key: string;
  kind: DifferenceKind;
  /** The id of what it is about: a sale, a thing of the provider, a line of the books. */
  about: string;
  /** Amounts in digits and ids, for whoever looks into it. */
  details: Readonly<Record<string, string>>;
}

export const DIFFERENCE_KINDS = [
  /** A payment of another amount or currency than the sale has. It is not fulfilled. */
  "otherAmount",
  /** The provider moved money that no posting knows of. */
  "notInBooks",
  /** A posting moved money that the provider knows nothing of. */
  "notAtProvider",
  /** The books hold another amount than the provider moved. */
  "otherMovement",
  /** The books contradict themselves. */
  "books",
] as const;
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

/** Keeps what was found; true where nobody knew of it. What was gone and is found again is open again. */
export async function keepDifference(
  trx: Transaction<DB>,
  { key, kind, about, details }: Difference,
  foundAt: Date,
): Promise<boolean> {
  const known = await trx
    .selectFrom("paymentDifference")
    .select(["id", "goneAt"])
    .where("key", "=", key)
    .executeTakeFirst();
  if (known && known.goneAt === null) return false;
  if (known)
    await trx
      .updateTable("paymentDifference")
      .set({ goneAt: null, foundAt })
      .where("id", "=", known.id)
      .execute();
  else
    await trx
      .insertInto("paymentDifference")
      .values({ id: newId(), key, kind, about, details: JSON.stringify(details), foundAt })
      .onConflict((c) => c.column("key").doNothing())
      .execute();
  return true;
}

/** Marks as gone what was open and is not found any more, of these kinds. */
export async function closeDifferences(
  trx: Transaction<DB>,
  kinds: readonly DifferenceKind[],
  stillFound: readonly string[],
  goneAt: Date,
): Promise<number> {
  let open = trx
    .updateTable("paymentDifference")
    .set({ goneAt })
    .where("kind", "in", kinds)
    .where("goneAt", "is", null);
  if (stillFound.length > 0) open = open.where("key", "not in", stillFound);
  const { numUpdatedRows } = await open.executeTakeFirst();
  return Number(numUpdatedRows);
}

/** What is open, the newest first. */
export function listDifferences(db: Kysely<DB>, limit: number): Promise<DifferenceRow[]> {
  return db
    .selectFrom("paymentDifference")
    .selectAll()
    .where("goneAt", "is", null)
    .orderBy("foundAt", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}
