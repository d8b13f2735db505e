import { findAgentPictures, useAgentPicture } from "../../../db/assistants/agentPictures.ts";
import type { CustomAgentForm } from "../../../domain/assistants/customAgents.ts";
import { isPictureKey, PICTURE_KINDS } from "../../../domain/profiles/picture.ts";
import { problem } from "../../../domain/words/refusal.ts";
import { userOf } from "../../acting/actor.ts";
import type { Act } from "../../acting/verb.ts";
import { InvalidInput } from "../../graphql/errors.ts";

type Pictures = Pick<CustomAgentForm, "avatar" | "header">;

/** Takes the pictures of a form that the person sent. InvalidInput where one is gone, or was never theirs. */
export async function takePictures(act: Act, pictures: Pictures): Promise<void> {
  const { userId } = userOf(act.actor);
  for (const kind of PICTURE_KINDS) {
    const key = pictures[kind];
    if (isPictureKey(key) && !(await useAgentPicture(act.trx, { userId, kind, key }, act.now)))
      throw new InvalidInput(problem(kind, "assistants.pictureGone"));
  }
}

/** Lets go of the pictures that an assistant showed; those that another one shows stay. */
export async function leavePictures(act: Act, pictures: Pictures): Promise<void> {
  const { userId } = userOf(act.actor);
  const before = act.now.toISOString();
  for (const { id } of await findAgentPictures(act.trx, userId, pictures))
    act.enqueue("clear-agent-picture", { id, before });
}
