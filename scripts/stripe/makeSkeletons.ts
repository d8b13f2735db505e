import type { JsonSchema } from "./makeSchema.ts";

const DEEPEST = 8;

/** Of every object that the API answers: each field that its type demands, empty. */
export function makeSkeletons(definitions: Record<string, JsonSchema>): Record<string, unknown> {
  const resolved = (schema: JsonSchema): JsonSchema =>
    schema.$ref
      ? resolved(definitions[decodeURIComponent(schema.$ref.replace("#/definitions/", ""))]!)
      : schema;
  const emptyOf = (given: JsonSchema, depth = 0): unknown => {
    const schema = resolved(given);
    if (depth > DEEPEST) return null;
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return schema.enum.includes(null) ? null : schema.enum[0];
    const choices: JsonSchema[] | undefined = (schema.anyOf ?? schema.oneOf)?.map(resolved);
    if (choices) {
      if (choices.some(({ type }) => [type].flat().includes("null"))) return null;
      const fixed = choices.find((choice) => choice.const !== undefined);
      if (fixed) return fixed.const;
      return choices.some(({ type }) => type === "string") ? "" : emptyOf(choices[0]!, depth + 1);
    }
    const types = [schema.type].flat();
    if (types.includes("null")) return null;
    switch (types[0]) {
      case "object": {
        const required: string[] = (schema.required ?? []).filter(
          (name: string) => schema.properties?.[name],
        );
        return Object.fromEntries(
          required.map((name) => [name, emptyOf(schema.properties[name], depth + 1)]),
        );
      }
      case "array":
        return [];
      case "boolean":
        return false;
      case "number":
        return 0;
      case "string":
        return "";
      default:
        return null;
    }
  };
  const answers = Object.keys(definitions).filter((name) => name.startsWith("answer_"));
  return Object.fromEntries(
    answers.sort().map((name) => {
      const skeleton = emptyOf(definitions[name]!) as { object: string };
      return [skeleton.object, skeleton];
    }),
  );
}
