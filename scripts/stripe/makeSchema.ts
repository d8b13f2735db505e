import path from "node:path";
import { createGenerator, ExposeNodeParser } from "ts-json-schema-generator";

export type JsonSchema = { [word: string]: any };

/** Every shape of `Shapes` as JSON Schema, by its name, made from the types of the installed SDK. Takes some seconds. */
export function makeStripeSchema(): { $id: string; definitions: Record<string, JsonSchema> } {
  const nameOf = (ExposeNodeParser.prototype as any).getDefinitionName;
  // Several files of the SDK have a type of the same name.
  (ExposeNodeParser.prototype as any).getDefinitionName = function (node: any, context: unknown) {
    const name = nameOf.call(this, node, context);
    const [, file] = /stripe\/esm\/(?:resources\/)?(.*)\.d\.ts$/.exec(node.getSourceFile().fileName) ?? [];
    return file ? `${file.replaceAll("/", ".")}/${name}` : name;
  };
  const generator = createGenerator({
    path: path.join(import.meta.dirname, "shapes.ts"),
    tsconfig: path.join(import.meta.dirname, "../../tsconfig.json"),
    skipTypeCheck: true,
    additionalProperties: false,
    expose: "all",
    jsDoc: "none",
  });
  const definitions = { ...generator.createSchema("Shapes").definitions } as Record<string, JsonSchema>;
  (ExposeNodeParser.prototype as any).getDefinitionName = nameOf;
  Object.assign(definitions, definitions.Shapes!.properties);
  delete definitions.Shapes;
  // Words that the SDK leaves open are closed here: one that it does not know is a mistake of ours.
  definitions["shared/OtherString"] = { not: {} };
  for (const name of Object.keys(definitions))
    if (name.endsWith("Decimal/Decimal"))
      definitions[name] = { type: "string", pattern: "^-?[0-9]+(\\.[0-9]+)?$" };
  return { $id: "stripe", definitions };
}
