import { type SqlBool, sql, type Transaction } from "kysely";
import type { DB } from "../tables.generated.ts";
import { docOf, genreNames, type SearchDoc } from "./doc.ts";

/** The rows of the products among `ids`. */
export async function describeProducts(trx: Transaction<DB>, ids: readonly string[]): Promise<SearchDoc[]> {
  const products = await trx
    .selectFrom("product")
    .where(sql<SqlBool>`id = any(${ids}::uuid[])`)
    .select(["id", "workspaceId", "name", "sku", "type", "genre", "priceMinor", "visibility"])
    .execute();
  return products.map(({ id, workspaceId, name, sku, type, genre, priceMinor, visibility }) =>
    docOf({
      entityId: id,
      kind: "product",
      workspaceId,
      isPublic: visibility === "public",
      popularity: 0,
      genre,
      type: type.toLowerCase(),
      priceMinor,
      title: name,
      more: [...genreNames(genre), sku],
    }),
  );
}
