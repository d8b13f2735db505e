import {
  findSavedSearches,
  listSavedSearches,
  type SavedSearchRow,
} from "../../../db/search/savedSearches.ts";
import { SEARCH_NAME_TAKEN, searchNameProblem } from "../../../domain/search/savedSearch.ts";
import { Viewer } from "../../accounts/Viewer.ts";
import { builder } from "../../graphql/builder.ts";
import { type Context, signedIn } from "../../graphql/context.ts";
import { InvalidInput, NotFound } from "../../graphql/errors.ts";

export const SavedSearch = builder.loadableNodeRef("SavedSearch", {
  id: { resolve: (search: SavedSearchRow) => search.id },
  load: async (ids: string[], { db, viewer }) =>
    (await findSavedSearches(db, ids)).filter(({ userId }) => userId === viewer?.userId),
  sort: (search: SavedSearchRow) => search.id,
});

SavedSearch.implement({
  description: "A search that a person keeps under a name.",
  authScopes: ({ userId }, { viewer }) => viewer?.userId === userId,
  fields: (t) => ({
    name: t.exposeString("name"),
    query: t.exposeString("query", {
      description: "Text, tab and filters, as the address of the results says them: q=tide&genre=jazz.",
    }),
  }),
});

builder.objectField(Viewer, "savedSearches", (t) =>
  t.field({
    type: [SavedSearch],
    description: "Searches that the person keeps, by name.",
    resolve: ({ userId }, _args, { db }) => listSavedSearches(db, userId),
  }),
);

const UNIQUE_VIOLATION = "23505";

/** The name to keep; a missing, overlong or taken one is refused. */
export async function underName<Result>(
  name: string,
  act: (name: string) => Promise<Result>,
): Promise<Result> {
  const problem = searchNameProblem(name);
  if (problem) throw new InvalidInput("name", problem);
  try {
    return await act(name.trim());
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE_VIOLATION)
      throw new InvalidInput("name", SEARCH_NAME_TAKEN);
    throw error;
  }
}

/** A search of the viewer's own; those of others are as if they were not there. */
export async function ownSearch(context: Context, id: string): Promise<SavedSearchRow> {
  const [search] = await findSavedSearches(context.db, [id]);
  if (search?.userId !== signedIn(context).userId) throw new NotFound();
  return search;
}
