import { type Insertable, type Kysely, type Selectable, type SqlBool, sql } from "kysely";
import type { DB } from "../tables.generated.ts";

export type ProductRow = Selectable<DB["product"]>;

export function findProducts(
  db: Kysely<DB>,
  ids: readonly string[],
  visible: readonly string[],
): Promise<ProductRow[]> {
  return db
    .selectFrom("product")
    .selectAll()
    .where("id", "in", ids)
    .where(sql<SqlBool>`("workspaceId" = any(${visible}::uuid[]) or visibility = 'public')`)
    .execute();
}

export function insertProduct(db: Kysely<DB>, product: Insertable<DB["product"]>): Promise<ProductRow> {
  return db.insertInto("product").values(product).returningAll().executeTakeFirstOrThrow();
}
