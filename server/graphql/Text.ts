import type { Text } from "../../domain/words/refusal.ts";
import { textIn } from "../../domain/words/textIn.ts";
import { localeOf } from "../accounts/localeOf.ts";
import { builder } from "./builder.ts";
import { GUARDED_BY_LOADER } from "./guarded.ts";

export const TextType = builder.objectRef<Text>("Text").implement({
  description: "A text of the product, or a refusal that is told beside something else.",
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => ({
    code: t.exposeString("code", { description: "Which text it is, such as `releases.titleMissing`." }),
    params: t.expose("params", { type: "Params", description: "What its words name." }),
    message: t.string({
      description: "Its words, in the language that the request asks for.",
      resolve: (text, _args, context) => textIn(localeOf(context), text),
    }),
  }),
});
