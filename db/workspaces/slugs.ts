import type { Kysely, Transaction } from "kysely";
import type { DB } from "../tables.generated.ts";

/** Whether a workspace had this slug before: its old address leads to it, and nobody else gets it. */
export async function isFormerSlug(db: Kysely<DB>, slug: string): Promise<boolean> {
  return Boolean(await formerHolder(db, slug));
}

/** The slug under which a studio stands today, given that one or one it had before; undefined when nobody has it. */
export async function currentSlug(db: Kysely<DB>, slug: string): Promise<string | undefined> {
  const holder = await db
    .selectFrom("workspace")
    .select("slug")
    .where((eb) =>
      eb.or([
        eb("slug", "=", slug),
        eb("id", "=", eb.selectFrom("formerSlug").select("workspaceId").where("formerSlug.slug", "=", slug)),
      ]),
    )
    .where("deletedAt", "is", null)
    .where("suspendedAt", "is", null)
    .executeTakeFirst();
  return holder?.slug;
}

/** Gives the workspace a new slug and keeps the old one as a way to it. False when another workspace has or had it. */
export async function changeSlug(
  trx: Transaction<DB>,
  { id, slug: old }: { id: string; slug: string },
  slug: string,
): Promise<boolean> {
  const former = await formerHolder(trx, slug);
  if (former && former.workspaceId !== id) return false;
  const holder = await trx.selectFrom("workspace").select("id").where("slug", "=", slug).executeTakeFirst();
  if (holder) return holder.id === id;
  // Its own former one becomes the present one again.
  if (former) await trx.deleteFrom("formerSlug").where("slug", "=", slug).execute();
  await trx.insertInto("formerSlug").values({ slug: old, workspaceId: id }).execute();
  await trx.updateTable("workspace").set({ slug }).where("id", "=", id).execute();
  return true;
}

function formerHolder(db: Kysely<DB>, slug: string) {
  return db.selectFrom("formerSlug").select("workspaceId").where("slug", "=", slug).executeTakeFirst();
}
