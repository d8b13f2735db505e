import { countSavedSearches, insertSavedSearch } from "../../../db/search/savedSearches.ts";
import { MAX_SAVED_SEARCHES, tidySearch } from "../../../domain/search/savedSearch.ts";
import { problem } from "../../../domain/words/refusal.ts";
import { Viewer } from "../../accounts/Viewer.ts";
import { userOf } from "../../acting/actor.ts";
import { idTaken, MADE_ID, madeId } from "../../acting/madeId.ts";
import { perform } from "../../acting/perform.ts";
import { verb } from "../../acting/verb.ts";
import { builder } from "../../graphql/builder.ts";
import { signedIn } from "../../graphql/context.ts";
import { InvalidInput } from "../../graphql/errors.ts";
import { checkedName, OF_ONE_PERSON, SavedSearch } from "./SavedSearch.ts";

const saveSearch = verb("saveSearch", {
  ...OF_ONE_PERSON,
  taken: { ...OF_ONE_PERSON.taken, ...idTaken("savedSearch") },
  async run(act, given: { id: string | undefined; name: string; query: string }) {
    const { trx, actor, now } = act;
    const id = madeId(given.id);
    const { userId } = userOf(actor);
    const query = tidySearch(given.query);
    if (query === null) throw new InvalidInput(problem("query", "search.empty"));
    const name = checkedName(given.name);
    if ((await countSavedSearches(trx, userId)) >= MAX_SAVED_SEARCHES)
      throw new InvalidInput(problem("name", "search.tooManySaved", { max: MAX_SAVED_SEARCHES }));
    await insertSavedSearch(trx, { id, userId, name, query, createdAt: now });
    return act.done({ searchId: id });
  },
});

builder.relayMutationField(
  "saveSearch",
  {
    inputFields: (t) => ({
      id: t.globalID({ for: SavedSearch, ...MADE_ID }),
      name: t.string(),
      query: t.string({ description: "As the address of the results says it: q=tide&genre=jazz." }),
    }),
  },
  {
    description: "Keeps a search for the viewer alone, up to 30 of them.",
    verb: saveSearch,
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput] },
    resolve: (_root, { input: { id, name, query } }, context, info) =>
      perform(context, info, saveSearch, { id: id?.id, name, query }),
  },
  {
    outputFields: (t) => ({
      search: t.field({ type: SavedSearch, resolve: ({ searchId }) => searchId }),
      viewer: t.field({ type: Viewer, resolve: (_done, _args, context) => signedIn(context) }),
    }),
  },
);
