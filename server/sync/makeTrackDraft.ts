import * as v from "valibot";
import { insertTrackDraft, lockTrackDraft, updateTrackDraft } from "../../db/catalog/trackDrafts.ts";
import { lockUpload } from "../../db/catalog/uploads.ts";
import { findDoc } from "../../db/sync/docs.ts";
import { reachOf, userOf } from "../acting/actor.ts";
import { idTaken } from "../acting/madeId.ts";
import { verb } from "../acting/verb.ts";
import { SAVE_OF_TRACKS } from "../catalog/updateTrack.ts";
import { Malformed, type Outcome, readerOf } from "./calls.ts";
import type { Edit } from "./edit.ts";
import { draftFields } from "./editTrackDraft.ts";
import { uuid } from "./fields.ts";
import { saveTrackEdit } from "./saveTrackEdit.ts";

const Made = v.object({ id: uuid, workspaceId: uuid });

/**
 * Keeps what a person wrote about a track whose audio is still on their device. Its id is the key under which the file will be
 * sent: the track that the file becomes begins with these words. Until then nobody else sees it, and no plan counts it.
 */
export const makeTrackDraft = verb("makeTrackDraft", {
  unaudited: "Nobody but who wrote it reads it before its track is there.",
  scope: "catalog:write",
  taken: { ...SAVE_OF_TRACKS.taken, ...idTaken("trackDraft") },
  async run(act, { edit }: { edit: Edit }) {
    const given = v.safeParse(Made, edit.fields);
    if (!given.success) throw new Malformed("A track needs the id of its file and its workspace.", 422);
    const { id, workspaceId } = given.output;
    const { trx, actor, now } = act;
    await act.lock("workspace", workspaceId);
    const fields = draftFields(edit);
    // Held, so that the file does not become a track while its words are on their way.
    await lockUpload(trx, id, reachOf(actor));
    const track = await findDoc(trx, readerOf(actor), { noun: "track", id });
    if (track) {
      const changed = Object.keys(fields);
      await act.runWithin(saveTrackEdit, {
        id,
        edit: { ...edit, fields, changed, base: null, version: null },
      });
      return act.done<Outcome>({ id });
    }
    const draft = await lockTrackDraft(trx, id, readerOf(actor));
    if (draft) await updateTrackDraft(trx, draft, { ...draft.fields, ...fields }, now);
    else
      await insertTrackDraft(trx, { id, workspaceId, userId: userOf(actor).userId, fields, updatedAt: now });
    return act.done<Outcome>({ id });
  },
});
