const KIND = "Release:";

/** The page of a release. */
export function releaseAddress(id: string): string {
  return `/releases/${uuidOf(id)}`;
}

/** The part of a global id that addresses show. */
export function uuidOf(id: string): string {
  return atob(id).slice(KIND.length);
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const NOBODYS = "00000000-0000-0000-0000-000000000000";

/** The global id of the release that an address names; an address that names none leads to nobody's. */
export function idInAddress(uuid: string | undefined): string {
  return btoa(`${KIND}${uuid && UUID.test(uuid) ? uuid : NOBODYS}`);
}
