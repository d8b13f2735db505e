import { decodeGlobalID } from "@pothos/plugin-relay";
import type { Kysely } from "kysely";
import type { DB } from "../../../db/tables.generated.ts";
import type { Kit } from "./kit.ts";
import { aProfile } from "./profileThings.ts";

/** The address at which everybody would find a release of the kit's. */
export async function faceOf(
  { founderId, ...kit }: Kit,
  db: Kysely<DB>,
  which: "publicRelease" | "draftRelease",
): Promise<{ handle: string; slug: string }> {
  const { handle } = await aProfile(db, founderId, true);
  const { slug } = await db
    .selectFrom("release")
    .select("slug")
    .where("id", "=", decodeGlobalID(kit[which]).id)
    .executeTakeFirstOrThrow();
  return { handle, slug };
}
