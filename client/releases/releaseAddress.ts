const KIND = "Release:";

/** The page of a release. */
export function releaseAddress(id: string): string {
  return `/releases/${uuidOf(id)}`;
}

/** The part of a global id that addresses show. */
export function uuidOf(id: string): string {
  return atob(id).slice(KIND.length);
}

/** The global id of the release that an address names; one that can be no release stays unknown to the server, too. */
export function idInAddress(uuid: string | undefined): string {
  return btoa(`${KIND}${uuid ?? ""}`);
}
