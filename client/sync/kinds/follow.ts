import { msg } from "@lingui/core/macro";
import { globalId, markKind, type SyncKind } from "./kind.ts";
import { layLevel } from "./library.ts";

const mark = markKind("follows", "Artist", "followed", "isFollowed", (name, isSet) =>
  isSet ? msg`Follow ${name}` : msg`Stop following ${name}`,
);

/** Whom somebody follows, and how much they hear of them. */
export const followKind: SyncKind = {
  ...mark,
  lay(store, entityId, fields, entry) {
    mark.lay(store, entityId, fields, entry);
    const { level } = fields;
    if (typeof level !== "string") return;
    const id = globalId("Artist", entityId);
    store.get(id)?.setValue(level, "followLevel");
    layLevel(store, id, level);
  },
  titleOf(entry) {
    const { changed, name } = entry;
    return changed.includes("followed") ? mark.titleOf(entry) : msg`How much you hear of ${name}`;
  },
};
