import { queryOf } from "../../../domain/catalog/trackFilter.ts";

/** Where the tracks that the address lists can be had as a file. */
export function exportHref(workspaceId: string, address: URLSearchParams): string {
  const words = new URLSearchParams(queryOf(address));
  words.delete("sort");
  words.set("workspace", workspaceId);
  return `/api/catalog/tracks.csv?${words}`;
}
