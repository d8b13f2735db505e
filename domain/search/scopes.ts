import { type Capability, type Role, worksInStudio } from "../accounts/roles.ts";
import { KINDS, type Kind } from "./kinds.ts";

/** The tabs of the overlay, in their order (SPEC.md section 2, Global search overlay). */
export const SEARCH_SCOPES = ["ALL", "MY_CATALOG", "RELEASES", "ARTISTS", "PRODUCTS", "COMMUNITY"] as const;
export type SearchScope = (typeof SEARCH_SCOPES)[number];

const STUDIO_ONLY: readonly SearchScope[] = ["MY_CATALOG", "RELEASES"];

/** The tabs that a person sees. Fans, and dual-mode people in fan mode, go without the studio's two. */
export function scopesFor(role: Role | null, mode: Capability): readonly SearchScope[] {
  return SEARCH_SCOPES.filter(
    (scope) => maySearch(scope, role) && (mode === "artist" || !STUDIO_ONLY.includes(scope)),
  );
}

/** Whether a scope answers this role at all; visitors have none. */
export function maySearch(scope: SearchScope, role: Role | null): boolean {
  return !STUDIO_ONLY.includes(scope) || (role !== null && worksInStudio(role));
}

const KINDS_IN: Record<SearchScope, readonly Kind[]> = {
  ALL: KINDS,
  MY_CATALOG: ["track", "release"],
  RELEASES: ["release"],
  ARTISTS: ["artist"],
  PRODUCTS: ["product"],
  COMMUNITY: ["post"],
};

/** What a scope looks among. */
export function kindsIn(scope: SearchScope): readonly Kind[] {
  return KINDS_IN[scope];
}
