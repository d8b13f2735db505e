import { deleteSavedSearch } from "../../../db/search/savedSearches.ts";
import { Viewer } from "../../accounts/Viewer.ts";
import { builder } from "../../graphql/builder.ts";
import { signedIn } from "../../graphql/context.ts";
import { NotFound } from "../../graphql/errors.ts";
import { ownSearch, SavedSearch } from "./SavedSearch.ts";

builder.relayMutationField(
  "deleteSearch",
  { inputFields: (t) => ({ id: t.globalID({ for: SavedSearch }) }) },
  {
    authScopes: { signedIn: true },
    errors: { types: [NotFound] },
    resolve: async (_root, { input }, context) => {
      const { id } = await ownSearch(context, input.id.id);
      await deleteSavedSearch(context.db, id);
      return signedIn(context);
    },
  },
  { outputFields: (t) => ({ viewer: t.field({ type: Viewer, resolve: (viewer) => viewer }) }) },
);
