import { isWaiting } from "../../db/acting/waitingJobs.ts";
import { isPictureShown } from "../../db/profiles/profiles.ts";
import type { PictureKind } from "../../domain/profiles/picture.ts";
import { isSystem } from "../acting/actor.ts";
import { verb } from "../acting/verb.ts";
import type { JobContext } from "../jobContext.ts";
import { deletePicture, pictureFolder } from "./pictureFiles.ts";

/** Seconds in which a picture that was taken down can be put up again. */
export const PICTURE_KEPT_SECONDS = 15 * 60;

// A type, not an interface: what a job is told is compared as plain facts.
type PictureOfProfile = { profileId: string; kind: PictureKind; key: string };

export type PictureToClear = PictureOfProfile & {
  /** Asked for before it was stored: it may have been shown and taken down since, and is then cleared with what was taken down. */
  isAhead?: true;
};

/** Removes the files of a picture that is not shown: taken down and not put up again, or never put up. */
export async function clearPicture(
  { db, services }: Pick<JobContext, "db" | "services">,
  { isAhead, ...picture }: PictureToClear,
): Promise<void> {
  const { profileId, kind, key } = picture;
  if (await isPictureShown(db, profileId, kind, key)) return;
  if (isAhead && (await isWaiting(db, "clear-picture", picture))) return;
  await deletePicture(services.storage, pictureFolder(profileId), kind, key);
}

/** Before a picture is stored: its files go if the profile does not come to show it, whatever cuts off whoever stores it. */
export const clearPictureUnlessShown = verb("clearPictureUnlessShown", {
  unaudited: "It asks for the server's own work.",
  may: isSystem,
  async run(act, picture: PictureOfProfile) {
    act.enqueue("clear-picture", { ...picture, isAhead: true }, PICTURE_KEPT_SECONDS);
    return act.done({ key: picture.key });
  },
});
