import { refusal } from "../../domain/words/refusal.ts";
import { EmailUnproven } from "../accounts/EmailUnproven.ts";
import { NotFound } from "../graphql/errors.ts";
import { type Actor, holds, viewerOf } from "./actor.ts";
import type { Json, Verb } from "./verb.ts";

/** Rights belong to the verb, not to the field: jobs, assistants and other verbs come past no field. */
export function authorize<Input, Answer extends Json>(
  actor: Actor,
  { rule }: Verb<Input, Answer>,
  input: Input,
): void {
  if (actor.kind === "visitor" && !rule.forVisitors) throw new NotFound();
  if (!holds(actor, rule.scope ?? null) || rule.may?.(actor, input) === false) throw new NotFound();
  const viewer = viewerOf(actor);
  if (rule.asksProof && viewer && !viewer.isEmailProven)
    throw new EmailUnproven(refusal("accounts.emailUnproven", { email: viewer.email }));
}
