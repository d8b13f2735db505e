import {
  changeSavedView,
  countSavedViews,
  deleteSavedView,
  findSavedViews,
  insertSavedView,
  listSavedViews,
  type SavedViewRow,
} from "../../db/catalog/savedViews.ts";
import { MAX_SAVED_VIEWS, tidyColumns, tidyQuery, viewNameProblem } from "../../domain/catalog/savedView.ts";
import { onField, problem } from "../../domain/words/refusal.ts";
import { userOf, worksAt } from "../acting/actor.ts";
import { idTaken, MADE_ID, madeId } from "../acting/madeId.ts";
import { perform } from "../acting/perform.ts";
import { type Act, verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput, NotFound, refuse } from "../graphql/errors.ts";
import { encodeGlobalID } from "../graphql/globalId.ts";
import { Workspace } from "../workspaces/Workspace.ts";

const SavedView = builder.loadableNodeRef("SavedView", {
  id: { resolve: (view: SavedViewRow) => view.id },
  load: async (ids: string[], { db, viewer }) =>
    (await findSavedViews(db, ids)).filter(({ userId }) => userId === viewer?.userId),
  sort: (view: SavedViewRow) => view.id,
});

SavedView.implement({
  description: "A way to look at the catalog that a person keeps: filter, order and columns.",
  authScopes: ({ userId }, { viewer }) => viewer?.userId === userId,
  fields: (t) => ({
    name: t.exposeString("name"),
    query: t.exposeString("query", {
      description: "Filter and order, as the address of the list says them.",
    }),
    columns: t.exposeStringList("columns", { description: "Empty: those that everybody sees." }),
  }),
});

builder.objectField(Workspace, "savedViews", (t) =>
  t.field({
    type: [SavedView],
    description: "The viewer's own, by name.",
    resolve: ({ id }, _args, context) =>
      context.viewer ? listSavedViews(context.db, context.viewer.userId, id) : [],
  }),
);

interface ViewInput {
  name: string;
  query: string;
  columns: string[];
}

function judged({ name, query, columns }: ViewInput): ViewInput {
  refuse(onField("name", viewNameProblem(name)));
  return { name: name.trim(), query: tidyQuery(query), columns: tidyColumns(columns) };
}

const OWN_VIEWS = {
  unaudited: "How somebody looks at their list is nobody's business.",
  taken: { savedView_name: () => new InvalidInput(problem("name", "views.nameTaken")) },
};

type NewView = ViewInput & { id: string | undefined; workspaceId: string };

const saveView = verb("saveView", {
  ...OWN_VIEWS,
  taken: { ...OWN_VIEWS.taken, ...idTaken("savedView") },
  may: (actor, { workspaceId }: NewView) => worksAt(actor, workspaceId),
  async run(act, { id, workspaceId, ...given }) {
    const viewId = madeId(id);
    const { userId } = userOf(act.actor);
    const view = judged(given);
    if ((await countSavedViews(act.trx, userId, workspaceId)) >= MAX_SAVED_VIEWS)
      throw new InvalidInput(problem("name", "views.tooMany", { max: MAX_SAVED_VIEWS }));
    await insertSavedView(act.trx, { id: viewId, userId, workspaceId, createdAt: act.now, ...view });
    return act.done({ viewId, workspaceId });
  },
});

async function ownView({ trx, actor }: Act, id: string): Promise<SavedViewRow> {
  const [view] = await findSavedViews(trx, [id]);
  if (view?.userId !== userOf(actor).userId) throw new NotFound();
  return view;
}

const changeView = verb("changeView", {
  ...OWN_VIEWS,
  async run(act, { id, ...given }: ViewInput & { id: string }) {
    const { workspaceId } = await ownView(act, id);
    await changeSavedView(act.trx, id, judged(given));
    return act.done({ workspaceId });
  },
});

const deleteView = verb("deleteView", {
  ...OWN_VIEWS,
  async run(act, { id }: { id: string }) {
    const { workspaceId } = await ownView(act, id);
    await deleteSavedView(act.trx, id);
    return act.done({ workspaceId, deletedId: encodeGlobalID("SavedView", id) });
  },
});

builder.relayMutationField(
  "saveView",
  {
    inputFields: (t) => ({
      id: t.globalID({ for: SavedView, ...MADE_ID }),
      workspaceId: t.globalID({ for: Workspace }),
      name: t.string(),
      query: t.string(),
      columns: t.stringList(),
    }),
  },
  {
    description: "Keeps a way to look at the catalog for the viewer alone; up to 30 in a workspace.",
    authScopes: (_root, { input }) => ({ memberOf: input.workspaceId.id }),
    errors: { types: [InvalidInput] },
    verb: saveView,
    resolve: (_root, { input: { id, workspaceId, ...view } }, context, info) =>
      perform(context, info, saveView, { id: id?.id, workspaceId: workspaceId.id, ...view }),
  },
  {
    outputFields: (t) => ({
      view: t.field({ type: SavedView, resolve: ({ viewId }) => viewId }),
      workspace: t.field({ type: Workspace, resolve: ({ workspaceId }) => workspaceId }),
    }),
  },
);

builder.relayMutationField(
  "changeView",
  {
    inputFields: (t) => ({
      id: t.globalID({ for: SavedView }),
      name: t.string(),
      query: t.string(),
      columns: t.stringList(),
    }),
  },
  {
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput, NotFound] },
    verb: changeView,
    resolve: (_root, { input: { id, ...view } }, context, info) =>
      perform(context, info, changeView, { id: id.id, ...view }),
  },
  {
    outputFields: (t) => ({
      workspace: t.field({ type: Workspace, resolve: ({ workspaceId }) => workspaceId }),
    }),
  },
);

builder.relayMutationField(
  "deleteView",
  { inputFields: (t) => ({ id: t.globalID({ for: SavedView }) }) },
  {
    authScopes: { signedIn: true },
    errors: { types: [NotFound] },
    verb: deleteView,
    resolve: (_root, { input }, context, info) => perform(context, info, deleteView, { id: input.id.id }),
  },
  {
    outputFields: (t) => ({
      deletedId: t.id({ resolve: ({ deletedId }) => deletedId }),
      workspace: t.field({ type: Workspace, resolve: ({ workspaceId }) => workspaceId }),
    }),
  },
);
