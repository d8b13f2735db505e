import type { Place } from "../../request.ts";
import type { Segment } from "../Segment.ts";
import { compareIds, ID_NUMBERS, writeId } from "../uuid.ts";

/** The first document that stands behind a place of its own tier; `size` when none does. */
export function firstBehind({ size, popularity, ids }: Segment, place: Place): number {
  const id = new Uint32Array(ID_NUMBERS);
  writeId(place.id, id, 0);
  let low = 0;
  let high = size;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const difference = popularity[middle]! - place.popularity || compareIds(ids, middle * ID_NUMBERS, id, 0);
    if (difference < 0) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The document with this id, or -1. */
export function findDoc({ size, ids, byId }: Segment, id: string): number {
  const wanted = new Uint32Array(ID_NUMBERS);
  writeId(id, wanted, 0);
  let low = 0;
  let high = size;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compareIds(ids, byId[middle]! * ID_NUMBERS, wanted, 0) < 0) low = middle + 1;
    else high = middle;
  }
  return low < size && compareIds(ids, byId[low]! * ID_NUMBERS, wanted, 0) === 0 ? byId[low]! : -1;
}
