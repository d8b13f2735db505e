import { lexicographicSortSchema, printSchema } from "graphql";
import { schema } from "../server/graphql/schema.ts";

/** schema.graphql as the code says it, sorted so that its diff is the review of the API. */
export function printedSchema(): string {
  return `${printSchema(lexicographicSortSchema(schema))}\n`;
}
