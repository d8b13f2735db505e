import { type Insertable, type Kysely, type Selectable, type SqlBool, sql } from "kysely";
import { compiledPerShape, type ShapedStatement } from "../compiledOnce.ts";
import { type ByIds, idsForOnePlan } from "../idsForOnePlan.ts";
import { givenOf, isOfOneOf } from "../isOfOneOf.ts";
import { type KeysetPage, newestFirst } from "../keyset.ts";
import type { DB } from "../tables.generated.ts";

export type ProductRow = Selectable<DB["product"]>;

export function findProducts(
  db: Kysely<DB>,
  ids: readonly string[],
  visible: readonly string[],
): Promise<ProductRow[]> {
  return productsByIds(db, { ids: idsForOnePlan(ids), visible, companions: {} });
}

/** The statement of `findProducts`, for those that do more in one. */
export const PRODUCTS_BY_IDS: ShapedStatement<ByIds<object>, ProductRow> = {
  shape: () => [],
  values: ({ ids, visible }) => [ids, givenOf(visible)],
  build: (db, { ids, visible }) =>
    db
      .selectFrom("product")
      .selectAll()
      .where(sql<SqlBool>`id = any(${ids}::uuid[])`)
      .where(sql<SqlBool>`(${isOfOneOf("workspaceId", visible)} or visibility = 'public')`),
};
const productsByIds = compiledPerShape(PRODUCTS_BY_IDS);

/** What these workspaces sell to the public, newest first. */
export function listPublicProducts(
  db: Kysely<DB>,
  workspaceIds: readonly string[],
  page: KeysetPage,
): Promise<ProductRow[]> {
  const products = db.selectFrom("product").selectAll().where(isPublicOf(workspaceIds));
  return newestFirst(products, "product", page).execute() as Promise<ProductRow[]>;
}

export async function countPublicProducts(db: Kysely<DB>, workspaceIds: readonly string[]): Promise<number> {
  const { count } = await db
    .selectFrom("product")
    .where(isPublicOf(workspaceIds))
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

function isPublicOf(workspaceIds: readonly string[]) {
  return sql<SqlBool>`product."workspaceId" = any(${workspaceIds}::uuid[]) and product.visibility = 'public'`;
}

export function insertProduct(db: Kysely<DB>, product: Insertable<DB["product"]>): Promise<ProductRow> {
  return db.insertInto("product").values(product).returningAll().executeTakeFirstOrThrow();
}
