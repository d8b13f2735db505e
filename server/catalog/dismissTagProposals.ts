import { listFileTags, setDismissedTags } from "../../db/catalog/fileTags.ts";
import type { ProposedField } from "../../domain/catalog/tagProposals.ts";
import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { NotFound } from "../graphql/errors.ts";
import { ProposedFieldEnum } from "./TagProposal.ts";
import { Track } from "./Track.ts";

interface Asked {
  id: string;
  fields: readonly ProposedField[];
  isDismissed: boolean;
}

/** What stands is right: the file is not asked about it again, until another takes its place. */
const dismissTagProposals = verb("dismissTagProposals", {
  unaudited: "It changes what is offered, not what is written.",
  scope: "catalog:write",
  async run(act, { id, fields, isDismissed }: Asked) {
    const { workspaceId } = await act.lock("track", id);
    const [tags] = await listFileTags(act.trx, [id]);
    if (!tags) throw new NotFound();
    const others = tags.dismissed.filter((field) => !fields.some((each) => each === field));
    await setDismissedTags(act.trx, id, isDismissed ? [...others, ...fields] : others);
    act.publish("trackChanged", workspaceId, { trackId: id });
    return act.done({ trackId: id });
  },
});

builder.relayMutationField(
  "dismissTagProposals",
  {
    inputFields: (t) => ({
      id: t.globalID({ for: Track }),
      fields: t.field({ type: [ProposedFieldEnum] }),
      isDismissed: t.boolean({ description: "False offers them once more." }),
    }),
  },
  {
    description:
      "Leaves facts of a track as they are, whatever its file says; or hears the file on them again.",
    verb: dismissTagProposals,
    authScopes: { signedIn: true },
    errors: { types: [NotFound] },
    resolve: (_root, { input: { id, ...wanted } }, context, info) =>
      perform(context, info, dismissTagProposals, { id: id.id, ...wanted }),
  },
  { outputFields: (t) => ({ track: t.field({ type: Track, resolve: ({ trackId }) => trackId }) }) },
);
