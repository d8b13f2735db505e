import { newId } from "../../../db/ids.ts";
import { countSavedSearches, insertSavedSearch } from "../../../db/search/savedSearches.ts";
import {
  MAX_SAVED_SEARCHES,
  SEARCH_EMPTY,
  TOO_MANY_SEARCHES,
  tidySearch,
} from "../../../domain/search/savedSearch.ts";
import { Viewer } from "../../accounts/Viewer.ts";
import { builder } from "../../graphql/builder.ts";
import { type Context, signedIn } from "../../graphql/context.ts";
import { InvalidInput } from "../../graphql/errors.ts";
import { SavedSearch, underName } from "./SavedSearch.ts";

async function saveSearch(context: Context, given: { name: string; query: string }): Promise<string> {
  const { db, now } = context;
  const { userId } = signedIn(context);
  const query = tidySearch(given.query);
  if (query === null) throw new InvalidInput("query", SEARCH_EMPTY);
  const id = newId();
  await underName(given.name, (name) =>
    db.transaction().execute(async (trx) => {
      if ((await countSavedSearches(trx, userId)) >= MAX_SAVED_SEARCHES)
        throw new InvalidInput("name", TOO_MANY_SEARCHES);
      await insertSavedSearch(trx, { id, userId, name, query, createdAt: now() });
    }),
  );
  return id;
}

builder.relayMutationField(
  "saveSearch",
  {
    inputFields: (t) => ({
      name: t.string(),
      query: t.string({ description: "As the address of the results says it: q=tide&genre=jazz." }),
    }),
  },
  {
    description: "Keeps a search for the viewer alone, up to 30 of them.",
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput] },
    resolve: async (_root, { input }, context) => ({
      searchId: await saveSearch(context, input),
      viewer: signedIn(context),
    }),
  },
  {
    outputFields: (t) => ({
      search: t.field({ type: SavedSearch, resolve: ({ searchId }) => searchId }),
      viewer: t.field({ type: Viewer, resolve: ({ viewer }) => viewer }),
    }),
  },
);
