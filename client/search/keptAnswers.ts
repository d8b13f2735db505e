import type { FetchPolicy } from "relay-runtime";
import type { Question } from "../../domain/search/address.ts";
import { changeCount } from "../app/changes.ts";
import { variablesOf } from "./variablesOf.ts";

/** At which count of changes a question was asked last. */
const askedAt = new Map<string, number>();

/**
 * Whether the answer that is kept will do: for five minutes it does (SPEC.md section 9), but not over one's own change, nor over
 * news. Asking takes note of the question.
 */
export function policyFor(question: Question): FetchPolicy {
  const key = JSON.stringify(variablesOf(question));
  const isCurrent = askedAt.get(key) === changeCount();
  askedAt.set(key, changeCount());
  return isCurrent ? "store-or-network" : "network-only";
}
