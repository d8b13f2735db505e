import { msg } from "@lingui/core/macro";
import { markKind } from "./kind.ts";

export const saveKind = markKind("saves", "Release", "saved", "isSaved", (name, isSet) =>
  isSet ? msg`Save “${name}” to your library` : msg`Remove “${name}” from your library`,
);
