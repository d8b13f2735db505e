import type { Code } from "./catalogue.ts";
import { type Params, type Refusal, refusal } from "./refusal.ts";

/**
 * A refusal that was kept. What was kept before refusals had codes, and matched none since, has its words alone: `words`, in
 * English. Null: nothing was refused.
 */
export function keptRefusal(code: string | null, params: unknown, words: string | null): Refusal | null {
  if (code !== null) return { code: code as Code, params: (params ?? {}) as Params };
  return words === null ? null : refusal("general.asWritten", { words });
}
