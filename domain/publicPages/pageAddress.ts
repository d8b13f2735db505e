import { isId } from "../isId.ts";

/** The page of a release, or of the track at a place of it, as an address names it. */
export interface PageAddress {
  handle: string;
  slug: string;
  /** Null for the release itself. */
  place: string | null;
}

/** In place of a release's name: `/@mara-lune/track/{id}` is a track that no release shows. Places of a release look otherwise. */
export const STANDALONE_SLUG = "track";

const ADDRESS = /^\/@([^/]+)\/([^/]+)(?:\/([^/]+))?\/?$/;

export function pageAddress({ handle, slug, place }: PageAddress): string {
  return [`/@${handle}`, slug, ...(place ? [place] : [])].join("/");
}

/** What a path names; null for every path of another form. */
export function pageIn(pathname: string): PageAddress | null {
  const [, handle, slug, place] = ADDRESS.exec(pathname) ?? [];
  if (handle === undefined || slug === undefined) return null;
  try {
    return {
      handle: decodeURIComponent(handle).toLowerCase(),
      slug: decodeURIComponent(slug).toLowerCase(),
      place: place === undefined ? null : decodeURIComponent(place),
    };
  } catch {
    // A "%" that encodes nothing names nothing.
    return null;
  }
}

/** The id of the track that an address names without a release; null for every other address. */
export function standaloneIdIn({ slug, place }: PageAddress): string | null {
  return slug === STANDALONE_SLUG && place !== null && isId(place) ? place : null;
}
