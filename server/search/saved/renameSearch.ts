import { renameSavedSearch } from "../../../db/search/savedSearches.ts";
import { Viewer } from "../../accounts/Viewer.ts";
import { builder } from "../../graphql/builder.ts";
import { signedIn } from "../../graphql/context.ts";
import { InvalidInput, NotFound } from "../../graphql/errors.ts";
import { ownSearch, SavedSearch, underName } from "./SavedSearch.ts";

builder.relayMutationField(
  "renameSearch",
  { inputFields: (t) => ({ id: t.globalID({ for: SavedSearch }), name: t.string() }) },
  {
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput, NotFound] },
    resolve: async (_root, { input }, context) => {
      const { id } = await ownSearch(context, input.id.id);
      await underName(input.name, (name) => renameSavedSearch(context.db, id, name));
      return signedIn(context);
    },
  },
  { outputFields: (t) => ({ viewer: t.field({ type: Viewer, resolve: (viewer) => viewer }) }) },
);
