import { msg } from "@lingui/core/macro";
import { markKind } from "./kind.ts";

export const followKind = markKind("follows", "Artist", "followed", "isFollowed", (name, isSet) =>
  isSet ? msg`Follow ${name}` : msg`Stop following ${name}`,
);
