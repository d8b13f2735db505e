import type { Question } from "../../domain/search/address.ts";
import type { useSearchQuery$variables } from "../__generated__/useSearchQuery.graphql.ts";

/** A question as the server is asked it. */
export function variablesOf({ text, scope, filters, isExact }: Question): useSearchQuery$variables {
  return { text: text.trim(), scope, filters, exactly: isExact };
}
