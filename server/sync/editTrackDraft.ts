import { type DraftFields, type TrackDraftRow, updateTrackDraft } from "../../db/catalog/trackDrafts.ts";
import { trackProblem } from "../../domain/catalog/track.ts";
import type { Act } from "../acting/verb.ts";
import { StaleVersion } from "../catalog/StaleVersion.ts";
import { refuse } from "../graphql/errors.ts";
import { checkedEdit, type Edit, isStale } from "./edit.ts";
import { DRAFT_FIELDS } from "./fields.ts";

/** Writes upon a draft of the actor's, which is locked, what an edit touched. */
export async function editTrackDraft({ trx, now }: Act, draft: TrackDraftRow, edit: Edit): Promise<void> {
  if (edit.changed === null && isStale(edit, { version: draft.version })) throw new StaleVersion(draft.id);
  await updateTrackDraft(trx, draft, { ...draft.fields, ...draftFields(edit) }, now);
}

/** A draft as it travels. */
export function draftDoc({ id, workspaceId, version, fields }: TrackDraftRow) {
  return { ...fields, id, kind: "track", workspaceId, version, awaitsAudio: true };
}

/** The fields that an edit touches, judged as those of a track are. */
export function draftFields(edit: Edit): DraftFields {
  const { changed } = checkedEdit(edit, DRAFT_FIELDS);
  const fields: DraftFields = Object.fromEntries(
    changed!.flatMap((field) => (edit.fields[field] === undefined ? [] : [[field, edit.fields[field]]])),
  );
  refuse(trackProblem(fields));
  return fields;
}
