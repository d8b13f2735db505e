import {
  countRecordings,
  findWorks,
  listTrackWorks,
  listWriters,
  searchWorks,
  type WorkRow,
  type WriterRow,
} from "../../db/credits/works.ts";
import { isWhole, WRITER_ROLES, type WriterRole } from "../../domain/credits/work.ts";
import { Track } from "../catalog/Track.ts";
import { builder } from "../graphql/builder.ts";
import { workspacesOf } from "../graphql/context.ts";
import { GUARDED_BY_LOADER } from "../graphql/guarded.ts";
import { grouped, perRequest } from "../graphql/perRequest.ts";
import { Workspace } from "../workspaces/Workspace.ts";
import { MOST_FOUND, Party } from "./Party.ts";
import { workRevision } from "./workRevision.ts";

export const WriterRoleEnum = builder.enumType("WriterRole", {
  values: WRITER_ROLES,
  description: "C: composer, A: author of the words, CA: both.",
});

export const Work = builder.loadableNodeRef("Work", {
  id: { resolve: (work: WorkRow) => work.id },
  load: (ids: string[], { db, viewer }) => findWorks(db, ids, workspacesOf(viewer)),
  sort: (work: WorkRow) => work.id,
});

const writerLoader = perRequest(async (ids, { db }) =>
  grouped(ids, await listWriters(db, ids), ({ workId }) => workId),
);
const countLoader = perRequest<number>(async (ids, { db }) => {
  const counts = new Map((await countRecordings(db, ids)).map(({ workId, count }) => [workId, count]));
  return ids.map((id) => counts.get(id) ?? 0);
});
const trackWorkLoader = perRequest(async (ids, { db }) =>
  grouped(ids, await listTrackWorks(db, ids), ({ trackId }) => trackId),
);

const Writer = builder.objectRef<WriterRow>("Writer").implement({
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => ({
    party: t.field({ type: Party, resolve: ({ party }) => party }),
    role: t.field({ type: WriterRoleEnum, resolve: ({ role }) => role as WriterRole }),
    shareBp: t.exposeInt("shareBp", {
      nullable: true,
      description: "Basis points: 10,000 are the whole work. For members of the workspace.",
      authScopes: ({ party }) => ({ memberOf: party.workspaceId }),
      unauthorizedResolver: () => null,
    }),
  }),
});

Work.implement({
  description: "What was written, as against one recording of it.",
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => ({
    title: t.exposeString("title"),
    iswc: t.exposeString("iswc", { nullable: true, description: "T and ten digits." }),
    writers: t.field({ type: [Writer], resolve: ({ id }, _args, context) => writerLoader(context).load(id) }),
    isWhole: t.boolean({
      description: "False for a draft: the shares do not add up to the whole work.",
      resolve: async ({ id }, _args, context) => isWhole(await writerLoader(context).load(id)),
    }),
    recordingCount: t.int({
      nullable: true,
      description: "On how many recordings of the workspace it is heard. For its members.",
      authScopes: ({ workspaceId }) => ({ memberOf: workspaceId }),
      unauthorizedResolver: () => null,
      resolve: ({ id }, _args, context) => countLoader(context).load(id),
    }),
    revision: t.string({
      description: "Changes with the work; an edit sends it back.",
      resolve: async (work, _args, context) => workRevision(work, await writerLoader(context).load(work.id)),
    }),
  }),
});

builder.objectField(Track, "works", (t) =>
  t.field({
    type: [Work],
    description: "What is heard on it; several in a medley.",
    resolve: ({ id }, _args, context) => trackWorkLoader(context).load(id),
  }),
);

builder.objectField(Workspace, "works", (t) =>
  t.field({
    type: [Work],
    description: `Those whose title holds the text, by title; at most ${MOST_FOUND}.`,
    args: { text: t.arg.string({ required: false }) },
    resolve: ({ id }, { text }, { db }) => searchWorks(db, id, text ?? "", MOST_FOUND),
  }),
);
