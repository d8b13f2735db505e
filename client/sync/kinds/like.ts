import { msg } from "@lingui/core/macro";
import { markKind } from "./kind.ts";

export const likeKind = markKind("likes", "Track", "liked", "isLiked", (name, isSet) =>
  isSet ? msg`Like “${name}”` : msg`Take back the like of “${name}”`,
);
