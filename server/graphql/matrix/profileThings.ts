import { encodeGlobalID } from "@pothos/plugin-relay";
import type { Kysely } from "kysely";
import sharp from "sharp";
import { makeProfile } from "../../../db/profiles/profiles.ts";
import type { DB } from "../../../db/tables.generated.ts";
import type { TestServer } from "../../testing.ts";

/** The person's profile: its global id and handle. */
export async function aProfile(db: Kysely<DB>, userId: string, isPublic: boolean) {
  const user = await db.selectFrom("user").selectAll().where("id", "=", userId).executeTakeFirstOrThrow();
  await makeProfile(db, user);
  const { id, handle } = await db
    .updateTable("profile")
    .set({ isPublic })
    .where("userId", "=", userId)
    .returning(["id", "handle"])
    .executeTakeFirstOrThrow();
  return { id: encodeGlobalID("Profile", id), handle };
}

/** A small picture as a telephone would send it. */
export async function aPhoto(side = 120): Promise<Uint8Array<ArrayBuffer>> {
  const blue = { r: 40, g: 80, b: 160 };
  const jpeg = await sharp({ create: { width: side, height: side, channels: 3, background: blue } })
    .jpeg()
    .toBuffer();
  return new Uint8Array(jpeg);
}

/** The address of a kept picture. */
export async function aStoredPicture({ services, dataDir }: TestServer): Promise<string> {
  const path = "pictures/00000000-0000-4000-8000-000000000000/avatar-000000000000000000000000-96.webp";
  if (!(await services.storage.exists(path)))
    await services.storage.put(path, `${dataDir}/index.html`, "image/webp");
  return `/${path}`;
}
