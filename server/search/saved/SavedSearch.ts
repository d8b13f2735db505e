import {
  findSavedSearches,
  listSavedSearches,
  type SavedSearchRow,
} from "../../../db/search/savedSearches.ts";
import { searchNameProblem } from "../../../domain/search/savedSearch.ts";
import { onField, problem } from "../../../domain/words/refusal.ts";
import { Viewer } from "../../accounts/Viewer.ts";
import { builder } from "../../graphql/builder.ts";
import { InvalidInput, refuse } from "../../graphql/errors.ts";

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

/** The name to keep; a missing or overlong one is refused. */
export function checkedName(name: string): string {
  refuse(onField("name", searchNameProblem(name)));
  return name.trim();
}

/** What every verb of saved searches has in common. */
export const OF_ONE_PERSON = {
  unaudited: "What people search for is their own business.",
  taken: { savedSearch_name: () => new InvalidInput(problem("name", "search.nameTaken")) },
};
