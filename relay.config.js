// Named exports: relay-compiler reads this file with require(), which would not see a default export.
export const src = "./client";
export const schema = "./schema.graphql";
export const language = "typescript";
export const artifactDirectory = "./client/__generated__";
export const eagerEsModules = true;
export const useImportTypeSyntax = true;
export const customScalarTypes = {
  DateTime: "string",
  Params: { name: "Params", path: "../../domain/words/refusal.ts" },
};
export const excludes = ["**/node_modules/**", "**/__generated__/**"];
export const persistConfig = { file: "./client/persisted.json", algorithm: "SHA256" };
// The client is delivered with its server: a value unknown to these types does not occur.
export const noFutureProofEnums = true;
