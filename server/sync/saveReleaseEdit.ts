import * as v from "valibot";
import { findDoc } from "../../db/sync/docs.ts";
import type { ReleaseEdit } from "../../domain/releases/release.ts";
import type { PlaceOnRelease, SaidPlace } from "../../domain/sync/mergePlaces.ts";
import { idTaken } from "../acting/madeId.ts";
import { verb } from "../acting/verb.ts";
import { NotFound } from "../graphql/errors.ts";
import { createRelease } from "../releases/createRelease.ts";
import { StaleRelease } from "../releases/refusals.ts";
import { setReleaseTracks } from "../releases/setReleaseTracks.ts";
import { updateRelease } from "../releases/updateRelease.ts";
import { Malformed, type Outcome, readerOf } from "./calls.ts";
import { checkedEdit, type Edit, isEmpty, isStale, merged } from "./edit.ts";
import { ORDER_FIELDS, RELEASE_FIELDS, uuid } from "./fields.ts";
import { keepOverwritten, SAID_BY_ITS_VERB } from "./keepOverwritten.ts";
import { wantedOrder } from "./wantedOrder.ts";

/** An edit of a release that was made without a network, upon the release as it stands by now. */
export const saveReleaseEdit = verb("saveReleaseEdit", {
  unaudited: SAID_BY_ITS_VERB,
  taken: updateRelease.rule.taken ?? {},
  async run(act, { id, edit }: { id: string; edit: Edit }) {
    await act.lock("release", id);
    const theirs = await findDoc(act.trx, readerOf(act.actor), { noun: "release", id });
    if (!theirs) throw new NotFound();
    if (edit.changed === null && isStale(edit, theirs)) throw new StaleRelease(id);
    const checked = checkedEdit(edit, { ...RELEASE_FIELDS, ...ORDER_FIELDS });
    const words = checked.changed!.filter((field) => Object.hasOwn(RELEASE_FIELDS, field));
    const { write, overwritten } = merged({ ...checked, changed: words }, theirs);
    const order = wantedOrder(checked, theirs);
    if (isEmpty(write) && !order) return act.unchanged<Outcome>({ id });
    await keepOverwritten(act, "releaseId", id, overwritten);
    const reason = typeof edit.fields.reason === "string" ? edit.fields.reason : null;
    let version = theirs.version!;
    if (!isEmpty(write))
      await act.runWithin(updateRelease, { id, version: version++, edit: releaseEdit(write), reason });
    if (order) await act.runWithin(setReleaseTracks, { id, version, tracks: order.map(placeOf), reason });
    return act.done<Outcome>({ id });
  },
});

const Made = v.object({
  id: v.optional(v.string()),
  workspaceId: uuid,
  title: v.string(),
  type: v.optional(v.nullable(v.string())),
  trackIds: v.optional(v.array(uuid)),
});

/** A release that was begun without a network: made by its verb, then filled by that of the editor. */
export const makeRelease = verb("makeRelease", {
  unaudited: SAID_BY_ITS_VERB,
  taken: { ...updateRelease.rule.taken, ...idTaken("release") },
  async run(act, { edit }: { edit: Edit }) {
    const given = v.safeParse(Made, edit.fields);
    if (!given.success) throw new Malformed("A release needs a title and its workspace.", 422);
    const { changed } = checkedEdit({ ...edit, changed: null }, { ...RELEASE_FIELDS, ...ORDER_FIELDS });
    const places = (edit.fields.tracks ?? []) as readonly SaidPlace[];
    const { trackIds = places.map((place) => place.id) } = given.output;
    const { releaseId: id } = await act.runWithin(createRelease, { ...given.output, trackIds } as never);
    const rest = changed!.filter(
      (field) =>
        field !== "title" &&
        field !== "type" &&
        Object.hasOwn(RELEASE_FIELDS, field) &&
        edit.fields[field] != null,
    );
    if (rest.length > 0)
      await act.runWithin(updateRelease, {
        ...{ id, version: 1 },
        edit: releaseEdit(Object.fromEntries(rest.map((field) => [field, edit.fields[field]]))),
      });
    return act.done<Outcome>({ id });
  },
});

const placeOf = ({ id: trackId, disc, isInstant }: PlaceOnRelease) => ({ trackId, disc, isInstant });

/** Fields in the names of the wire as `updateRelease` takes them. */
export function releaseEdit({ preorderFrom, ...write }: Record<string, any>): ReleaseEdit {
  return {
    ...write,
    ...(preorderFrom !== undefined && { preorderFrom: preorderFrom && new Date(preorderFrom) }),
  };
}
