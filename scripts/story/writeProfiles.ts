import type { Transaction } from "kysely";
import { findProfileOf, keepOldHandle, makeProfile, writeProfile } from "../../db/profiles/profiles.ts";
import type { DB } from "../../db/tables.generated.ts";
import type { PictureKind } from "../../domain/profiles/picture.ts";
import { pictureFolder, storePicture } from "../../server/profiles/pictureFiles.ts";
import type { MediaStorage } from "../../server/providers/storage.ts";
import type { Portrait } from "./portraits.ts";
import { STORY_PROFILES } from "./profiles.ts";
import { personId } from "./storyId.ts";

const WRITTEN = new Date("2025-05-04T16:20:00Z");

/** Gives everybody of the story their page, with handle, words, links and pictures. */
export async function writeProfiles(
  trx: Transaction<DB>,
  storage: MediaStorage,
  portraits: readonly Portrait[],
): Promise<void> {
  for (const { account, bio, location, links, isPublic, formerHandle } of STORY_PROFILES) {
    const userId = personId(account);
    const user = await trx
      .selectFrom("user")
      .select(["id", "name", "stageName", "capabilities"])
      .where("id", "=", userId)
      .executeTakeFirstOrThrow();
    await makeProfile(trx, user);
    const { id, handle } = (await findProfileOf(trx, userId))!;
    if (formerHandle) await keepOldHandle(trx, userId, { from: formerHandle, to: handle }, WRITTEN);
    const shown: Partial<Record<`${PictureKind}Key`, string>> = {};
    for (const { kind, picture } of portraits.find((each) => each.account === account)?.pictures ?? []) {
      await storePicture(storage, pictureFolder(id), kind, picture);
      shown[`${kind}Key`] = picture.key;
    }
    const words = { bio, location, links: [...links] };
    await writeProfile(trx, userId, { ...words, ...shown, ...(isPublic ? { isPublic } : {}) }, WRITTEN);
  }
}
