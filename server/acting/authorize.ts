import { NotFound } from "../graphql/errors.ts";
import { type Actor, holds } from "./actor.ts";
import type { Json, Verb } from "./verb.ts";

/** Rights belong to the verb, not to the field: jobs, assistants and other verbs come past no field. */
export function authorize<Input, Answer extends Json>(
  actor: Actor,
  { rule }: Verb<Input, Answer>,
  input: Input,
): void {
  if (actor.kind === "visitor" && !rule.forVisitors) throw new NotFound();
  if (!holds(actor, rule.scope ?? null) || rule.may?.(actor, input) === false) throw new NotFound();
}
