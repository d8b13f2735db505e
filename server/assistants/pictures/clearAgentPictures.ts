import { forgetAgentPicture, listForgottenPictures } from "../../../db/assistants/agentPictures.ts";
import { SPARE_PICTURE_DAYS } from "../../../domain/assistants/agentPictures.ts";
import { DAY_MS } from "../../../domain/duration.ts";
import type { PictureKind } from "../../../domain/profiles/picture.ts";
import type { JobContext } from "../../jobContext.ts";
import { deletePicture } from "../../profiles/pictureFiles.ts";
import { agentPictureFolder } from "./agentPictureFolder.ts";

type Given = Pick<JobContext, "db" | "services">;

const AT_ONCE = 200;

/** Removes a picture that no assistant shows, unless somebody chose it since `before`. */
export async function clearAgentPicture(
  { db, services }: Given,
  { id, before }: { id: string; before: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const gone = await forgetAgentPicture(trx, id, new Date(before));
    // The row stays where its files do, so that they are found by it.
    if (gone)
      await deletePicture(services.storage, agentPictureFolder(id), gone.kind as PictureKind, gone.key);
  });
}

/** Removes pictures that were sent for assistants which were never made, or went with their studio. */
export async function sweepAgentPictures(context: Given, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - SPARE_PICTURE_DAYS * DAY_MS);
  for (;;) {
    const found = await listForgottenPictures(context.db, before, AT_ONCE);
    for (const { id } of found) await clearAgentPicture(context, { id, before: before.toISOString() });
    if (found.length < AT_ONCE) return;
  }
}
