import { keepAgentPicture as keep, listSparePictures } from "../../../db/assistants/agentPictures.ts";
import { SPARE_PICTURES_MOST } from "../../../domain/assistants/agentPictures.ts";
import type { PictureKind } from "../../../domain/profiles/picture.ts";
import { userOf } from "../../acting/actor.ts";
import { verb } from "../../acting/verb.ts";

/** Notes a picture whose files are stored, for an assistant that the person makes. Of those that none of them shows, the oldest go. */
export const keepAgentPicture = verb("keepAgentPicture", {
  unaudited: "a picture that the person alone sees",
  async run(act, { kind, key }: { kind: PictureKind; key: string }) {
    const { userId } = userOf(act.actor);
    const pictureId = await keep(act.trx, { userId, kind, key }, act.now);
    const before = act.now.toISOString();
    for (const { id } of (await listSparePictures(act.trx, userId)).slice(SPARE_PICTURES_MOST))
      act.enqueue("clear-agent-picture", { id, before });
    return act.done({ pictureId });
  },
});
