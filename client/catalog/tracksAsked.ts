import { filterOf, sortOf } from "../../domain/catalog/trackFilter.ts";

/** What the list of tracks is asked for at an address, as variables of its question. */
export function tracksAsked(address: URLSearchParams) {
  return { filter: filterOf(address), sort: sortOf(address) };
}
