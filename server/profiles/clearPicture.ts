import { isPictureShown } from "../../db/profiles/profiles.ts";
import type { PictureKind } from "../../domain/profiles/picture.ts";
import type { JobContext } from "../jobContext.ts";
import { deletePicture, pictureFolder } from "./pictureFiles.ts";

/** Removes the files of a picture that is not shown: taken down and not put up again, or never put up. */
export async function clearPicture(
  { db, services }: Pick<JobContext, "db" | "services">,
  { profileId, kind, key }: { profileId: string; kind: PictureKind; key: string },
): Promise<void> {
  if (await isPictureShown(db, profileId, kind, key)) return;
  await deletePicture(services.storage, pictureFolder(profileId), kind, key);
}
