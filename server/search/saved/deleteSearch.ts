import { deleteSavedSearch } from "../../../db/search/savedSearches.ts";
import { Viewer } from "../../accounts/Viewer.ts";
import { userOf } from "../../acting/actor.ts";
import { perform } from "../../acting/perform.ts";
import { verb } from "../../acting/verb.ts";
import { builder } from "../../graphql/builder.ts";
import { signedIn } from "../../graphql/context.ts";
import { NotFound } from "../../graphql/errors.ts";
import { OF_ONE_PERSON, SavedSearch } from "./SavedSearch.ts";

const deleteSearch = verb("deleteSearch", {
  ...OF_ONE_PERSON,
  async run(act, { id }: { id: string }) {
    if (!(await deleteSavedSearch(act.trx, userOf(act.actor).userId, id))) throw new NotFound();
    return act.done({});
  },
});

builder.relayMutationField(
  "deleteSearch",
  { inputFields: (t) => ({ id: t.globalID({ for: SavedSearch }) }) },
  {
    verb: deleteSearch,
    authScopes: { signedIn: true },
    errors: { types: [NotFound] },
    resolve: (_root, { input }, context, info) => perform(context, info, deleteSearch, { id: input.id.id }),
  },
  {
    outputFields: (t) => ({
      viewer: t.field({ type: Viewer, resolve: (_done, _args, context) => signedIn(context) }),
    }),
  },
);
