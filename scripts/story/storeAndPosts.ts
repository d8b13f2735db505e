import type { Transaction } from "kysely";
import { insertProduct } from "../../db/commerce/products.ts";
import { insertPost } from "../../db/community/posts.ts";
import type { DB } from "../../db/tables.generated.ts";
import { studioId } from "./accounts.ts";
import { releaseDayOf } from "./songs.ts";
import { personId, storyId } from "./storyId.ts";
import { POSTS, PRODUCTS, STUDIOS } from "./studios.ts";

const SHOP_OPENED = new Date("2025-03-01T10:00:00Z");

function workspaceOf(account: string): string {
  return studioId(STUDIOS.find(({ owner }) => owner === account)!);
}

export async function writeStoreAndPosts(trx: Transaction<DB>, now: Date): Promise<void> {
  for (const { owner, ...product } of PRODUCTS)
    await insertProduct(trx, {
      ...product,
      id: storyId(`product ${product.sku}`, SHOP_OPENED),
      workspaceId: workspaceOf(owner),
      currency: "USD",
      visibility: "public",
      createdAt: SHOP_OPENED,
    });
  for (const { author, title, body, date, likes } of POSTS) {
    const createdAt = new Date(
      typeof date === "string" ? date : `${releaseDayOf(date.release, now)}T09:00:00Z`,
    );
    const { id } = await insertPost(trx, {
      id: storyId(`post ${title}`, createdAt),
      workspaceId: workspaceOf(author),
      authorId: personId(author),
      visibility: "public",
      ...{ title, body, createdAt },
    });
    const rows = likes.map((account) => ({ postId: id, userId: personId(account) }));
    await trx.insertInto("postLike").values(rows).execute();
  }
}
