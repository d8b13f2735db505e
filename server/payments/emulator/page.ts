import { listOf } from "./blank.ts";
import { itemsIn, numberIn, type Params } from "./parameters.ts";
import { refuse } from "./refuse.ts";
import type { StripeObject, World } from "./World.ts";

const USUAL = 10;
const MOST = 100;
/** Parameters of lists that name a field of what is listed. */
const SAME = [
  "active",
  "account",
  "charge",
  "code",
  "currency",
  "customer",
  "destination",
  "email",
  "payment_intent",
  "product",
  "source",
  "status",
  "subscription",
  "transfer_group",
  "type",
];

/** A page of a list as the API answers it: newest first, after or before one that is known. */
export function page(
  world: World,
  kind: string,
  params: Params,
  url: string,
  isMeant: (object: StripeObject) => boolean = () => true,
) {
  const found = world
    .all(kind)
    .filter((object) => isMeant(object) && matches(object, params))
    .reverse();
  const limit = numberIn(params.limit) ?? USUAL;
  if (!(limit >= 1 && limit <= MOST)) refuse("Invalid limit.", { param: "limit" });
  if (params.ending_before) {
    const before = found.slice(0, placeOf(found, params.ending_before, "ending_before"));
    return listOf(before.slice(-limit), url, before.length > limit);
  }
  const from = params.starting_after ? placeOf(found, params.starting_after, "starting_after") + 1 : 0;
  return listOf(found.slice(from, from + limit), url, found.length > from + limit);
}

function placeOf(found: readonly StripeObject[], id: string, param: string): number {
  const place = found.findIndex((object) => object.id === id);
  if (place < 0) refuse(`No such object: '${id}'`, { code: "resource_missing", param });
  return place;
}

function matches(object: StripeObject, params: Params): boolean {
  const { created, types, lookup_keys: keys } = params;
  if (types && !itemsIn(types).includes(object.type)) return false;
  if (keys && !itemsIn(keys).includes(object.lookup_key)) return false;
  if (!isWithin(object.created, created)) return false;
  // Without being asked, canceled ones are left out.
  if (object.object === "subscription" && !params.status && object.status === "canceled") return false;
  return SAME.every(
    (name) =>
      params[name] === undefined ||
      (name === "status" && params[name] === "all") ||
      String(idOf(fieldOf(object, name))) === params[name],
  );
}

function fieldOf(object: StripeObject, name: string): unknown {
  if (object.object === "invoice" && name === "subscription")
    return object.parent?.subscription_details?.subscription;
  return object[name];
}

const idOf = (value: any) => value?.id ?? value;

function isWithin(time: number, asked: Params | string | undefined): boolean {
  if (asked === undefined) return true;
  if (typeof asked === "string") return time === Number(asked);
  const { gt, gte, lt, lte } = asked;
  return (
    (gt === undefined || time > Number(gt)) &&
    (gte === undefined || time >= Number(gte)) &&
    (lt === undefined || time < Number(lt)) &&
    (lte === undefined || time <= Number(lte))
  );
}
