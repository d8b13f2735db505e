import { forgetAgentPicture, listForgottenPictures } from "../../../db/assistants/agentPictures.ts";
import { SPARE_PICTURE_DAYS } from "../../../domain/assistants/agentPictures.ts";
import { DAY_MS } from "../../../domain/duration.ts";
import type { PictureKind } from "../../../domain/profiles/picture.ts";
import { act } from "../../acting/act.ts";
import { actingAs } from "../../acting/actingIn.ts";
import { isSystem } from "../../acting/actor.ts";
import { verb } from "../../acting/verb.ts";
import type { JobContext } from "../../jobContext.ts";
import { deletePicture } from "../../profiles/pictureFiles.ts";
import { agentPictureFolder } from "./agentPictureFolder.ts";

type Given = Pick<JobContext, "db" | "services">;

const AT_ONCE = 200;

type Gone = NonNullable<Awaited<ReturnType<typeof forgetAgentPicture>>>;

interface Wanted {
  id: string;
  before: string;
  remove: (gone: Gone) => Promise<void>;
}

const clearOne = verb("clearAgentPicture", {
  unaudited: "a picture that the person alone saw",
  may: isSystem,
  async run(act, { id, before, remove }: Wanted) {
    const gone = await forgetAgentPicture(act.trx, id, new Date(before));
    // Its row goes with its files, not before: they are found by it.
    if (gone) await remove(gone);
    return act.done({ id });
  },
});

/** Removes a picture that no assistant shows, unless somebody chose it since `before`. */
export async function clearAgentPicture(
  context: Given,
  { id, before }: { id: string; before: string },
): Promise<void> {
  const remove = ({ kind, key }: Gone) =>
    deletePicture(context.services.storage, agentPictureFolder(id), kind as PictureKind, key);
  await act(actingAs("clear-agent-picture", context), clearOne, { id, before, remove });
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
