import type { Filters } from "../../../domain/search/facets.ts";
import type { Asked } from "./mix.ts";

/** Twenty results with what a row of the overlay shows, the exact total, all seven facets. */
export const SEARCH = /* GraphQL */ `
  query BenchSearch($text: String!, $filters: SearchFilters) {
    search(text: $text, filters: $filters, first: 20) {
      totalCount
      pageInfo { hasNextPage endCursor }
      facets {
        genre { value count } mood { value count } bpm { value count } key { value count }
        year { value count } type { value count } price { value count }
      }
      edges {
        cursor
        node {
          __typename
          ... on Track { id title isrc artistNames duration key bpm coverUrl visibility }
          ... on Release { id title upc date trackCount coverUrl artistNames }
          ... on Artist { id name avatarUrl followerCount verified }
          ... on Product { id sku name price currency mediaUrl type inventory }
          ... on Post { id postTitle: title body authorName createdAt likesCount }
        }
      }
    }
  }
`;

/** As little as PostGraphile can be asked for with the same counts: four fields a hit, titles only. */
const POSTGRAPHILE = /* GraphQL */ `
  query BenchSearch($filter: SearchDocFilter) {
    allSearchDocs(first: 20, orderBy: [POPULARITY_DESC, ENTITY_ID_DESC], filter: $filter) {
      totalCount
      pageInfo { hasNextPage endCursor }
      genre: groupedAggregates(groupBy: GENRE) { keys distinctCount { entityId } }
      mood: groupedAggregates(groupBy: MOOD) { keys distinctCount { entityId } }
      bpm: groupedAggregates(groupBy: BPM) { keys distinctCount { entityId } }
      key: groupedAggregates(groupBy: KEY) { keys distinctCount { entityId } }
      year: groupedAggregates(groupBy: YEAR) { keys distinctCount { entityId } }
      type: groupedAggregates(groupBy: TYPE) { keys distinctCount { entityId } }
      price: groupedAggregates(groupBy: PRICE_MINOR) { keys distinctCount { entityId } }
      nodes { entityId title type popularity }
    }
  }
`;

export function postgraphileBody({ text, filters }: Asked): object {
  const words = text.split(" ").map((word) => ({ title: { includesInsensitive: word } }));
  const chosen = [...genres(filters), ...tempi(filters)];
  return {
    query: POSTGRAPHILE,
    variables: { filter: { visibility: { equalTo: "public" }, and: [...words, ...chosen] } },
  };
}

function genres({ genre }: Filters): object[] {
  return genre ? [{ genre: { in: genre } }] : [];
}

function tempi({ bpm }: Filters): object[] {
  if (!bpm) return [];
  const ranges = bpm.map((range) => range.split("-").map(Number));
  return [
    {
      or: ranges.map(([low, high]) => ({ bpm: { greaterThanOrEqualTo: low, lessThanOrEqualTo: high } })),
    },
  ];
}
