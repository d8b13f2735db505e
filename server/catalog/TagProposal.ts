import { type FileTagRow, listFileTags } from "../../db/catalog/fileTags.ts";
import { PROPOSED_FIELDS, type TagProposal, tagProposals } from "../../domain/catalog/tagProposals.ts";
import { builder } from "../graphql/builder.ts";
import { GUARDED_BY_LOADER } from "../graphql/guarded.ts";
import { perRequest } from "../graphql/perRequest.ts";
import { recordingFacts } from "./Recording.ts";
import { Track } from "./Track.ts";

const fileTagLoader = perRequest<FileTagRow | null>(async (ids, { db }) => {
  const byTrack = new Map((await listFileTags(db, ids)).map((row) => [row.trackId, row]));
  return ids.map((id) => byTrack.get(id) ?? null);
});

export const ProposedFieldEnum = builder.enumType("ProposedField", { values: PROPOSED_FIELDS });

const TagProposalType = builder.objectRef<TagProposal>("TagProposal").implement({
  description: "A fact as the file says it, where the track says something else or nothing.",
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => ({
    field: t.field({ type: ProposedFieldEnum, resolve: ({ field }) => field }),
    value: t.exposeString("value", {
      description: "As the field takes it; of a genre that nobody knows here the file's own word.",
    }),
    isTakeable: t.exposeBoolean("isTakeable", { description: "False for a genre that nobody knows here." }),
  }),
});

builder.objectField(Track, "tagProposals", (t) =>
  t.field({
    type: [TagProposalType],
    description: "What its file says otherwise. Empty to everybody outside the studio.",
    authScopes: ({ workspaceId }) => ({ memberOf: workspaceId }),
    unauthorizedResolver: () => [],
    resolve: async (track, _args, context) => {
      const tags = await fileTagLoader(context).load(track.id);
      if (!tags) return [];
      const { recordingYear } = await recordingFacts(context).load(track.id);
      return tagProposals(tags, { ...track, recordingYear });
    },
  }),
);
