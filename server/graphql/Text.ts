import type { Text } from "../../domain/words/refusal.ts";
import { builder } from "./builder.ts";
import { GUARDED_BY_LOADER } from "./guarded.ts";
import { textFields } from "./textFields.ts";

export const TextType = builder.objectRef<Text>("Text").implement({
  description: "A text of the product, or a refusal that is told beside something else.",
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => textFields(t),
});
