import { slugNow } from "../../domain/lexicon/currentVocabulary.ts";
import { askedFor } from "../../domain/search/asked.ts";
import { FACETS, type Filters } from "../../domain/search/facets.ts";
import { MAX_FACET_VALUES, MAX_TEXT_LENGTH, PAGE_SIZE } from "../../domain/search/limits.ts";
import { isSearchable, parseQuery } from "../../domain/search/query.ts";
import { kindsIn, maySearch, SEARCH_SCOPES, type SearchScope } from "../../domain/search/scopes.ts";
import { builder } from "../graphql/builder.ts";
import { type Context, workspacesOf } from "../graphql/context.ts";
import { LIMITS } from "../graphql/limits.ts";
import { selects } from "../graphql/selects.ts";
import { cursorsOf } from "./cursors.ts";
import { engineOf } from "./engine.ts";
import { type Page, SearchConnection } from "./SearchConnection.ts";
import { findHits } from "./SearchResult.ts";

const NOTHING: Page = {
  edges: [],
  pageInfo: { startCursor: null, endCursor: null, hasPreviousPage: false, hasNextPage: false },
  total: null,
  facets: null,
};

interface Question {
  text: string;
  scope: SearchScope;
  filters: Filters;
  first: number;
  after: string | null;
  want: { nodes: boolean; facets: boolean; total: boolean };
}

/** One page of what this viewer may find; nothing for a text that is too short and for a scope that is not theirs. */
async function search(
  context: Context,
  { text, scope, filters, first, after, want }: Question,
): Promise<Page> {
  const { db, viewer, services } = context;
  if (!maySearch(scope, viewer?.role ?? null) || !isSearchable(text, filters)) return NOTHING;
  const query = parseQuery(text);
  const { filters: wanted, ...rest } = askedFor(query, filters);
  const asked = { ...rest, filters: withSlugs(wanted) };
  const isOpen = scope === "ALL" && Object.keys(asked.filters).length === 0 && query.conditions.length === 0;
  const cursors = cursorsOf(services.signer, [viewer?.userId ?? null, scope, asked]);
  const answer = await engineOf(db).search({
    ...asked,
    kinds: kindsIn(scope),
    workspaceIds: workspacesOf(viewer),
    isOwnOnly: scope === "MY_CATALOG",
    first,
    after: after === null ? null : cursors.read(after),
    want,
  });
  // A gap in what there is, not in what a filter or a tab leaves of it.
  if (isOpen && after === null && answer.hits.length === 0)
    services.tally.missedSearch(viewer?.userId ?? context.clientAddress ?? "", text, context.now());
  const places = answer.hits.map((hit) => ({ ...hit, cursor: cursors.print(hit) }));
  const found = want.nodes ? await findHits(context, answer.hits) : new Map();
  return {
    edges: places
      .filter(({ id }) => !want.nodes || found.has(id))
      .map(({ id, cursor }) => ({ cursor, node: found.get(id) })),
    pageInfo: {
      startCursor: places[0]?.cursor ?? null,
      endCursor: places.at(-1)?.cursor ?? null,
      hasPreviousPage: after !== null,
      hasNextPage: answer.hasNext,
    },
    total: answer.total,
    facets: answer.facets,
  };
}

/** An old link may name a genre that became part of another one. */
function withSlugs(filters: Filters): Filters {
  const { genre, mood } = filters;
  return {
    ...filters,
    ...(genre ? { genre: genre.map((word) => slugNow("GENRE", word)) } : {}),
    ...(mood ? { mood: mood.map((word) => slugNow("MOOD", word)) } : {}),
  };
}

const SearchScopeEnum = builder.enumType("SearchScope", { values: SEARCH_SCOPES });

const SearchFilters = builder.inputType("SearchFilters", {
  description:
    "Values of one facet widen each other, facets narrow each other. bpm, year and price take ranges such as 120-129.",
  fields: (t) => Object.fromEntries(FACETS.map((facet) => [facet, t.stringList({ required: false })])),
});

builder.queryField("search", (t) =>
  t.field({
    type: SearchConnection,
    description:
      'Public things for everybody, and a workspace\'s own drafts for its members. Filters may stand in the text: genre:jazz, artist:"Mara Lune", "low tide", -live.',
    authScopes: { public: true },
    args: {
      text: t.arg.string(),
      scope: t.arg({ type: SearchScopeEnum, defaultValue: "ALL" }),
      filters: t.arg({ type: SearchFilters, required: false }),
      first: t.arg.int({ required: false }),
      after: t.arg.string({ required: false }),
    },
    resolve: (_root, { text, scope, filters, first, after }, context, info) =>
      search(context, {
        text: text.slice(0, MAX_TEXT_LENGTH),
        scope,
        filters: tidy(filters ?? {}),
        first: pageSize(first),
        after: after ?? null,
        want: {
          nodes: selects(info, "edges", "node"),
          facets: selects(info, "facets"),
          total: selects(info, "totalCount"),
        },
      }),
  }),
);

function pageSize(first: number | null | undefined): number {
  return Math.min(Math.max(first ?? PAGE_SIZE, 1), LIMITS.pageSize);
}

function tidy(filters: Record<string, readonly string[] | null | undefined>): Filters {
  return Object.fromEntries(
    FACETS.flatMap((facet) =>
      filters[facet]?.length ? [[facet, filters[facet].slice(0, MAX_FACET_VALUES)]] : [],
    ),
  );
}
