import { renameSavedSearch } from "../../../db/search/savedSearches.ts";
import { Viewer } from "../../accounts/Viewer.ts";
import { userOf } from "../../acting/actor.ts";
import { perform } from "../../acting/perform.ts";
import { verb } from "../../acting/verb.ts";
import { builder } from "../../graphql/builder.ts";
import { signedIn } from "../../graphql/context.ts";
import { InvalidInput, NotFound } from "../../graphql/errors.ts";
import { checkedName, OF_ONE_PERSON, SavedSearch } from "./SavedSearch.ts";

const renameSearch = verb("renameSearch", {
  ...OF_ONE_PERSON,
  async run(act, { id, name }: { id: string; name: string }) {
    const { userId } = userOf(act.actor);
    if (!(await renameSavedSearch(act.trx, userId, id, checkedName(name)))) throw new NotFound();
    return act.done({});
  },
});

builder.relayMutationField(
  "renameSearch",
  { inputFields: (t) => ({ id: t.globalID({ for: SavedSearch }), name: t.string() }) },
  {
    verb: renameSearch,
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput, NotFound] },
    resolve: (_root, { input: { id, name } }, context, info) =>
      perform(context, info, renameSearch, { id: id.id, name }),
  },
  {
    outputFields: (t) => ({
      viewer: t.field({ type: Viewer, resolve: (_done, _args, context) => signedIn(context) }),
    }),
  },
);
