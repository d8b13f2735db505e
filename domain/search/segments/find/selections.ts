import { FACETS, type Filters, parseRange, RANGE_FACETS } from "../../facets.ts";
import { KINDS } from "../../kinds.ts";
import type { SearchRequest } from "../../request.ts";
import { type Column, PRIVATE } from "../layout.ts";
import type { FacetColumn, Segment } from "../Segment.ts";
import { compareIds, ID_NUMBERS, writeId } from "../uuid.ts";

/** A facet in which something was chosen: 1 for each code that the choice lets through. */
export interface Selection {
  /** Its place in `FACETS`. */
  facet: number;
  codes: Column;
  isChosen: Uint8Array;
}

export function selectionsOf(segment: Segment, filters: Filters): Selection[] {
  return FACETS.flatMap((name, facet) => {
    const values = filters[name];
    if (!values?.length) return [];
    const column = segment.facets[facet]!;
    return [{ facet, codes: column.codes, isChosen: chosenCodes(column, values) }];
  });
}

function chosenCodes({ facet, values }: FacetColumn, chosen: readonly string[]): Uint8Array {
  const isChosen = new Uint8Array(values.length + 1);
  const isRange = RANGE_FACETS.some((range) => range === facet);
  // A value that is no range lets nothing through.
  const ranges = isRange ? chosen.map(parseRange).filter((range) => range !== null) : [];
  values.forEach((value, index) => {
    const isIn =
      typeof value === "number"
        ? ranges.some(({ min, max }) => min <= value && value <= max)
        : chosen.includes(value);
    if (isIn) isChosen[index + 1] = 1;
  });
  return isChosen;
}

/** For each value of `flags` 1 when everybody may see such a document, and 1 when its own people may. */
export function visibilityOf({ kinds, isOwnOnly }: SearchRequest) {
  const toAll = new Uint8Array(256);
  const toOwners = new Uint8Array(256);
  for (const kind of kinds) {
    const code = KINDS.indexOf(kind) + 1;
    if (!isOwnOnly) toAll[code] = 1;
    toOwners[code] = 1;
    toOwners[code | PRIVATE] = 1;
  }
  return { toAll, toOwners };
}

/** 1 for each workspace of a segment whose private things the viewer may see; `null` for a viewer without any. */
export function ownWorkspaces({ workspaces }: Segment, ids: readonly string[]): Uint8Array | null {
  if (ids.length === 0) return null;
  const count = workspaces.length / ID_NUMBERS;
  const isOwn = new Uint8Array(count);
  const wanted = new Uint32Array(ID_NUMBERS);
  for (const id of ids) {
    writeId(id, wanted, 0);
    let low = 0;
    let high = count;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compareIds(workspaces, middle * ID_NUMBERS, wanted, 0) < 0) low = middle + 1;
      else high = middle;
    }
    if (low < count && compareIds(workspaces, low * ID_NUMBERS, wanted, 0) === 0) isOwn[low] = 1;
  }
  return isOwn;
}
