import {
  changeSavedView,
  countSavedViews,
  deleteSavedView,
  findSavedViews,
  insertSavedView,
  listSavedViews,
  type SavedViewRow,
} from "../../db/catalog/savedViews.ts";
import { newId } from "../../db/ids.ts";
import {
  MAX_SAVED_VIEWS,
  TOO_MANY_VIEWS,
  tidyColumns,
  tidyQuery,
  VIEW_NAME_TAKEN,
  viewNameProblem,
} from "../../domain/catalog/savedView.ts";
import { builder } from "../graphql/builder.ts";
import { type Context, signedIn } from "../graphql/context.ts";
import { InvalidInput, NotFound } from "../graphql/errors.ts";
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

const UNIQUE_VIOLATION = "23505";

interface ViewInput {
  name: string;
  query: string;
  columns: string[];
}

function judged({ name, query, columns }: ViewInput): ViewInput {
  const problem = viewNameProblem(name);
  if (problem) throw new InvalidInput("name", problem);
  return { name: name.trim(), query: tidyQuery(query), columns: tidyColumns(columns) };
}

async function unlessTaken<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE_VIOLATION)
      throw new InvalidInput("name", VIEW_NAME_TAKEN);
    throw error;
  }
}

async function saveView(context: Context, workspaceId: string, given: ViewInput): Promise<string> {
  const { db, now } = context;
  const { userId } = signedIn(context);
  const view = judged(given);
  const id = newId();
  await unlessTaken(() =>
    db.transaction().execute(async (trx) => {
      if ((await countSavedViews(trx, userId, workspaceId)) >= MAX_SAVED_VIEWS)
        throw new InvalidInput("name", TOO_MANY_VIEWS);
      await insertSavedView(trx, { id, userId, workspaceId, createdAt: now(), ...view });
    }),
  );
  return id;
}

async function ownView(context: Context, id: string): Promise<SavedViewRow> {
  const [view] = await findSavedViews(context.db, [id]);
  if (view?.userId !== signedIn(context).userId) throw new NotFound();
  return view;
}

builder.relayMutationField(
  "saveView",
  {
    inputFields: (t) => ({
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
    resolve: async (_root, { input: { workspaceId, ...view } }, context) => ({
      viewId: await saveView(context, workspaceId.id, view),
      workspaceId: workspaceId.id,
    }),
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
    resolve: async (_root, { input: { id, ...given } }, context) => {
      const { workspaceId } = await ownView(context, id.id);
      const view = judged(given);
      await unlessTaken(() => changeSavedView(context.db, id.id, view));
      return { workspaceId };
    },
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
    resolve: async (_root, { input }, context) => {
      const { id, workspaceId } = await ownView(context, input.id.id);
      await deleteSavedView(context.db, id);
      return { workspaceId, deletedId: encodeGlobalID("SavedView", id) };
    },
  },
  {
    outputFields: (t) => ({
      deletedId: t.id({ resolve: ({ deletedId }) => deletedId }),
      workspace: t.field({ type: Workspace, resolve: ({ workspaceId }) => workspaceId }),
    }),
  },
);
