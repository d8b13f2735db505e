import type { Text } from "../../domain/words/refusal.ts";
import { textIn } from "../../domain/words/textIn.ts";
import { localeOf } from "../accounts/localeOf.ts";
import type { builder } from "./builder.ts";

type SchemaTypes = typeof builder.$inferSchemaTypes;

/** What everything that says a text of ours has in the schema: which it is, what it names, and its words. */
export function textFields<Shape extends Text>(t: PothosSchemaTypes.ObjectFieldBuilder<SchemaTypes, Shape>) {
  return {
    code: t.string({
      description: "Which text it is, such as `releases.titleMissing`.",
      resolve: ({ code }) => code,
    }),
    params: t.field({
      type: "Params",
      description: "What its words name.",
      resolve: ({ params }) => params,
    }),
    message: t.string({
      description: "Its words, in the language that the request asks for.",
      resolve: (text, _args, context) => textIn(localeOf(context), text),
    }),
  };
}
