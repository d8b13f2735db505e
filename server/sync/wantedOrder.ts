import * as v from "valibot";
import { isSame } from "../../domain/sync/mergeFields.ts";
import { mergePlaces, type PlaceOnRelease, type SaidPlace } from "../../domain/sync/mergePlaces.ts";
import { Malformed } from "./calls.ts";
import type { Edit } from "./edit.ts";
import { ORDER_FIELDS } from "./fields.ts";

type Fields = Readonly<Record<string, unknown>>;

/** The running order to which a checked edit brings a release; null where it leaves it as it stands. */
export function wantedOrder(edit: Edit, theirs: Fields): PlaceOnRelease[] | null {
  const field = Object.keys(ORDER_FIELDS).find(
    (each) => edit.changed!.includes(each) && edit.fields[each] !== undefined,
  );
  if (!field) return null;
  const standing = theirs.tracks as PlaceOnRelease[];
  const wanted = mergePlaces(baseOf(edit, field, theirs), saidIn(edit.fields[field]), standing);
  return isSame(wanted, standing) ? null : wanted;
}

/** What stood there when the edit was made. Where nobody remembers nothing did, so that nothing is taken out. */
function baseOf({ base, version }: Edit, field: string, theirs: Fields): SaidPlace[] {
  const before = base?.[field] ?? (version === theirs.version ? theirs[field] : []);
  if (!v.is(ORDER_FIELDS[field]!, before))
    throw new Malformed(`"${field}" of the base has another shape.`, 422);
  return saidIn(before);
}

function saidIn(list: unknown): SaidPlace[] {
  return (list as (string | SaidPlace)[]).map((each) => (typeof each === "string" ? { id: each } : each));
}
