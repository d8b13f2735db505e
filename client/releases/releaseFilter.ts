import { RELEASE_STATES } from "../../domain/releases/releaseState.ts";
import { RELEASE_TYPES } from "../../domain/releases/releaseType.ts";
import type { ReleaseFilter } from "../__generated__/ReleasesScreenQuery.graphql.ts";

/** What the releases are narrowed to, as the address says it; null for all but the archive. */
export function releaseFilterOf(address: URLSearchParams): ReleaseFilter | null {
  const text = address.get("text")?.trim();
  const state = RELEASE_STATES.find((each) => each === address.get("state"));
  const type = RELEASE_TYPES.find((each) => each === address.get("type"));
  const filter: ReleaseFilter = {
    ...(text ? { text } : {}),
    ...(state ? { states: [state] } : {}),
    ...(type ? { type } : {}),
  };
  return Object.keys(filter).length > 0 ? filter : null;
}
