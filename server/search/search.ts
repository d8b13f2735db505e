import type { HitCompanions } from "../../db/search/hitRows.ts";
import { FACETS, type Filters, mergeFilters } from "../../domain/search/facets.ts";
import { MAX_FACET_VALUES, MAX_TEXT_LENGTH, PAGE_SIZE } from "../../domain/search/limits.ts";
import { mendText } from "../../domain/search/mend.ts";
import { isSearchable, parseQuery } from "../../domain/search/query.ts";
import type { Place, SearchAnswer } from "../../domain/search/request.ts";
import { kindsIn, maySearch, SEARCH_SCOPES, type SearchScope } from "../../domain/search/scopes.ts";
import { wholeTermsOf } from "../../domain/search/terms.ts";
import { builder } from "../graphql/builder.ts";
import { type Context, workspacesOf } from "../graphql/context.ts";
import { LIMITS } from "../graphql/limits.ts";
import { selects } from "../graphql/selects.ts";
import { askedText } from "./askedText.ts";
import { cursorsOf } from "./cursors.ts";
import { withoutUnknown } from "./leftOut.ts";
import { type Page, SearchConnection } from "./SearchConnection.ts";
import { companionsOf, findHits } from "./SearchResult.ts";

const NOTHING: Page = {
  edges: [],
  pageInfo: { startCursor: null, endCursor: null, hasPreviousPage: false, hasNextPage: false },
  total: null,
  facets: null,
  correction: null,
  suggestion: null,
  leftOut: [],
};

/** Fewer hits than this make one wonder whether something else was meant. */
const FEW = 3;

interface Question {
  text: string;
  scope: SearchScope;
  filters: Filters;
  first: number;
  after: string | null;
  /** Only what was typed, whatever else may have been meant. */
  isExact: boolean;
  want: { nodes: boolean; facets: boolean; total: boolean };
  companions: HitCompanions;
}

/** One page of what this viewer may find; nothing for a text that is too short and for a scope that is not theirs. */
async function search(context: Context, question: Question): Promise<Page> {
  const { viewer, services } = context;
  const { text, scope, filters, after, isExact, want, companions } = question;
  if (!maySearch(scope, viewer?.role ?? null) || !isSearchable(text, filters)) return NOTHING;
  const wanted = askedText(text, filters);
  const identity = [viewer?.userId ?? null, scope, wanted, ...(isExact ? ["exactly"] : [])];
  const cursors = cursorsOf(services.signer, identity);
  const bookmark = after === null ? null : cursors.read(after);
  const corrected = bookmark?.correction ? askedText(bookmark.correction, filters) : wanted;
  const typed = await find(context, question, corrected, bookmark?.place ?? null);
  const { answer, correction, suggestion, leftOut } =
    bookmark || isExact
      ? { ...asItStands(typed), correction: bookmark?.correction ?? null }
      : await meant(context, question, typed);
  // A gap in what there is, not in what a filter or a tab leaves of it.
  const isMissed = answer.hits.length === 0 || leftOut.length > 0;
  if (after === null && isMissed && isOpen(question))
    services.tally.missedSearch(viewer?.userId ?? context.clientAddress ?? "", text, context.now());
  const print = cursors.printer(correction);
  const places = answer.hits.map((hit) => ({ ...hit, cursor: print(hit) }));
  const found = want.nodes ? await findHits(context, answer.hits, companions) : new Map();
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
    correction,
    suggestion,
    leftOut,
  };
}

function find(
  { db, viewer, services }: Context,
  { scope, first, want }: Question,
  wanted: ReturnType<typeof askedText>,
  after: Place | null,
): Promise<SearchAnswer> {
  return services.search.search(db, {
    ...wanted,
    kinds: kindsIn(scope),
    workspaceIds: workspacesOf(viewer),
    isOwnOnly: scope === "MY_CATALOG",
    first,
    after,
    want,
  });
}

interface Meant {
  answer: SearchAnswer;
  correction: string | null;
  suggestion: string | null;
  leftOut: readonly string[];
}

const asItStands = (answer: SearchAnswer): Meant => ({
  answer,
  correction: null,
  suggestion: null,
  leftOut: [],
});

/** What was probably meant: searched for at once where what was typed finds nothing, offered where it finds little. */
async function meant(context: Context, question: Question, typed: SearchAnswer): Promise<Meant> {
  if (typed.hits.length >= FEW) return asItStands(typed);
  const spelling = await context.services.speller.spelling();
  const mended = spelling && mendText(question.text, spelling);
  const text = mended && isSearchable(mended, question.filters) ? mended : null;
  const answer =
    text === null ? null : await find(context, question, askedText(text, question.filters), null);
  if (answer && answer.hits.length > typed.hits.length)
    return typed.hits.length === 0
      ? { ...asItStands(answer), correction: text }
      : { ...asItStands(typed), suggestion: text };
  if (typed.hits.length > 0) return asItStands(typed);
  return (
    (text === null ? null : await shortened(context, question, text)) ??
    (await shortened(context, question, question.text)) ??
    asItStands(typed)
  );
}

/** What is found without the words that nothing has; null where that is nothing, either. */
async function shortened(context: Context, question: Question, text: string): Promise<Meant | null> {
  const { filters } = question;
  const one = { ...question, first: 1, want: { nodes: false, facets: false, total: false } };
  const rest = await withoutUnknown(text, async (text, isWhole) => {
    const wanted = askedText(text, filters);
    const terms = isWhole ? wholeTermsOf(parseQuery(text).words) : wanted.terms;
    return (await find(context, one, { ...wanted, terms }, null)).hits.length > 0;
  });
  if (rest === null || !isSearchable(rest.text, filters)) return null;
  const answer = await find(context, question, askedText(rest.text, filters), null);
  if (answer.hits.length === 0) return null;
  return { answer, correction: rest.text, suggestion: null, leftOut: rest.leftOut };
}

/** Whether it was looked for everywhere, without any filter. */
function isOpen({ text, scope, filters }: Question): boolean {
  const query = parseQuery(text);
  const chosen = Object.keys(mergeFilters(filters, query.filters)).length;
  return scope === "ALL" && chosen === 0 && query.conditions.length === 0;
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
      exactly: t.arg.boolean({
        defaultValue: false,
        description: "Only the text as it was typed, even if it looks mistyped and finds nothing.",
      }),
    },
    resolve: (_root, { text, scope, filters, first, after, exactly }, context, info) =>
      search(context, {
        text: text.slice(0, MAX_TEXT_LENGTH),
        scope,
        filters: tidy(filters ?? {}),
        first: pageSize(first),
        after: after ?? null,
        isExact: exactly,
        want: {
          nodes: selects(info, "edges", "node"),
          facets: selects(info, "facets"),
          total: selects(info, "totalCount"),
        },
        companions: companionsOf(info),
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
