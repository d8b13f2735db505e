import type { ReleasePart } from "../../domain/releases/completeness.ts";
import { trackPath } from "../catalog/page/trackPath.ts";
import { FIELD_OF, PART_OF } from "./useReleaseLabels.ts";

type Order = readonly {
  readonly track: {
    readonly id: string;
    readonly title: string;
    readonly isrc: string | null | undefined;
    readonly state: string;
  };
}[];

/**
 * Where something that is missing is filled in: the field itself, behind `page`, which is empty on the page of the release. What
 * tracks lack leads to the first that lacks it.
 */
export function gapPath(part: string, order: Order, page = ""): string {
  const first = order.find(({ track }) =>
    part === "isrcs" ? !track.isrc : part === "readyTracks" && track.state !== "ready",
  );
  if (first) return `${trackPath(first.track)}${part === "isrcs" ? "#field-isrc" : ""}`;
  const known = part as ReleasePart;
  return `${page}?part=${PART_OF[known] ?? "details"}#field-${FIELD_OF[known] ?? "tracks"}`;
}
