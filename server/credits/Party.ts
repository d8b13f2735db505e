import { type ContributorRow, listContributors } from "../../db/credits/contributors.ts";
import { findParties, type PartyRow, searchParties } from "../../db/credits/parties.ts";
import { Track } from "../catalog/Track.ts";
import { builder } from "../graphql/builder.ts";
import { workspacesOf } from "../graphql/context.ts";
import { GUARDED_BY_LOADER } from "../graphql/guarded.ts";
import { grouped, perRequest } from "../graphql/perRequest.ts";
import { Workspace } from "../workspaces/Workspace.ts";

/** Enough to choose from while typing. */
export const MOST_FOUND = 20;

export const Party = builder.loadableNodeRef("Party", {
  id: { resolve: (party: PartyRow) => party.id },
  load: (ids: string[], { db, viewer }) => findParties(db, ids, workspacesOf(viewer)),
  sort: (party: PartyRow) => party.id,
});

Party.implement({
  description: "A person or group that takes part in music, as a workspace knows it.",
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => ({
    name: t.exposeString("name"),
    ipi: t.exposeString("ipi", {
      nullable: true,
      description: "IPI name number, eleven digits. For members of the workspace.",
      authScopes: ({ workspaceId }) => ({ memberOf: workspaceId }),
      unauthorizedResolver: () => null,
    }),
    isni: t.exposeString("isni", {
      nullable: true,
      description: "Sixteen characters. For members of the workspace.",
      authScopes: ({ workspaceId }) => ({ memberOf: workspaceId }),
      unauthorizedResolver: () => null,
    }),
  }),
});

const Contributor = builder.objectRef<ContributorRow>("Contributor").implement({
  description: "Who did what on a recording.",
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => ({
    party: t.field({ type: Party, resolve: ({ party }) => party }),
    role: t.exposeString("role", { description: "An id such as producer or backingVocals." }),
  }),
});

const contributorLoader = perRequest(async (ids, { db }) =>
  grouped(ids, await listContributors(db, ids), ({ trackId }) => trackId),
);

builder.objectField(Track, "contributors", (t) =>
  t.field({
    type: [Contributor],
    description: "In the order in which they are printed; the artists stand in `artists`.",
    resolve: ({ id }, _args, context) => contributorLoader(context).load(id),
  }),
);

builder.objectField(Workspace, "parties", (t) =>
  t.field({
    type: [Party],
    description: `Those whose name holds the text, by name; at most ${MOST_FOUND}.`,
    args: { text: t.arg.string({ required: false }) },
    resolve: ({ id }, { text }, { db }) => searchParties(db, id, text ?? "", MOST_FOUND),
  }),
);
